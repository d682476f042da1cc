// Relative, because the build's configuration reads this file.
import { isRecord } from '../lib/json';
import { PAGE_SIZE } from '../lib/page-size';
import type { ExecutionRow } from '@/domain/execution';

/** One page of executions as the cache knows it. */
export interface CachedPage {
  rows: ExecutionRow[];
  /** How many there are as far as the cache knows. */
  total: number;
  /** Whether nothing is missing here: the cache holds every execution that the server has, and all that match were looked at. */
  whole: boolean;
  /** Matching executions newer than `upTo`, at most 100. */
  newer: number;
}

/** What the cache knows of its own completeness. */
export interface CacheFacts {
  /** Executions in the cache. */
  all: number;
  /** Executions on the server; null while unknown. */
  serverTotal: number | null;
  /** The lowest id down to which no execution is missing; infinite before the first walk has begun. */
  lowest: number;
}

/** Reads the facts from the values of their records: the counter of all executions and the two of `meta`. */
export function cacheFacts(all: unknown, total: unknown, fill: unknown): CacheFacts {
  return {
    all: typeof all === 'number' ? all : 0,
    serverTotal: typeof total === 'number' ? total : null,
    // A `BackfillState`.
    lowest: isRecord(fill) ? Number(fill['lowest']) : Infinity,
  };
}

/**
 * A page of the list without filters. Below the window, and below what the walk has reached, the cache holds only what somebody
 * has looked up: executions between these rows and the others may be missing, so they are left out.
 * @param found the rows as the cache holds them, newest first
 */
export function unfilteredPage(facts: CacheFacts, found: readonly ExecutionRow[], newer: number): CachedPage {
  const whole = isWhole(facts);
  return {
    rows: found.filter(({ id }) => whole || id >= facts.lowest),
    newer,
    total: facts.serverTotal ?? facts.all,
    whole,
  };
}

/** Whether the cache holds every execution that the server has. */
export function isWhole({ all, serverTotal }: CacheFacts): boolean {
  return serverTotal !== null && all >= serverTotal;
}

/** Whether the server must be asked for a page: the cache may not hold all of it. */
export function isLacking({ whole, rows }: CachedPage, filtered: boolean): boolean {
  return !whole && (filtered || rows.length < PAGE_SIZE);
}
