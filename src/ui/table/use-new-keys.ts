import { useState } from 'react';
import type { RowKey } from './column';

const NONE: ReadonlySet<RowKey> = new Set();

/**
 * The keys of rows that came in above rows which were already there. A first fill, another page or another filter brings
 * none, so that only what really is new moves.
 */
export function useNewKeys(keys: readonly RowKey[] | undefined, enabled: boolean): ReadonlySet<RowKey> {
  const [seen, setSeen] = useState({ list: keys, added: NONE });
  if (keys === undefined || sameKeys(seen.list, keys)) return seen.added;
  const added = enabled ? addedAbove(seen.list, keys) : NONE;
  setSeen({ list: keys, added });
  return added;
}

/** What stands in `after` before the first key of `before`; nothing when they share no key. */
export function addedAbove(before: readonly RowKey[] | undefined, after: readonly RowKey[]): ReadonlySet<RowKey> {
  const known = new Set(before);
  const firstKnown = after.findIndex((key) => known.has(key));
  return firstKnown <= 0 ? NONE : new Set(after.slice(0, firstKnown));
}

function sameKeys(before: readonly RowKey[] | undefined, after: readonly RowKey[]): boolean {
  return before?.length === after.length && after.every((key, index) => key === before[index]);
}
