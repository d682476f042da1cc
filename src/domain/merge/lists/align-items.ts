import { diffArrays } from 'diff';
import type { JsonNode } from '@/lib/json-nodes';
import { likeness, listEntries, scoreOf, type ListEntry } from './list-entries';
import type { MatchedItems } from './match-items';
import { entryNames } from './pair-items';
import { MAX_COMPARED, MIN_SIMILARITY } from './similarity';

/** Added to the score of a pair if both entries share a text that no other entry of their lists has. */
const RARE_TEXT_BONUS = 0.5;

/** One changed version of the list. */
interface Side {
  entries: readonly ListEntry[];
  /** For each entry, the index of the old entry that it comes from; -1 if it was added. */
  origins: number[];
  /** For each entry, the index of the same added entry in the other changed version; -1 if there is none. */
  twins: number[];
}

/**
 * Matches the entries of a list without natural keys: first equal entries, then the most similar entries, then entries
 * that follow the same matched entry. An entry of `base` has the identity `#number=name`; the identity of an added
 * entry starts with `+`. Null if an entry is not an object.
 * @param listName the key of the list
 */
export function alignItems(
  listName: string | undefined,
  baseItems: readonly JsonNode[],
  mineItems: readonly JsonNode[],
  theirsItems: readonly JsonNode[],
): MatchedItems | null {
  if ([...baseItems, ...mineItems, ...theirsItems].some(({ kind }) => kind !== 'object')) return null;
  const base = listEntries(listName, baseItems);
  const [mine, theirs] = [newSide(listName, mineItems), newSide(listName, theirsItems)];
  for (const side of [mine, theirs]) linkEqual(base, side.entries, side.origins);
  // If both sides added equal entries, they added the same entry.
  linkEqual(freeOf(mine), freeOf(theirs), theirs.twins);
  theirs.twins.forEach((twin, index) => twin !== -1 && (mine.twins[twin] = index));
  linkSimilar(base, mine, theirs);
  for (const side of [mine, theirs]) linkByPlace(base, side);
  linkAdditions(mine, theirs);
  const [baseNames = [], mineNames = [], theirsNames = []] = [baseItems, mineItems, theirsItems].map((items) =>
    entryNames(listName, items),
  );
  const ids = baseNames.map((name, index) => `#${index + 1}=${name}`);
  const added = additionIds(mine, mineNames, theirs, theirsNames);
  const idOf = (side: Side, addedIds: ReadonlyMap<number, string>, index: number): string =>
    ids[side.origins[index] ?? -1] ?? addedIds.get(index) ?? '';
  return {
    base: new Map(baseItems.map((item, index) => [ids[index] ?? '', item])),
    mine: new Map(mineItems.map((item, index) => [idOf(mine, added.mine, index), item])),
    theirs: new Map(theirsItems.map((item, index) => [idOf(theirs, added.theirs, index), item])),
  };
}

const newSide = (listName: string | undefined, items: readonly JsonNode[]): Side => ({
  entries: listEntries(listName, items),
  origins: items.map(() => -1),
  twins: items.map(() => -1),
});

/** The entries of a side that are not linked to an old entry. */
const freeOf = ({ entries, origins }: Side): ListEntry[] => entries.filter(({ index }) => origins[index] === -1);
/** The old entries to which no entry of a side is linked. */
const freeOld = (base: readonly ListEntry[], { origins }: Side): ListEntry[] => {
  const taken = new Set(origins);
  return base.filter(({ index }) => !taken.has(index));
};

/**
 * Links equal entries: first the entries that stayed in order, then the remaining entries. Writes the indexes into
 * `links`.
 */
function linkEqual(old: readonly ListEntry[], now: readonly ListEntry[], links: number[]): void {
  let [oldAt, nowAt] = [0, 0];
  const [oldLeft, nowLeft]: [ListEntry[], ListEntry[]] = [[], []];
  for (const { count, added, removed } of diffArrays(textsOf(old), textsOf(now))) {
    const [olds, news] = [old.slice(oldAt, oldAt + count), now.slice(nowAt, nowAt + count)];
    if (removed) oldLeft.push(...olds);
    else if (added) nowLeft.push(...news);
    else news.forEach((entry, place) => (links[entry.index] = olds[place]?.index ?? -1));
    if (!added) oldAt += count;
    if (!removed) nowAt += count;
  }
  for (const entry of nowLeft) {
    const place = oldLeft.findIndex(({ text }) => text === entry.text);
    const [found] = place === -1 ? [] : oldLeft.splice(place, 1);
    if (found !== undefined) links[entry.index] = found.index;
  }
}

const textsOf = (entries: readonly ListEntry[]): string[] => entries.map(({ text }) => text);

interface Pair {
  old: ListEntry;
  entry: ListEntry;
  score: number;
}
interface Candidate extends Pair {
  side: Side;
  other: Side;
}

/**
 * Links similar entries, the most similar pair first. If an entry has a twin, both are linked to the same old entry, or
 * both stay without a link.
 */
function linkSimilar(base: readonly ListEntry[], mine: Side, theirs: Side): void {
  const candidates = [...candidatesOf(base, mine, theirs), ...candidatesOf(base, theirs, mine)];
  for (const { old, entry, side, other } of candidates.toSorted(bestFirst)) {
    const twin = side.twins[entry.index] ?? -1;
    const isFree = side.origins[entry.index] === -1 && !side.origins.includes(old.index);
    if (!isFree || (twin !== -1 && other.origins.includes(old.index))) continue;
    side.origins[entry.index] = old.index;
    if (twin !== -1) other.origins[twin] = old.index;
  }
}

