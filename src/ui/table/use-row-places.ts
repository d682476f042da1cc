import { useState } from 'react';
import type { RowKey } from './column';

const NONE: ReadonlySet<RowKey> = new Set();
/**
 * If more rows than this are new, none of them slides in: nobody could follow so many, and each moving cell costs time.
 */
const MAX_ANIMATED = 5;

interface RowPlacesOptions {
  /** Whether new rows at the top slide in. If false, `added` gets no keys. */
  slideIn: boolean;
  /** True if the rows of another page reuse the elements of the previous rows. */
  reuse: boolean;
  /** True if elements stay in place and show other rows, so that nothing on the screen moves. */
  fixed?: boolean;
}

export interface RowPlaces {
  /** Key of a row → the React key, which decides which element shows the row. */
  placeOf: ReadonlyMap<RowKey, number>;
  /** The keys of the rows that were added above existing rows. */
  added: ReadonlySet<RowKey>;
}

/**
 * Tracks the rows of a table between renders. A row keeps its element, unless `fixed` is set. A row counts as added
 * only if it is new and above rows that were there before. So the first rows, the rows of another page or filter, and
 * many new rows at once do not count as added.
 */
export function useRowPlaces(
  keys: readonly RowKey[] | undefined,
  { slideIn, reuse, fixed = false }: RowPlacesOptions,
): RowPlaces {
  const [seen, setSeen] = useState(() => ({ list: keys, added: NONE, placeOf: nextPlaces(new Map(), keys, reuse) }));
  if (keys === undefined || sameKeys(seen.list, keys)) return seen;
  const added = slideIn ? keysAddedAbove(seen.list, keys) : NONE;
  const next = { list: keys, added, placeOf: fixed ? inOrder(keys) : nextPlaces(seen.placeOf, keys, reuse) };
  setSeen(next);
  return next;
}

/**
 * The keys at the start of `after` that are not in `before`. Empty if `before` and `after` have no common key, or if
 * there are too many new keys to animate.
 */
export function keysAddedAbove(before: readonly RowKey[] | undefined, after: readonly RowKey[]): ReadonlySet<RowKey> {
  const known = new Set(before);
  const firstKnown = after.findIndex((key) => known.has(key));
  return firstKnown <= 0 || firstKnown > MAX_ANIMATED ? NONE : new Set(after.slice(0, firstKnown));
}

/**
 * The React keys of the next rows. With `reuse`, the rows of another page get the React keys of the previous rows.
 * React then keeps the elements and changes only their texts: that takes a third of the time, and the focus stays.
 */
export function nextPlaces(
  before: ReadonlyMap<RowKey, number>,
  keys: readonly RowKey[] = [],
  reuse: boolean,
): ReadonlyMap<RowKey, number> {
  let fresh = Math.max(-1, ...before.values()) + 1;
  const free = reuse && !keys.some((key) => before.has(key)) ? [...before.values()] : [];
  return new Map(keys.map((key) => [key, before.get(key) ?? free.shift() ?? fresh++]));
}

const inOrder = (keys: readonly RowKey[]): ReadonlyMap<RowKey, number> =>
  new Map(keys.map((key, index) => [key, index]));

function sameKeys(before: readonly RowKey[] | undefined, after: readonly RowKey[]): boolean {
  return before?.length === after.length && after.every((key, index) => key === before[index]);
}
