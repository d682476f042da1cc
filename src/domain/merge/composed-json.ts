import type { Node } from 'jsonc-parser';
import { membersOf, rawText, type JsonPart } from '@/lib/json-text';

/** A value that a merge composed from parts of several texts; printed in the style of `styleSource`. */
export type ComposedJson =
  | { kind: 'object'; members: Map<string, MergedJson>; styleSource: JsonPart }
  | { kind: 'array'; items: MergedJson[]; styleSource: JsonPart };

/** The result of a merge: an unchanged part of one of the texts, or a composed value. */
export type MergedJson = JsonPart | ComposedJson;

export function isComposed(value: MergedJson): value is ComposedJson {
  return 'kind' in value;
}

/** The white space around the entries of an object or a list. */
interface Frame {
  open: string;
  separator: string;
  colon: string;
  close: string;
}

const PLAIN: Frame = { open: '', separator: ', ', colon: ': ', close: '' };

/** Prints a merged value: unchanged parts verbatim, composed values with the white space of `styleSource`. */
export function printMerged(value: MergedJson): string {
  if (!isComposed(value)) return rawText(value);
  const frame = frameOf(value.styleSource);
  const entries =
    value.kind === 'array'
      ? value.items.map(printMerged)
      : [...value.members].map(([key, member]) => `${JSON.stringify(key)}${frame.colon}${printMerged(member)}`);
  const [open, close] = value.kind === 'array' ? ['[', ']'] : ['{', '}'];
  return entries.length === 0 ? open + close : open + frame.open + entries.join(frame.separator) + frame.close + close;
}

function frameOf({ text, node }: JsonPart): Frame {
  const [first, second] = node.children ?? [];
  const last = node.children?.at(-1);
  if (first === undefined || last === undefined) return PLAIN;
  const open = text.slice(node.offset + 1, first.offset);
  return {
    open,
    separator: second === undefined ? separatorAfter(open) : text.slice(endOf(first), second.offset),
    colon: colonOf(text, first),
    close: text.slice(endOf(last), node.offset + node.length - 1),
  };
}

/**
 * The separator for a container with one entry: a comma with its line break and margin, or ", " on one line.
 */
function separatorAfter(open: string): string {
  return open.includes('\n') ? `,${open}` : ', ';
}

function colonOf(text: string, property: Node): string {
  const [key, value] = property.children ?? [];
  return property.type === 'property' && key !== undefined && value !== undefined
    ? text.slice(endOf(key), value.offset)
    : PLAIN.colon;
}

const endOf = (node: Node): number => node.offset + node.length;

/** The members of an object as parts of its text. */
export function memberParts({ text, node }: JsonPart): Map<string, JsonPart> {
  return new Map([...membersOf(node)].map(([key, member]) => [key, { text, node: member }]));
}

/** The items of a list as parts of its text. */
export function itemParts({ text, node }: JsonPart): JsonPart[] {
  return (node.children ?? []).map((item) => ({ text, node: item }));
}