function candidatesOf(base: readonly ListEntry[], side: Side, other: Side): Candidate[] {
  const [olds, entries] = [freeOld(base, side), freeOf(side)];
  if (olds.length * entries.length > MAX_COMPARED) return [];
  const [oldRare, newRare] = [rareTexts(base), rareTexts(side.entries)];
  return olds.flatMap((old) =>
    entries.flatMap((entry) => {
      const sharesText = [...old.leaves().counts.keys()].some(
        (leaf) => oldRare.has(leaf) && newRare.has(leaf) && entry.leaves().counts.has(leaf),
      );
      if (likeness(old, entry) === null && !sharesText) return [];
      return [{ old, entry, side, other, score: scoreOf(old, entry) + (sharesText ? RARE_TEXT_BONUS : 0) }];
    }),
  );
}

/**
 * The texts that occur in only one entry of a list. An old and a new entry that share such a text are probably versions
 * of one entry.
 */
function rareTexts(entries: readonly ListEntry[]): ReadonlySet<string> {
  const [once, more] = [new Set<string>(), new Set<string>()];
  for (const leaf of entries.flatMap(({ leaves }) => [...leaves().counts.keys()]))
    (once.has(leaf) ? more : once).add(leaf);
  return new Set([...once].filter((leaf) => leaf.endsWith('"') && !more.has(leaf)));
}

const bestFirst = (a: Pair, b: Pair): number =>
  b.score - a.score ||
  Math.abs(a.old.index - a.entry.index) - Math.abs(b.old.index - b.entry.index) ||
  a.old.index - b.old.index ||
  a.entry.index - b.entry.index;

/** Links old and new entries that are not linked yet and follow the same linked entry, the most similar pair first. */
function linkByPlace(base: readonly ListEntry[], side: Side): void {
  const linked = new Set(side.origins);
  const olds = byPlace(base, ({ index }) => (linked.has(index) ? index : -1));
  const news = byPlace(side.entries, ({ index }) => side.origins[index] ?? -1);
  const pairs = [...news].flatMap(([place, entries]) =>
    entries
      .filter(({ index }) => side.twins[index] === -1)
      .flatMap((entry) => (olds.get(place) ?? []).map((old) => ({ old, entry, score: scoreOf(old, entry) }))),
  );
  if (pairs.length > MAX_COMPARED) return;
  for (const { old, entry } of pairs.toSorted(bestFirst)) {
    if (side.origins[entry.index] === -1 && !side.origins.includes(old.index)) side.origins[entry.index] = old.index;
  }
}

/**
 * Groups the entries without a link by their place. The place is given by the nearest linked entry before them: the
 * index of its old entry, or -1 if there is no linked entry before them.
 */
function byPlace(entries: readonly ListEntry[], originOf: (entry: ListEntry) => number): Map<number, ListEntry[]> {
  const groups = new Map<number, ListEntry[]>();
  let place = -1;
  for (const entry of entries) {
    const origin = originOf(entry);
    if (origin === -1) groups.set(place, [...(groups.get(place) ?? []), entry]);
    else place = origin;
  }
  return groups;
}

/** Links entries that both sides added, if they have the same name and similar content. */
function linkAdditions(mine: Side, theirs: Side): void {
  const isSingle = (side: Side) => (entry: ListEntry) => side.twins[entry.index] === -1;
  const others = freeOf(theirs).filter(isSingle(theirs));
  const pairs = freeOf(mine)
    .filter(isSingle(mine))
    .flatMap((own) => others.map((other) => ({ own, other, score: own.name === null ? null : likeness(own, other) })))
    .filter(({ own, other, score }) => own.name === other.name && (score ?? 0) >= MIN_SIMILARITY);
  for (const { own, other } of pairs.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))) {
    if (mine.twins[own.index] !== -1 || theirs.twins[other.index] !== -1) continue;
    mine.twins[own.index] = other.index;
    theirs.twins[other.index] = own.index;
  }
}

/**
 * The identities of added entries, by their index. An entry that both sides added has the same identity on both sides.
 */
function additionIds(
  mine: Side,
  mineNames: readonly string[],
  theirs: Side,
  theirsNames: readonly string[],
): Record<'mine' | 'theirs', ReadonlyMap<number, string>> {
  const used = new Set<string>();
  const newId = (names: readonly string[], texts: readonly string[]): string => {
    const hash = hashOf(texts.toSorted()[0] ?? '');
    let copy = 1;
    while (used.has(`${hash}-${copy}`)) copy += 1;
    used.add(`${hash}-${copy}`);
    return `+${hash}-${copy}=${names.toSorted()[0] ?? ''}`;
  };
  const [mineIds, theirsIds] = [new Map<number, string>(), new Map<number, string>()];
  for (const { index, text } of freeOf(mine)) {
    const twin = mine.twins[index] ?? -1;
    const name = mineNames[index] ?? '';
    if (twin === -1) mineIds.set(index, newId([name], [text]));
    else {
      const id = newId([name, theirsNames[twin] ?? ''], [text, theirs.entries[twin]?.text ?? '']);
      mineIds.set(index, id);
      theirsIds.set(twin, id);
    }
  }
  for (const { index, text } of freeOf(theirs))
    if (theirs.twins[index] === -1) theirsIds.set(index, newId([theirsNames[index] ?? ''], [text]));
  return { mine: mineIds, theirs: theirsIds };
}

/** A short code for a text. */
function hashOf(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash >>> 0).toString(36);
}
