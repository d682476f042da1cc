import { useState } from 'react';
import type { RowKey } from './column';

const NONE: ReadonlySet<RowKey> = new Set();
/** The maximum number of rows to animate. The eye cannot follow more, and each moving cell is a layer to paint. */
const MAX_ANIMATED = 5;

interface RowPlacesOptions {
  /** Whether rows that are added at the top are reported. */
  slideIn: boolean;
  /** Whether rows of another page reuse the elements of the previous rows. */
  reuse: boolean;
  /** Whether elements stay in place and show other rows, so that nothing on the screen moves. */
  fixed?: boolean;
}

export interface RowPlaces {
  /** The React key of a row, which decides which element it uses. */
  placeOf: ReadonlyMap<RowKey, number>;
  /** The rows that were added above existing rows. */
  added: ReadonlySet<RowKey>;
}

/**
 * Tracks the rows of a table between renders. A row keeps its element, unless `fixed` is set. Only new rows above
 * existing rows count as added; the first rows, another page or filter, and many new rows at once do not.
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
 * The keys at the start of `after` that are not in `before`; empty if there is no common key, or if they are too many
 * to animate.
 */
export function keysAddedAbove(before: readonly RowKey[] | undefined, after: readonly RowKey[]): ReadonlySet<RowKey> {
  const known = new Set(before);
  const firstKnown = after.findIndex((key) => known.has(key));
  return firstKnown <= 0 || firstKnown > MAX_ANIMATED ? NONE : new Set(after.slice(0, firstKnown));
}

/**
 * The React keys of the next rows. Another page reuses the DOM elements and changes only their text, which takes a
 * third of the time of creating elements and keeps the focus.
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
