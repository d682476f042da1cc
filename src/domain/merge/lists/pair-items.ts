import { leafValue, membersOf, rawOf, type JsonNode } from '@/lib/json-nodes';
import { keyNames, naturalKey } from './natural-keys';
import { leavesOf, MAX_COMPARED, MIN_SIMILARITY, SAME_NAME_BONUS, similarity } from './similarity';

/** A list entry in two versions. `before` or `after` is undefined if that version does not have the entry. */
export interface ItemPair {
  /**
   * The entry's name, or else its number from 1. The number is the position in the newer list; for a removed entry, the
   * position in the older list.
   */
  name: string;
  before: JsonNode | undefined;
  after: JsonNode | undefined;
  /** The old and the new position, from 1, if the entry moved past other entries that both lists have; else null. */
  moved: { from: number; to: number } | null;
}

/**
 * Members that can serve as the name of an entry without a natural key. These names are good enough to compare two
 * versions, but not to merge them.
 */
const COMMON_NAMES = [
  'code',
  'name',
  'label',
  'productSkuMetadata',
  'variantSkuMetadata',
  'field',
  'attribute',
  'attributeCode',
  'akeneoAttributeCode',
  'asset_family',
];

/**
 * Pairs the entries of two versions of a list, in the order of the newer list. Entries are paired by name first. The
 * remaining entries are paired by identity, then by equal text, then by similar content, and finally by their place
 * next to a paired entry.
 * @param key the key of the list
 */
export function pairItems(
  key: string | undefined,
  before: readonly JsonNode[],
  after: readonly JsonNode[],
): readonly ItemPair[] {
  const [old, next] = [entriesOf(key, before), entriesOf(key, after)];
  const origins = originsOf(old, next);
  const stays = longestRise(origins.filter((origin) => origin !== -1));
  const pairs = next.map(({ item, name, index }): { pair: ItemPair; origin: number } => {
    const origin = origins[index] ?? -1;
    const moved = origin === -1 || stays.has(origin) ? null : { from: origin + 1, to: index + 1 };
    return { pair: { name, before: before[origin], after: item, moved }, origin };
  });
  for (const { item, name, index } of old) {
    if (origins.includes(index)) continue;
    // A removed entry comes after the entry that it follows in the older list.
    const place = index === 0 ? -1 : pairs.findIndex(({ origin }) => origin === index - 1);
    pairs.splice(place + 1, 0, { pair: { name, before: item, after: undefined, moved: null }, origin: index });
  }
  return pairs.map(({ pair }) => pair);
}

/** An entry of one version. */
interface Entry {
  item: JsonNode;
  /** The position, from 0. */
  index: number;
  /** `member=name` for the member that serves as the name of the entry; null if the entry has no name. */
  key: string | null;
  /** Whether no other entry of this version has the same key. */
  isUnique: boolean;
  /** `member=value` for the member that identifies the entry; null if there is none. */
  identity: string | null;
  /** The name for the screen. */
  name: string;
}

/**
 * The names of a list's entries for the screen, as a comparison shows them. An entry without a name has its number from
 * 1.
 * @param key the key of the list
 */
export const entryNames = (key: string | undefined, items: readonly JsonNode[]): string[] =>
  entriesOf(key, items).map(({ name }) => name);

function entriesOf(listKey: string | undefined, items: readonly JsonNode[]): Entry[] {
  const identities = keyNames(listKey) ?? [];
  const names = [...identities, ...COMMON_NAMES];
  const keys = items.map((item) => naturalKey(item, names));
  const shown = keys.map((key) => key?.slice(key.indexOf('=') + 1) ?? '');
  const [keyCounts, nameCounts] = [countOf(keys), countOf(shown)];
  return items.map((item, index) => {
    const [key, name] = [keys[index] ?? null, shown[index] ?? ''];
    const isUnique = key !== null && keyCounts.get(key) === 1;
    const identity = identityOf(item, ['id', 'code', ...identities]);
    // A name of digits would look like the number of an entry.
    const isNumbered = !isUnique || nameCounts.get(name) !== 1 || /^\d*$/.test(name);
    return { item, index, key, isUnique, identity, name: isNumbered ? String(index + 1) : name };
  });
}

function countOf<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The first of these members that is a text or a number, as `member=value`; null if there is none. */
function identityOf(node: JsonNode, members: readonly string[]): string | null {
  const values = membersOf(node);
  for (const member of members) {
    const found = values.get(member);
    const value = found && leafValue(found);
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') return `${member}=${value}`;
  }
  return null;
}

