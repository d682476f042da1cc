// A relative import, because the configuration of the build also loads this file.
import { isRecord } from '../lib/json';
import { PAGE_SIZE } from '../lib/page-size';
import type { ExecutionRow } from '@/domain/execution';

/** One page of executions from the cache. */
export interface CachedPage {
  rows: ExecutionRow[];
  /** The number of matching executions, as far as the cache knows. */
  total: number;
  /** Whether nothing is missing: the cache has every execution of the server, and the query examined all candidates. */
  complete: boolean;
  /** True if the query did not examine all candidates. */
  partial?: boolean;
  /** Number of matching executions newer than the `upTo` of the query, at most 100. */
  newer: number;
  /**
   * The id of the newest execution. Present if the cache lacks a filtered value of some execution: only the server can
   * tell whether that execution matches.
   */
  undecided?: number;
}

/** Facts about the completeness of the cache. */
export interface CacheFacts {
  /** Executions in the cache. */
  all: number;
  /** Executions on the server; null while unknown. */
  serverTotal: number | null;
  /** The cache has every execution with this id or a higher one. Infinity before the first backfill. */
  lowest: number;
}

/** Reads the facts from the counter of all executions and two values of `meta`. */
export function cacheFacts(all: unknown, total: unknown, fill: unknown): CacheFacts {
  return {
    all: typeof all === 'number' ? all : 0,
    serverTotal: typeof total === 'number' ? total : null,
    // `fill` is a `BackfillState`.
    lowest: isRecord(fill) ? Number(fill['lowest']) : Infinity,
  };
}

/**
 * A page of the list without filters. Below `lowest`, the cache has only executions that a user looked up. Executions
 * between them may be missing, so rows below `lowest` are omitted unless the cache is complete.
 * @param rows rows from the cache, newest first
 */
export function unfilteredPage(facts: CacheFacts, rows: readonly ExecutionRow[], newer: number): CachedPage {
  const complete = isCacheComplete(facts);
  return {
    rows: rows.filter(({ id }) => complete || id >= facts.lowest),
    newer,
    total: facts.serverTotal ?? facts.all,
    complete,
  };
}

/** Whether the cache has every execution of the server. */
export function isCacheComplete({ all, serverTotal }: CacheFacts): boolean {
  return serverTotal !== null && all >= serverTotal;
}

/** Whether a cached page may be incomplete, so that it must be requested from the server. */
export function isIncompletePage({ complete, rows }: CachedPage, isFiltered: boolean): boolean {
  return !complete && (isFiltered || rows.length < PAGE_SIZE);
}
