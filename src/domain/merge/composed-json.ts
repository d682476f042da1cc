import { entriesOf, rawOf, type JsonNode } from '@/lib/json-nodes';

/** A value that a merge put together from parts of several texts. It is printed in the style of `styleSource`. */
export type ComposedJson =
  | { kind: 'object'; members: Map<string, MergedJson>; styleSource: JsonNode }
  | { kind: 'array'; items: MergedJson[]; styleSource: JsonNode };

/** A merged value: an unchanged part of one of the texts, or a composed value. */
export type MergedJson = JsonNode | ComposedJson;

export function isComposed(value: MergedJson): value is ComposedJson {
  return 'styleSource' in value;
}

/** The text around and between the entries of an object or a list. */
interface Frame {
  open: string;
  separator: string;
  colon: string;
  close: string;
}

const PLAIN: Frame = { open: '', separator: ', ', colon: ': ', close: '' };

/**
 * Prints a merged value. Unchanged parts keep their text; composed values get the white space of their `styleSource`.
 */
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

function frameOf(node: JsonNode): Frame {
  const { source, start, end } = node;
  const entries = entriesOf(node);
  const [first, second] = entries;
  if (first === undefined) return PLAIN;
  const open = source.slice(start + 1, first.start);
  return {
    open,
    separator: second === undefined ? separatorAfter(open) : source.slice(first.node.end, second.start),
    colon: first.key === null ? PLAIN.colon : source.slice(first.keyEnd, first.node.start),
    close: source.slice(entries.at(-1)?.node.end, end - 1),
  };
}

/**
 * The separator to print if the container whose style is copied has no separator, because it has only one entry: a
 * comma with the line break and indentation before that entry, or ", " if the container is on one line.
 */
function separatorAfter(open: string): string {
  return open.includes('\n') ? `,${open}` : ', ';
}
