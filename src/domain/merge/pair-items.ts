import { rawText, type JsonPart } from '@/lib/json-text';
import { keyedItems, keyNames } from './natural-keys';

/** An entry of a list in two versions; one side is undefined when the other version does not have it. */
export interface ItemPair {
  /** Its name, or without one its number from 1 in the newer list; for a removed entry in the older list. */
  name: string;
  before: JsonPart | undefined;
  after: JsonPart | undefined;
  /** Both positions, from 1, if it moved relative to the other entries that both lists have; else null. */
  moved: { from: number; to: number } | null;
}

/**
 * Members that can name an entry in a list without an identity rule, if no two entries have the same value. This is
 * reliable enough to compare two versions, but not to merge them.
 */
const COMMON_NAMES = ['code', 'name', 'label', 'productSkuMetadata', 'field', 'attribute', 'attributeCode'];

/**
 * Pairs the entries of two versions of a list, in the order of the newer list: by name or code; entries without one by
 * equal text, then by position.
 * @param key the key of the list
 */
export function pairItems(
  key: string | undefined,
  before: readonly JsonPart[],
  after: readonly JsonPart[],
): readonly ItemPair[] {
  const named = namedItems(keyNames(key), before, after) ?? namedItems(COMMON_NAMES, before, after);
  const oldNames = named?.before ?? [];
  const origins = named ? named.after.map((name) => oldNames.indexOf(name)) : originsByText(before, after);
  const nameOf = (index: number): string => named?.after[index] ?? String(index + 1);
  const stays = longestRise(origins.filter((origin) => origin !== -1));
  const kept = after.map((item, index): ItemPair => {
    const origin = origins[index] ?? -1;
    const moved = origin === -1 || stays.has(origin) ? null : { from: origin + 1, to: index + 1 };
    return { name: nameOf(index), before: before[origin], after: item, moved };
  });
  const pairs = kept.map((pair, index) => ({ pair, origin: origins[index] ?? -1 }));
  before.forEach((item, origin) => {
    if (origins.includes(origin)) return;
    const gone: ItemPair = {
      name: oldNames[origin] ?? String(origin + 1),
      before: item,
      after: undefined,
      moved: null,
    };
    // A removed entry comes after the entry that it used to follow.
    const place = origin === 0 ? -1 : pairs.findIndex((each) => each.origin === origin - 1);
    pairs.splice(place + 1, 0, { pair: gone, origin });
  });
  return pairs.map(({ pair }) => pair);
}

interface Names {
  before: string[];
  after: string[];
}

/** The names of all entries; null when an entry has none, or two entries of one version have the same one. */
function namedItems(
  names: readonly string[] | null,
  before: readonly JsonPart[],
  after: readonly JsonPart[],
): Names | null {
  const [old, next] = names === null ? [null, null] : [keyedItems(names, before), keyedItems(names, after)];
  if (old === null || next === null) return null;
  // The key is `member=name`; the screen shows only the name.
  const read = (keys: ReadonlyMap<string, JsonPart>) => [...keys.keys()].map((key) => key.slice(key.indexOf('=') + 1));
  const [beforeNames, afterNames] = [read(old), read(next)];
  const isUnique = [beforeNames, afterNames].every((all) => new Set(all).size === all.length);
  return isUnique ? { before: beforeNames, after: afterNames } : null;
}

/** For each new entry the index of its old version: equal ones first, the rest in order; -1 for none. */
function originsByText(before: readonly JsonPart[], after: readonly JsonPart[]): number[] {
  const free = new Map<string, number[]>();
  before.forEach((item, index) => {
    const text = rawText(item);
    free.set(text, [...(free.get(text) ?? []), index]);
  });
  const origins = after.map((item) => free.get(rawText(item))?.shift() ?? -1);
  const rest = [...free.values()].flat().toSorted((a, b) => a - b);
  return origins.map((origin) => (origin === -1 ? (rest.shift() ?? -1) : origin));
}

/** The longest increasing subsequence of distinct numbers. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  /** At index n: the lowest last number of any increasing subsequence of length n + 1, and the number before it. */
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
