import { membersOf, rawText, type JsonPart } from '@/lib/json-text';

/** The values inside a part: how many there are, and how often each occurs, by its keys and its spelling. */
export interface Leaves {
  total: number;
  counts: ReadonlyMap<string, number>;
}

/** The values inside a part. Empty texts and null say nothing, and where a value is in a list does not count. */
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

/** How much of two parts is the same: from 0, nothing, to 1, all of their values. */
export function similarity(a: Leaves, b: Leaves): number {
  const total = a.total + b.total;
  if (total === 0) return 0;
  let common = 0;
  for (const [leaf, count] of a.counts) common += Math.min(count, b.counts.get(leaf) ?? 0);
  return (2 * common) / total;
}
