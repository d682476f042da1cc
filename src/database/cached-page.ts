import type { ExecutionRow } from '@/domain/execution';
import { PAGE_SIZE } from '@/lib/page-size';
import type { CacheDatabase } from './cache-database';
import { META_TOTAL, readBackfill, readMeta } from './cache-meta';
import { ALL_EXECUTIONS } from './counter-keys';

/** One page of executions from the cache. */
export interface CachedPage {
  rows: ExecutionRow[];
  /** The number of executions that match the query, as far as the cache knows. */
  total: number;
  /**
   * Whether nothing is missing: the cache has every execution of the server, and the query has examined all of them.
   */
  complete: boolean;
  /** True if the query stopped before it had examined all executions that may match. */
  partial?: boolean;
  /** The number of matching executions that are newer than the `upTo` of the query; at most 100. */
  newer: number;
  /**
   * The id of the newest execution. Present only if the cache lacks a value that a filter needs, so that only the
   * server can tell which executions match.
   */
  undecided?: number;
}

/** What is known about the completeness of the cache. */
export interface CacheFacts {
  /** The number of executions in the cache. */
  all: number;
  /** The number of executions on the server; null while unknown. */
  serverTotal: number | null;
  /** The cache has every execution with this or a higher id. Infinity before the first backfill. */
  lowest: number;
}

/** Reads how complete the cache is. */
export async function readFacts(cache: CacheDatabase): Promise<CacheFacts> {
  const [all, serverTotal, fill] = await Promise.all([
    cache.counters.get(ALL_EXECUTIONS),
    readMeta(cache, META_TOTAL),
    readBackfill(cache),
  ]);
  return { all: all?.count ?? 0, serverTotal, lowest: fill?.lowest ?? Infinity };
}

/**
 * A page of the unfiltered list. Below `lowest`, the cache has only executions that a user has looked up, with gaps
 * between them. So the page leaves out these executions, unless the cache is complete.
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
