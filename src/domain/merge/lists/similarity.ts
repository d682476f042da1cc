import { membersOf, rawText, type JsonPart } from '@/lib/json-text';

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
export function leavesOf(part: JsonPart): Leaves {
  const all = leafTexts(part, '');
  const counts = new Map<string, number>();
  for (const leaf of all) counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  return { total: all.length, counts };
}

function leafTexts({ text, node }: JsonPart, place: string): string[] {
  if (node.type === 'object') {
    return [...membersOf(node)].flatMap(([key, member]) =>
      leafTexts({ text, node: member }, `${place}.${JSON.stringify(key)}`),
    );
  }
  if (node.type === 'array')
    return (node.children ?? []).flatMap((item) => leafTexts({ text, node: item }, `${place}[]`));
  if (node.value === '' || node.value === null) return [];
  return [`${place}=${node.type === 'string' ? JSON.stringify(node.value) : rawText({ text, node })}`];
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
export function plainText({ text, node }: JsonPart): string {
  if (node.type === 'array')
    return `[${(node.children ?? []).map((item) => plainText({ text, node: item })).join(',')}]`;
  if (node.type === 'string') return JSON.stringify(node.value);
  if (node.type !== 'object') return rawText({ text, node });
  const members = [...membersOf(node)].map(
    ([key, value]) => `${JSON.stringify(key)}:${plainText({ text, node: value })}`,
  );
  return `{${members.toSorted().join(',')}}`;
}
