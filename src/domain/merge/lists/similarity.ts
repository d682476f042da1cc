import { itemsOf, leafValue, membersOf, rawOf, type JsonNode } from '@/lib/json-nodes';

/** Two items that are at least this similar (0 to 1) count as the same item, even if they have different names. */
export const MIN_SIMILARITY = 0.5;
/**
 * Added to the similarity of two items if their names are equal. The bonus is small, because a name may move to another
 * item.
 */
export const SAME_NAME_BONUS = 0.2;
/** With more possible pairs than this, items are not paired by their similarity. */
export const MAX_COMPARED = 40_000;

/** The values inside a part. `counts` says how often each value occurs, by its path and source text. */
export interface Leaves {
  total: number;
  counts: ReadonlyMap<string, number>;
}

/**
 * Counts the values inside a part. Empty texts and null do not count. The index of a list item is not part of the path
 * of a value.
 */
export function leavesOf(part: JsonNode): Leaves {
  const all = leafTexts(part, '');
  const counts = new Map<string, number>();
  for (const leaf of all) counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  return { total: all.length, counts };
}

function leafTexts(node: JsonNode, place: string): string[] {
  if (node.kind === 'object') {
    return [...membersOf(node)].flatMap(([key, member]) => leafTexts(member, `${place}.${JSON.stringify(key)}`));
  }
  if (node.kind === 'array') return itemsOf(node).flatMap((item) => leafTexts(item, `${place}[]`));
  const text = plainText(node);
  return text === '""' || text === 'null' ? [] : [`${place}=${text}`];
}

/** The similarity of two parts, from 0 (no equal value) to 1 (all values equal). */
export function similarity(a: Leaves, b: Leaves): number {
  const total = a.total + b.total;
  if (total === 0) return 0;
  let common = 0;
  for (const [leaf, count] of a.counts) common += Math.min(count, b.counts.get(leaf) ?? 0);
  return (2 * common) / total;
}

/** A part as text without white space and with sorted keys. Equal values have the same text. */
export function plainText(node: JsonNode): string {
  if (node.kind === 'array') return `[${itemsOf(node).map(plainText).join(',')}]`;
  if (node.kind === 'leaf') {
    const value = leafValue(node);
    return typeof value === 'string' ? JSON.stringify(value) : rawOf(node);
  }
  const members = [...membersOf(node)].map(([key, value]) => `${JSON.stringify(key)}:${plainText(value)}`);
  return `{${members.toSorted().join(',')}}`;
}
