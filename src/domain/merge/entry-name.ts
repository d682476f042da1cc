import { unambiguousRootOf } from '@/lib/json-nodes';
import { keyNames, naturalKey } from './lists/natural-keys';
import { entryNames } from './lists/pair-items';

/**
 * The path segment of an entry without a natural key. `#12=name` is the twelfth entry of the list in `base`.
 * `+hash-1=name` is an added entry: `hash` is computed from its text, and the number distinguishes entries with the
 * same hash.
 */
const UNKEYED_SEGMENT = /^(?:#\d+|\+[\da-z]+-\d+)=/;
const NUMBER_OR_EMPTY = /^\d*$/;

/**
 * The name of a list entry in one version of a conflict.
 * @param path the path of the conflict
 * @param text the JSON text of that version
 * @returns null if the path does not lead to an entry, or the entry has no name
 */
export function entryName(path: readonly string[], text: string): string | null {
  const [names, entry] = [keyNames(path.at(-2)), unambiguousRootOf(text)];
  if (entry === null) return null;
  if (UNKEYED_SEGMENT.test(path.at(-1) ?? '')) {
    const [name = ''] = entry.kind === 'object' ? entryNames(path.at(-2), [entry]) : [];
    return NUMBER_OR_EMPTY.test(name) ? null : name;
  }
  const key = names && naturalKey(entry, names);
  return key && key.slice(key.indexOf('=') + 1);
}

/**
 * Whether the segment stands for a new entry whose natural key is already used by another entry in `base` (written
 * `+key=…`). Also true for every added entry of a list that has natural keys but could not be matched by them.
 */
export const isNewNamesake = (path: readonly string[], index: number): boolean =>
  keyNames(path[index - 1]) !== null && (path[index]?.startsWith('+') ?? false);

/**
 * Whether the segment of an entry has the mark `+` of an added entry. An added entry with a new natural key has no
 * mark: its segment is only the key.
 */
export const isMarkedAdded = (path: readonly string[], index: number): boolean =>
  isNewNamesake(path, index) || (path[index]?.startsWith('+') === true && UNKEYED_SEGMENT.test(path[index]));

/** Whether a path segment stands for an entry of a list. */
export const isEntrySegment = (path: readonly string[], index: number): boolean =>
  UNKEYED_SEGMENT.test(path[index] ?? '') ||
  (keyNames(path[index - 1]) !== null && (path[index]?.includes('=') ?? false));

/** A path segment as the screen shows it: the name or number of an entry, or else the key. */
export const segmentName = (path: readonly string[], index: number): string => {
  const segment = path[index] ?? '';
  return isEntrySegment(path, index) ? segment.slice(segment.indexOf('=') + 1) : segment;
};
