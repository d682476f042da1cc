import type { OpenEntry } from '@/data/drafts/unfinished/use-open-entry';
import type { Path } from '@/domain/configuration/schema/path';
import { mergeJson } from '@/domain/merge/merge-json';
import { countAt, insertAt, rawAt, readAt, removeAt, setRawAt } from '@/domain/configuration/text/configuration-text';

/** The texts of the entries of a list, in their order. */
export function entryTexts(text: string, path: Path): string[] {
  return Array.from({ length: countAt(text, path) }, (_, index) => rawAt(text, [...path, index]) ?? '');
}

type Placed = Pick<OpenEntry, 'path' | 'index' | 'base'>;

/**
 * Where an entry stands now: in its place while it is spelled as it was, else wherever that spelling stands (the list may
 * have changed in another tab), else in its place as long as the list is long enough. Null for a new one, or none.
 */
export function entryIndex(text: string, { path, index, base }: Placed): number | null {
  if (index === null) return null;
  if (rawAt(text, [...path, index]) === base) return index;
  const moved = entryTexts(text, path).findIndex((raw) => raw === base);
  if (moved >= 0) return moved;
  return index < countAt(text, path) ? index : null;
}

/**
 * The configuration with the entry as it was edited; a new one, or one that is gone, goes last. One that was changed in
 * another tab meanwhile keeps that change, but where both changed the same.
 */
export function applyEntry(text: string, entry: Placed, edited: string): string {
  const { path, base } = entry;
  const index = entryIndex(text, entry);
  if (index === null) return insertAt(text, path, countAt(text, path), readAt(edited, []));
  const current = rawAt(text, [...path, index]);
  const isChanged = base !== null && current !== undefined && current !== base;
  const merged = isChanged ? (mergeJson(base, edited, current)?.text ?? edited) : edited;
  return setRawAt(text, [...path, index], merged);
}

export function withoutEntry(text: string, entry: Placed): string {
  const index = entryIndex(text, entry);
  return index === null ? text : removeAt(text, [...entry.path, index]);
}
