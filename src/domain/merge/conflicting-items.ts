import type { JsonNode } from '@/lib/json-nodes';
import { placesOf, type Items, type MatchedItems } from './lists/match-items';
import { naturalKey } from './lists/natural-keys';
import { sameSide } from './same-side';

/**
 * Why the user must decide about an item that only one side changed:
 * - `sameName`: another item would get the same natural key
 * - `replaced`: one side removed an item that the other side changed, and added this item in its place. This item may
 *   be a new version of the removed item
 */
export type ItemConflictReason = 'sameName' | 'replaced';

/**
 * The items about which the user must decide although only one side changed them. Maps the identity of each item to the
 * reason.
 */
export function conflictingItems(items: MatchedItems, names: readonly string[]): Map<string, ItemConflictReason> {
  const { base, mine, theirs } = items;
  const asked = new Map<string, ItemConflictReason>();
  for (const id of [...replacements(base, mine, theirs), ...replacements(base, theirs, mine)])
    asked.set(id, 'replaced');
  // The decision about an item may give it the name of another item, so that the user must decide about the other item,
  // too. Therefore, the search repeats until it adds no item.
  let before: number;
  do {
    before = asked.size;
    for (const id of namesakes(items, names, asked)) if (!asked.has(id)) asked.set(id, 'sameName');
  } while (asked.size > before);
  return asked;
}

/** The new items of `side` at the position of an item that `side` removed and the other side changed. */
function replacements(base: Items, side: Items, otherSide: Items): string[] {
  const gone = [...base].filter(([id, old]) => !side.has(id) && otherSide.has(id) && !sameSide(old, otherSide.get(id)));
  const before = placesOf(base, side);
  const emptied = new Set(gone.map(([id]) => before.get(id) ?? null));
  return [...placesOf(side, base)].flatMap(([id, place]) =>
    !base.has(id) && !otherSide.has(id) && emptied.has(place) ? [id] : [],
  );
}

/** The changed items that may end up with the same natural key as another item. */
function namesakes(
  items: MatchedItems,
  names: readonly string[],
  asked: ReadonlyMap<string, ItemConflictReason>,
): string[] {
  const { base, mine, theirs } = items;
  const holders = new Map<string, Set<string>>();
  for (const id of new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])) {
    for (const outcome of outcomesOf(base.get(id), mine.get(id), theirs.get(id), asked.has(id))) {
      const key = outcome && naturalKey(outcome, names);
      if (key != null) holders.set(key, (holders.get(key) ?? new Set<string>()).add(id));
    }
  }
  return [...holders.values()]
    .filter((ids) => ids.size > 1)
    .flatMap((ids) => [...ids].filter((id) => !sameSide(mine.get(id), theirs.get(id))));
}

/** The values that an item may have after the merge. */
function outcomesOf(
  base: JsonNode | undefined,
  mine: JsonNode | undefined,
  theirs: JsonNode | undefined,
  isAsked: boolean,
): (JsonNode | undefined)[] {
  if (isAsked) return [mine, theirs];
  if (sameSide(mine, base)) return [theirs];
  if (sameSide(theirs, base)) return [mine];
  return [mine, theirs];
}
