import { connectionTypeOf } from '../configuration/linked-connections';
import { entriesOf, leafValue, nodeAt, rawOf, rootOf, type JsonNode } from '@/lib/json-nodes';
import { parseJson } from '@/lib/json';
import type { ReplaceChange } from './bulk-change';

/** A value of a configuration with its JSON texts before and after a change. */
export interface ValueChange {
  path: (string | number)[];
  before: string;
  after: string;
}

/**
 * The values of a configuration that a replacement changes; null if the text is not JSON. Keys do not change. The
 * connections at the top level do not change either, because they have their own bulk change.
 */
export function replacedValues(text: string, change: ReplaceChange): ValueChange[] | null {
  const root = rootOf(text);
  if (root === null) return null;
  if (change.search === '') return [];
  const found: ValueChange[] = [];
  const visit = (node: JsonNode, path: (string | number)[]): void => {
    if (node.kind === 'leaf') {
      const after = replacedLeaf(node, change);
      if (after !== null && after !== rawOf(node)) found.push({ path, before: rawOf(node), after });
      return;
    }
    const entries = entriesOf(node);
    entries.forEach(({ key, node: inner }, index) => {
      if (path.length === 0 && key !== null && connectionTypeOf(key) !== null) return;
      // Of two equal keys, JSON readers take the last.
      if (key === null || entries.findLastIndex((other) => other.key === key) === index)
        visit(inner, [...path, key ?? index]);
    });
  };
  visit(root, []);
  return found;
}

/** The JSON text of a string or number after the replacement; null if the value does not match or has another type. */
function replacedLeaf(node: JsonNode, { search, replacement, whole }: ReplaceChange): string | null {
  const value = leafValue(node);
  if (typeof value === 'number') {
    const isNumber = /^-?\d/.test(replacement) && typeof parseJson(replacement) === 'number';
    return rawOf(node) === search && isNumber ? replacement : null;
  }
  if (typeof value !== 'string') return null;
  if (whole) return value === search ? JSON.stringify(replacement) : null;
  return value.includes(search) ? JSON.stringify(value.replaceAll(search, () => replacement)) : null;
}

/**
 * The text with some values replaced; the rest stays the same byte for byte. A value is replaced only if it still
 * equals the `before` of its change.
 */
export function withValues(text: string, changes: readonly ValueChange[]): string {
  const root = rootOf(text);
  if (root === null) return text;
  const places = changes.flatMap(({ path, before, after }) => {
    const node = nodeAt(root, path);
    return node !== undefined && rawOf(node) === before ? [{ start: node.start, end: node.end, after }] : [];
  });
  return places
    .toSorted((a, b) => b.start - a.start)
    .reduce((edited, { start, end, after }) => edited.slice(0, start) + after + edited.slice(end), text);
}
