import { isRecord } from '../json';
import type { ExecutionRow } from './rows';

export const PAGE_SIZE = 30;

/** Keys of the `meta` table that tell how complete the cached executions are. */
export const META_TOTAL = 'total';
export const META_FILL = 'fill';

/** One page of executions as the cache knows it. */
export interface CachedPage {
  rows: ExecutionRow[];
  /** How many there are as far as the cache knows. */
  total: number;
  /** Whether nothing is missing here: the cache holds every execution that the server has, and all that match were looked at. */
  whole: boolean;
  /** Of a page without filters: whether no execution is missing between these rows, as far as the walk over them has come. */
  solid: boolean;
  /** Matching executions newer than `upTo`, at most 100. */
  newer: number;
}

/** How far the walk over the executions has come (the sync worker's `FillState`). */
interface Fill {
  done: boolean;
  seen: number;
  floor: number;
  bottom: number;
}

/** What the cache knows of its own completeness. */
export interface CacheFacts {
  /** Executions in the cache. */
  all: number;
  /** Executions on the server; null while unknown. */
  serverTotal: number | null;
  fill: Fill | null;
}

/** Reads the facts from the values of their records: the counter of all executions and the two of `meta`. */
export function cacheFacts(all: unknown, total: unknown, fill: unknown): CacheFacts {
  return {
    all: typeof all === 'number' ? all : 0,
    serverTotal: typeof total === 'number' ? total : null,
    fill: isRecord(fill) ? (fill as unknown as Fill) : null,
  };
}

/** A page of the list without filters. */
export function unfilteredPage(facts: CacheFacts, rows: ExecutionRow[], offset: number, newer: number): CachedPage {
  return {
    rows,
    newer,
    total: facts.serverTotal ?? facts.all,
    whole: isWhole(facts),
    solid: isSolid(facts.fill, rows, offset),
  };
}

/** Whether the cache holds every execution that the server has. */
export function isWhole({ all, serverTotal }: CacheFacts): boolean {
  return serverTotal !== null && all >= serverTotal;
}

/** Whether the server must be asked for a page: the cache may not hold all of it. */
export function isLacking({ whole, solid, rows }: CachedPage, filtered: boolean): boolean {
  return !whole && (filtered || !solid || rows.length < PAGE_SIZE);
}

/** Rows that somebody looked up stand alone below the window, and below what the first walk has reached. */
function isSolid(fill: Fill | null, rows: readonly ExecutionRow[], offset: number): boolean {
  if (fill === null) return false;
  if (fill.done) return rows.every((row) => row.id >= fill.bottom);
  return fill.floor > 0 || offset + rows.length <= fill.seen;
}
