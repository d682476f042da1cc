import type { FieldChange } from '../merge/field-changes';

/** A difference that was copied to one of the two integrations. */
export interface TakenOver {
  change: FieldChange;
  to: 'a' | 'b';
}

/** Identifies the place of a difference. */
export const placeKey = ({ property, path, moved }: FieldChange): string =>
  JSON.stringify([property, path, moved !== undefined]);

/**
 * The current differences, and the copied differences that no longer exist because both integrations now have the same
 * value. Each copied difference keeps its place in the list.
 * @param changes the current differences
 * @param taken the copied differences
 * @param order the places (`placeKey`) as they were listed before the copy
 */
export function withTakenOver(
  changes: readonly FieldChange[],
  taken: readonly TakenOver[],
  order: readonly string[],
): FieldChange[] {
  const listed = new Set(changes.map(placeKey));
  const kept = new Map(
    taken.flatMap(({ change }) => (listed.has(placeKey(change)) ? [] : [[placeKey(change), change] as const])),
  );
  const rows = [...changes];
  const keys = rows.map(placeKey);
  let next = 0;
  for (const key of order) {
    const change = kept.get(key);
    if (change !== undefined) {
      rows.splice(next, 0, change);
      keys.splice(next, 0, key);
    }
    const place = keys.indexOf(key);
    if (place !== -1) next = place + 1;
  }
  return rows;
}
