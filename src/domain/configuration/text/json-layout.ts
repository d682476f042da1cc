import type { Node } from 'jsonc-parser';
import { endOf, entriesOf } from './json-tree';

/** How the entries of a container are spaced, taken from the text around it. */
export interface Layout {
  /** Between the opening bracket and the first entry, and between the last entry and the closing one. */
  lead: string;
  tail: string;
  /** Between two entries, the comma included. */
  separator: string;
  /** Between a key and its value. */
  colon: string;
}

/** How a value is written at its place: given the line break with the margin it stands at, or null for one line. */
export type Print = (breakAt: string | null) => string;

const TWO_SPACES = '  ';

const lastBreak = (space: string): string | null => /\r?\n[ \t]*$/.exec(space)?.[0] ?? null;

/** The line break and margin that entries of this container stand at; null when it is written in one line. */
export const breakOf = ({ lead }: Layout): string | null => lastBreak(lead);

/** The layout of a container, as it is written or, for an empty one, as its surroundings suggest. */
export function layoutOf(text: string, root: Node, node: Node): Layout {
  const colon = colonOf(text, node) ?? colonOf(text, root) ?? ': ';
  const [first, second] = entriesOf(node);
  if (first === undefined) return { ...emptyLayout(text, root, node), colon };
  const last = entriesOf(node).at(-1) ?? first;
  const lead = text.slice(node.offset + 1, first.offset);
  const space = lead === '' && /\s$/.test(colon) ? ' ' : lead;
  const separator = second === undefined ? `,${space}` : text.slice(endOf(first), second.offset);
  return { lead, tail: text.slice(endOf(last), endOf(node) - 1), separator, colon };
}

function colonOf(text: string, node: Node): string | null {
  if (node.type !== 'object') return null;
  const [key, value] = entriesOf(node)[0]?.children ?? [];
  return key === undefined || value === undefined ? null : text.slice(endOf(key), value.offset);
}

function emptyLayout(text: string, root: Node, node: Node): Omit<Layout, 'colon'> {
  const around = containerOf(node);
  const margin = around === null ? marginOf(text, node) : breakOf(layoutOf(text, root, around));
  if (margin === null) return { lead: '', tail: '', separator: ',' };
  const lead = margin + indentOf(text, root);
  return { lead, tail: margin, separator: `,${lead}` };
}

/** The container that a container stands in; a property is not one. */
function containerOf(node: Node): Node | null {
  const { parent } = node;
  if (parent === undefined) return null;
  return parent.type === 'property' ? (parent.parent ?? null) : parent;
}

function marginOf(text: string, node: Node): string {
  return lastBreak(text.slice(0, node.offset)) ?? (text.includes('\r\n') ? '\r\n' : '\n');
}

/** One step of indentation: how much deeper the entries of the root stand than its closing bracket. */
function indentOf(text: string, root: Node): string {
  const [first] = entriesOf(root);
  const last = entriesOf(root).at(-1);
  if (first === undefined || last === undefined) return TWO_SPACES;
  const inner = lastBreak(text.slice(root.offset + 1, first.offset));
  const outer = lastBreak(text.slice(endOf(last), endOf(root) - 1));
  return inner !== null && outer !== null && inner.startsWith(outer) ? inner.slice(outer.length) : TWO_SPACES;
}

/** Prints a JSON value in the text's style. */
export function printerOf(text: string, root: Node, value: unknown): Print {
  return (breakAt) => {
    if (breakAt === null) return JSON.stringify(value);
    const indent = indentOf(text, root) || TWO_SPACES;
    return JSON.stringify(value, null, indent).replaceAll('\n', breakAt);
  };
}
