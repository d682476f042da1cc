import type { Node } from 'jsonc-parser';
import { parseJsonText } from '@/lib/json-text';
import type { Path } from '../schema/path';

/** The newest texts with their trees: a form reads many places of the same text, and a modal has a text of its own. */
const recent: { text: string; tree: Node | null }[] = [];
const KEPT = 4;

/** The tree of a strict JSON text; null when it is not JSON, names a key twice or is nested too deep to be walked. */
export function treeOf(text: string): Node | null {
  const known = recent.find((entry) => entry.text === text);
  if (known !== undefined) return known.tree;
  const tree = parse(text);
  recent.unshift({ text, tree });
  recent.length = Math.min(recent.length, KEPT);
  return tree;
}

function parse(text: string): Node | null {
  try {
    return parseJsonText(text)?.node ?? null;
  } catch {
    // Thousands of nested brackets exhaust the parser's stack.
    return null;
  }
}

/** The node at a path; undefined when nothing stands there. A number in an object is its n-th member (a PHP list with gaps). */
export function nodeAt(root: Node, path: Path): Node | undefined {
  return path.reduce<Node | undefined>((node, segment) => (node === undefined ? node : childAt(node, segment)), root);
}

function childAt(node: Node, segment: string | number): Node | undefined {
  const children = node.children ?? [];
  if (node.type === 'array') return typeof segment === 'number' ? children[segment] : undefined;
  if (node.type !== 'object') return undefined;
  if (typeof segment === 'number') return children[segment]?.children?.[1];
  return children.find((property) => property.children?.[0]?.value === segment)?.children?.[1];
}

export const endOf = (node: Node): number => node.offset + node.length;

export const rawOf = (text: string, node: Node): string => text.slice(node.offset, endOf(node));

/** The members or items of a container as they stand in the text: a property with its key. */
export const entriesOf = (node: Node): readonly Node[] => node.children ?? [];

export const isContainer = (node: Node): boolean => node.type === 'object' || node.type === 'array';
