import { useState } from 'react';
import type { OpenEntry } from '@/data/drafts/unfinished/use-open-entry';
import { useJsonScope } from '../scope/json-scope';
import { entryIndex, withCurrentIndex } from './entry-place';

export interface EntryPlace {
  /** The entry, with the list in which it was last found. */
  followed: OpenEntry;
  /** The entry's current index in the list; null if it is not in the list. */
  index: number | null;
  /** True if the entry was in the list and has been removed. */
  isGone: boolean;
}

/** Tracks the open entry through every change of its list. */
export function useEntryPlace(opened: OpenEntry): EntryPlace {
  const { text } = useJsonScope();
  const [followed, setFollowed] = useState(opened);
  const next = withCurrentIndex(text, followed);
  if (next !== followed) setFollowed(next);
  const index = entryIndex(text, next);
  return { followed: next, index, isGone: next.index !== null && index === null };
}
