import { itemsOf, leafValue, membersOf, rawOf, type JsonNode } from '@/lib/json-nodes';

/** Minimum similarity (0 to 1) for two items with different names to be the same, renamed item. */
export const MIN_SIMILARITY = 0.5;
/** Bonus for an equal name. It is small, because a name may move to another item. */
export const SAME_NAME_BONUS = 0.2;

/** The values inside a part: their number, and how often each occurs, by path and source text. */
export interface Leaves {
  total: number;
  counts: ReadonlyMap<string, number>;
}

/** The values inside a part, without empty texts and null. Indexes in a list do not matter. */
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

/** The text of a part without white space and with sorted keys: equal for parts that are the same value. */
export function plainText(node: JsonNode): string {
  if (node.kind === 'array') return `[${itemsOf(node).map(plainText).join(',')}]`;
  if (node.kind === 'leaf') {
    const value = leafValue(node);
    return typeof value === 'string' ? JSON.stringify(value) : rawOf(node);
  }
  const members = [...membersOf(node)].map(([key, value]) => `${JSON.stringify(key)}:${plainText(value)}`);
  return `{${members.toSorted().join(',')}}`;
}
