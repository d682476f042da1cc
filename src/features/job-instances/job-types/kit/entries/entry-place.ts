import type { OpenEntry } from '@/data/drafts/unfinished/use-open-entry';
import type { Path } from '@/domain/configuration/schema/path';
import { mergeJson } from '@/domain/merge/merge-json';
import { matchItems } from '@/domain/merge/lists/match-items';
import { keyNames, naturalKey } from '@/domain/merge/lists/natural-keys';
import { countAt, insertAt, rawAt, readAt, removeAt, setRawAt } from '@/domain/configuration/text/configuration-text';
import { unambiguousRootOf } from '@/lib/json-nodes';
import { sameJson } from '@/lib/same-json';

/** The JSON texts of a list's entries, in order. */
export function entryTexts(text: string, path: Path): string[] {
  return Array.from({ length: countAt(text, path) }, (_, index) => rawAt(text, [...path, index]) ?? '');
}

/** An entry with its last known place: the path of its list, its index there, its text, and the texts of the list. */
export type EntryPosition = Pick<OpenEntry, 'path' | 'index' | 'base' | 'list'>;

/**
 * Finds the open entry in its list, by content or else by name, and returns its current index. Null if the entry is
 * new, gone, or not identified with certainty.
 */
export function entryIndex(text: string, entry: EntryPosition): number | null {
  const lastKnown = lastKnownPlace(entry);
  if (lastKnown === null) return null;
  return indexIn(entryTexts(text, entry.path), lastKnown, keyNames(String(entry.path.at(-1))));
}

/** The open entry with its current index. Returns the same object if the list is unchanged or the entry is gone. */
export function withCurrentIndex<Entry extends EntryPosition>(text: string, entry: Entry): Entry {
  const list = entryTexts(text, entry.path);
  const index = entryIndex(text, entry);
  const isSame = index === entry.index && list.join('\n') === entry.list?.join('\n');
  return index === null || isSame ? entry : { ...entry, index, list };
}

/**
 * The configuration with the edited entry; a new entry is added at the end. If another tab has changed the entry, the
 * changes of that tab are kept, except for values that were edited in this tab too. Null if the entry is gone.
 */
export function applyEntry(text: string, entry: EntryPosition, edited: string): string | null {
  const { path, base } = entry;
  if (entry.index === null) return addEntry(text, path, edited);
  const index = entryIndex(text, entry);
  if (index === null) return null;
  const current = rawAt(text, [...path, index]);
  const isChanged = base !== null && current !== undefined && current !== base;
  const merged = isChanged ? (mergeJson(base, edited, current)?.text ?? edited) : edited;
  return setRawAt(text, [...path, index], merged);
}

/** The configuration with an entry added at the end of the list. */
export function addEntry(text: string, path: Path, edited: string): string {
  return insertAt(text, path, countAt(text, path), readAt(edited, []));
}

/** The configuration without the entry. Unchanged if the entry is new; null if it is gone. */
export function withoutEntry(text: string, entry: EntryPosition): string | null {
  if (entry.index === null) return text;
  const index = entryIndex(text, entry);
  return index === null ? null : removeAt(text, [...entry.path, index]);
}

/** The list in which the entry was last found, its index there, and its text in that list. */
interface LastKnown {
  list: readonly string[];
  index: number;
  own: string;
}

/**
 * Where the entry was last found; null for a new entry. Earlier builds did not store `list`. If it is missing, the list
 * is assumed to have only this entry.
 */
function lastKnownPlace({ index, base, list }: EntryPosition): LastKnown | null {
  if (index === null || base === null) return null;
  const own = list?.[index];
  return list === undefined || own === undefined ? { list: [base], index: 0, own: base } : { list, index, own };
}

function indexIn(currentList: readonly string[], lastKnown: LastKnown, names: readonly string[] | null): number | null {
  const { list, index, own } = lastKnown;
  const equals = placesOf(currentList, own);
  const before = placesOf(list, own);
  // If the old list had more entries equal to the open entry than the current list has, it is unknown which of them was
  // removed.
  if (equals.length > 0) return equals.length < before.length ? null : (equals[before.indexOf(index)] ?? null);
  return names === null ? null : indexByName(currentList, lastKnown, names);
}

/**
 * The index of the only entry that has the name of the open entry. Null if another entry of the old list is missing:
 * somebody may have given the missing entry this name.
 */
function indexByName(
  currentList: readonly string[],
  { list, index, own }: LastKnown,
  names: readonly string[],
): number | null {
  const keyOf = (raw: string): string | null => {
    const part = unambiguousRootOf(raw);
    return part && naturalKey(part, names);
  };
  const [key, keys, keysNow] = [keyOf(own), list.map(keyOf), currentList.map(keyOf)];
  const hasKeyOnce = (all: readonly (string | null)[]): boolean => all.filter((each) => each === key).length === 1;
  if (key === null || !hasKeyOnce(keys) || !hasKeyOnce(keysNow)) return null;
  const areOthersThere = list.every((raw, place) => {
    const other = keys[place] ?? null;
    return place === index || (other === null ? placesOf(currentList, raw).length > 0 : keysNow.includes(other));
  });
  if (!areOthersThere) return null;
  // Two entries may have swapped their names. So the name counts only if the merge algorithm finds the same entry.
  const [before, after] = [list, currentList].map((all) => all.flatMap((raw) => unambiguousRootOf(raw) ?? []));
  const matched = before && after && matchItems(names, before, before, after);
  const place = keysNow.indexOf(key);
  return matched && [...matched.theirs.keys()][place] === key ? place : null;
}

const placesOf = (list: readonly string[], raw: string): number[] =>
  list.flatMap((each, index) => (sameJson(each, raw) ? [index] : []));