/** For each entry of the newer version, the index of its older version; -1 if there is none. */
function originsOf(before: readonly Entry[], after: readonly Entry[]): number[] {
  const origins = after.map(() => -1);
  const taken = new Set<number>();
  const link = (old: Entry | undefined, entry: Entry): void => {
    if (old === undefined) return;
    origins[entry.index] = old.index;
    taken.add(old.index);
  };
  const freeOld = () => before.filter(({ index }) => !taken.has(index));
  const freeNew = () => after.filter(({ index }) => origins[index] === -1);

  const byKey = new Map(before.filter(({ isUnique }) => isUnique).map((entry) => [entry.key, entry]));
  for (const entry of after) if (entry.isUnique) link(byKey.get(entry.key), entry);

  const byIdentity = groupBy(freeOld(), ({ identity }) => identity);
  for (const [identity, entries] of groupBy(freeNew(), ({ identity: own }) => own)) {
    const olds = byIdentity.get(identity) ?? [];
    const [old, entry] = [olds[0], entries[0]];
    if (identity !== null && entry && olds.length === 1 && entries.length === 1) link(old, entry);
  }

  const byText = groupBy(freeOld(), ({ item }) => rawOf(item));
  for (const entry of freeNew()) link(byText.get(rawOf(entry.item))?.shift(), entry);

  for (const { old, entry } of similarPairs(freeOld(), freeNew()))
    if (!taken.has(old.index) && origins[entry.index] === -1) link(old, entry);

  // Entries with a unique name and an identity are not paired by place: if name and identity differ, they are different
  // entries.
  const pairByPlace = (fits: (entry: Entry) => boolean, isSure: (olds: number, news: number) => boolean): void => {
    for (const [inOld, inNew] of [
      [before, after],
      [before.toReversed(), after.toReversed()],
    ] as const) {
      const oldPlaces = placesOf(inOld, ({ index }) => (taken.has(index) ? index : -1));
      const newPlaces = placesOf(inNew, ({ index }) => origins[index] ?? -1);
      const byPlace = groupBy(freeOld().filter(fits), (old) => oldPlaces.get(old));
      for (const [place, entries] of groupBy(freeNew().filter(fits), (entry) => newPlaces.get(entry))) {
        const olds = byPlace.get(place) ?? [];
        if (isSure(olds.length, entries.length)) for (const entry of entries) link(olds.shift(), entry);
      }
    }
  };
  pairByPlace(
    ({ isUnique }) => !isUnique,
    () => true,
  );
  // Entries whose names differ are paired by place only if every entry in this place has a counterpart.
  pairByPlace(
    ({ isUnique, identity }) => isUnique && identity === null,
    (olds, news) => olds === news,
  );
  return origins;
}

/**
 * The pairs of entries with similar content, the most similar first. If pairs are equally similar, the closest in
 * position comes first.
 */
function similarPairs(before: readonly Entry[], after: readonly Entry[]): { old: Entry; entry: Entry }[] {
  if (before.length * after.length > MAX_COMPARED) return [];
  const candidates = after.map((entry) => ({ entry, leaves: leavesOf(entry.item) }));
  return before
    .flatMap((old) => {
      const oldLeaves = leavesOf(old.item);
      return candidates.map(({ entry, leaves }) => {
        const isNamesake = old.key !== null && old.key === entry.key;
        const likeness = similarity(oldLeaves, leaves) + (isNamesake ? SAME_NAME_BONUS : 0);
        return { old, entry, likeness, distance: Math.abs(old.index - entry.index) };
      });
    })
    .filter(({ likeness }) => likeness >= MIN_SIMILARITY)
    .toSorted((a, b) => b.likeness - a.likeness || a.distance - b.distance);
}

/** For each entry: the index, in the older list, of the nearest paired entry before it; -1 if there is none. */
function placesOf(entries: readonly Entry[], originOf: (entry: Entry) => number): Map<Entry, number> {
  let last = -1;
  const places = new Map<Entry, number>();
  for (const entry of entries) {
    places.set(entry, last);
    const origin = originOf(entry);
    if (origin !== -1) last = origin;
  }
  return places;
}

function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** The longest increasing subsequence of distinct numbers. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  /**
   * At index n: the lowest number that can end an increasing subsequence of length n + 1, and the number before the end
   * of that subsequence.
   */
  const ends: { value: number; previous: number | undefined }[] = [];
  const before = new Map<number, number | undefined>();
  for (const value of numbers) {
    const found = ends.findIndex((end) => end.value > value);
    const place = found === -1 ? ends.length : found;
    const previous = ends[place - 1]?.value;
    ends[place] = { value, previous };
    before.set(value, previous);
  }
  const rise = new Set<number>();
  for (let value = ends.at(-1)?.value; value !== undefined; value = before.get(value)) rise.add(value);
  return rise;
}
