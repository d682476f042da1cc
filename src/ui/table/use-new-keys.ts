import { useState } from 'react';
import type { RowKey } from './column';

const NONE: ReadonlySet<RowKey> = new Set();
/** When more come at once, the eye has nothing to follow; and every cell that moves is a layer to paint. */
const MOST_MOVING = 5;

/**
 * The keys of rows that came in above rows which were already there. A first fill, another page or another filter brings
 * none, so that only what really is new moves; nor do many at once.
 */
export function useNewKeys(keys: readonly RowKey[] | undefined, enabled: boolean): ReadonlySet<RowKey> {
  const [seen, setSeen] = useState({ list: keys, added: NONE });
  if (keys === undefined || sameKeys(seen.list, keys)) return seen.added;
  const added = enabled ? addedAbove(seen.list, keys) : NONE;
  setSeen({ list: keys, added });
  return added;
}

/** What stands in `after` before the first key of `before`; nothing when they share no key or it is too much to move. */
export function addedAbove(before: readonly RowKey[] | undefined, after: readonly RowKey[]): ReadonlySet<RowKey> {
  const known = new Set(before);
  const firstKnown = after.findIndex((key) => known.has(key));
  return firstKnown <= 0 || firstKnown > MOST_MOVING ? NONE : new Set(after.slice(0, firstKnown));
}

function sameKeys(before: readonly RowKey[] | undefined, after: readonly RowKey[]): boolean {
  return before?.length === after.length && after.every((key, index) => key === before[index]);
}
