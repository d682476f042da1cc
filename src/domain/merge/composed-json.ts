import { entriesOf, rawOf, type JsonNode } from '@/lib/json-nodes';

/** A value that a merge composed from parts of several texts; printed in the style of `styleSource`. */
export type ComposedJson =
  | { kind: 'object'; members: Map<string, MergedJson>; styleSource: JsonNode }
  | { kind: 'array'; items: MergedJson[]; styleSource: JsonNode };

/** The result of a merge: an unchanged part of one of the texts, or a composed value. */
export type MergedJson = JsonNode | ComposedJson;

export function isComposed(value: MergedJson): value is ComposedJson {
  return 'styleSource' in value;
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
  if (!isComposed(value)) return rawOf(value);
  const frame = frameOf(value.styleSource);
  const entries =
    value.kind === 'array'
      ? value.items.map(printMerged)
      : [...value.members].map(([key, member]) => `${JSON.stringify(key)}${frame.colon}${printMerged(member)}`);
  const [open, close] = value.kind === 'array' ? ['[', ']'] : ['{', '}'];
  return entries.length === 0 ? open + close : open + frame.open + entries.join(frame.separator) + frame.close + close;
}

function frameOf(source: JsonNode): Frame {
  const { text, start, end } = source;
  const entries = entriesOf(source);
  const [first, second] = entries;
  if (first === undefined) return PLAIN;
  const open = text.slice(start + 1, first.start);
  return {
    open,
    separator: second === undefined ? separatorAfter(open) : text.slice(first.node.end, second.start),
    colon: first.key === null ? PLAIN.colon : text.slice(first.keyEnd, first.node.start),
    close: text.slice(entries.at(-1)?.node.end, end - 1),
  };
}

/**
 * The separator for a container with one entry: a comma with its line break and margin, or ", " on one line.
 */
function separatorAfter(open: string): string {
  return open.includes('\n') ? `,${open}` : ', ';
}
