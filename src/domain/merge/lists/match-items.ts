import type { JsonNode } from '@/lib/json-nodes';
import { sameNode } from '@/lib/same-json';
import { keyedItems } from './natural-keys';
import { sameSide } from '../same-side';
import { leavesOf, MIN_SIMILARITY, SAME_NAME_BONUS, similarity } from './similarity';

/** The items of a list in order, by identity. The same item has the same identity in all three versions. */
export type Items = ReadonlyMap<string, JsonNode>;

export interface MatchedItems {
  base: Items;
  mine: Items;
  theirs: Items;
}

/**
 * Matches the items of `base` with the items of the two changed lists: first by natural key and similar content, the
 * best match first, then the remaining items by place. The identity of an item is its natural key in `base`. An added
 * item has its own natural key, with a plus in front if an item of `base` has the same key. Null if an item has no
 * natural key, or if two items of one version have the same key.
 */
export function matchItems(
  names: readonly string[],
  baseItems: readonly JsonNode[],
  mineItems: readonly JsonNode[],
  theirsItems: readonly JsonNode[],
): MatchedItems | null {
  const base = keyedItems(names, baseItems);
  const mine = keyedItems(names, mineItems);
  const theirs = keyedItems(names, theirsItems);
  if (base === null || mine === null || theirs === null) return null;
  return matchByPlace({ base, mine: byIdentity(base, mine, theirs), theirs: byIdentity(base, theirs, mine) });
}

/** The items of a side by their identity. */
function byIdentity(base: Items, side: Items, otherSide: Items): Items {
  const origins = originsOf(base, side, otherSide);
  return new Map(
    [...side].map(([key, item]) => [origins.get(key) ?? (base.has(key) ? `+${key}` : key), item] as const),
  );
}

interface Pair {
  from: string;
  to: string;
  isNamesake: boolean;
  score: number;
  distance: number;
}

/**
 * Maps the key of each item of a side to the key of the same item in `base`. Added items are absent. The most similar
 * pairs are matched first.
 */
function originsOf(base: Items, side: Items, otherSide: Items): Map<string, string> {
  const origins = new Map<string, string>();
  // Most items are unchanged, and leaving them out saves slow comparisons.
  const isUnchanged = (key: string): boolean => {
    const [old, item] = [base.get(key), side.get(key)];
    return old !== undefined && item !== undefined && sameNode(old, item);
  };
  for (const key of side.keys()) if (isUnchanged(key)) origins.set(key, key);
  const taken = new Set(origins.values());
  for (const { from, to } of pairsOf(base, side, otherSide, isUnchanged).toSorted(bestFirst)) {
    if (origins.has(to) || taken.has(from)) continue;
    origins.set(to, from);
    taken.add(from);
  }
  return origins;
}

/**
 * All pairs of an old and a new item that may be the same item. A pair with different keys is left out if the other
 * side has both the old item and an equal new item, because these are then two different items.
 */
function pairsOf(base: Items, side: Items, otherSide: Items, isUnchanged: (key: string) => boolean): Pair[] {
  const changed = (items: Items) =>
    [...items].flatMap(([key, item], place) => (isUnchanged(key) ? [] : [{ key, place, leaves: leavesOf(item) }]));
  const otherPlaces = new Map([...otherSide.keys()].map((key, place) => [key, place]));
  const added = changed(side).map((item) => ({
    ...item,
    otherPlace: otherPlaces.get(item.key) ?? item.place,
    isNewOnBoth: !base.has(item.key) && otherSide.has(item.key),
    isSameOnBoth: sameSide(side.get(item.key), otherSide.get(item.key)),
  }));
  return changed(base).flatMap((old) =>
    added.flatMap(({ key, place, otherPlace, leaves, isNewOnBoth, isSameOnBoth }): Pair[] => {
      const isNamesake = old.key === key;
      const likeness = similarity(old.leaves, leaves);
      const isAdditional = isSameOnBoth && otherSide.has(old.key);
      if (!isNamesake && (likeness < MIN_SIMILARITY || isAdditional)) return [];
      const score = likeness + (isNamesake || isNewOnBoth ? SAME_NAME_BONUS : 0);
      // Uses the places on both sides, so that both sides choose the same pair when two pairs are equally similar.
      const distance = Math.abs(old.place - place) + Math.abs(old.place - otherPlace);
      return [{ from: old.key, to: key, isNamesake, score, distance }];
    }),
  );
}

const bestFirst = (a: Pair, b: Pair): number =>
  b.score - a.score ||
  Number(b.isNamesake) - Number(a.isNamesake) ||
  a.distance - b.distance ||
  (a.to < b.to ? -1 : Number(a.to > b.to));

/**
 * Matches the items of `base` that both sides lack. On each side, a new item in the place of such an item counts as its
 * new version.
 */
function matchByPlace({ base, mine, theirs }: MatchedItems): MatchedItems {
  let [myItems, theirItems] = [mine, theirs];
  for (const id of base.keys()) {
    if (myItems.has(id) || theirItems.has(id)) continue;
    const myNew = inPlaceOf(id, base, myItems, theirItems);
    const theirNew = inPlaceOf(id, base, theirItems, myItems);
    if (myNew !== undefined) myItems = withRenamedItem(myItems, myNew, id);
    if (theirNew !== undefined) theirItems = withRenamedItem(theirItems, theirNew, id);
  }
  return { base, mine: myItems, theirs: theirItems };
}

/** The first item in the place of the removed item `gone` that only `side` has; undefined if there is none. */
function inPlaceOf(gone: string, base: Items, side: Items, otherSide: Items): string | undefined {
  const place = placesOf(base, side).get(gone);
  const places = placesOf(side, base);
  return [...side.keys()].find((id) => !base.has(id) && !otherSide.has(id) && places.get(id) === place);
}

/** The place of each item: the nearest item before it that the other list has too; null if there is none. */
export function placesOf(list: Items, otherList: Items): Map<string, string | null> {
  const places = new Map<string, string | null>();
  let before: string | null = null;
  for (const id of list.keys()) {
    places.set(id, before);
    if (otherList.has(id)) before = id;
  }
  return places;
}

const withRenamedItem = (items: Items, from: string, to: string): Items =>
  new Map([...items].map(([id, item]) => [id === from ? to : id, item]));
