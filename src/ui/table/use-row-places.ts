import { useState } from 'react';
import type { RowKey } from './column';

const NONE: ReadonlySet<RowKey> = new Set();
/** More rows than this are not animated: the eye cannot follow them, and each moving cell is a layer to paint. */
const MOST_MOVING = 5;

interface RowPlacesOptions {
  /** Whether rows that are added at the top are reported. */
  slideIn: boolean;
  /** Whether rows of another page reuse the elements of the rows before. */
  reuse: boolean;
}

export interface RowPlaces {
  /** The React key of a row, which decides which element it uses. */
  placeOf: ReadonlyMap<RowKey, number>;
  /** The rows that were added above existing rows. */
  added: ReadonlySet<RowKey>;
}

/**
 * Follows the rows of a table from one list to the next. A row keeps its element; a first fill, another page or another
 * filter brings no added rows, so that only what really is new moves, nor do many at once.
 */
export function useRowPlaces(keys: readonly RowKey[] | undefined, { slideIn, reuse }: RowPlacesOptions): RowPlaces {
  const [seen, setSeen] = useState(() => ({ list: keys, added: NONE, placeOf: nextPlaces(new Map(), keys, reuse) }));
  if (keys === undefined || sameKeys(seen.list, keys)) return seen;
  const added = slideIn ? addedAbove(seen.list, keys) : NONE;
  const next = { list: keys, added, placeOf: nextPlaces(seen.placeOf, keys, reuse) };
  setSeen(next);
  return next;
}

/** What stands in `after` before the first key of `before`; nothing when they share no key or it is too much to move. */
export function addedAbove(before: readonly RowKey[] | undefined, after: readonly RowKey[]): ReadonlySet<RowKey> {
  const known = new Set(before);
  const firstKnown = after.findIndex((key) => known.has(key));
  return firstKnown <= 0 || firstKnown > MOST_MOVING ? NONE : new Set(after.slice(0, firstKnown));
}

/**
 * The places of the next rows. Another page of the same columns has the same elements with other texts: filling them in
 * costs a third of making new ones, and the focus keeps its place.
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

function sameKeys(before: readonly RowKey[] | undefined, after: readonly RowKey[]): boolean {
  return before?.length === after.length && after.every((key, index) => key === before[index]);
}
