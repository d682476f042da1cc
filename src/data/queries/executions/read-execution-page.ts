import { PAGE_SIZE } from '@/lib/page-size';
import { isPending } from '@/domain/execution-status';
import type { ExecutionFilters } from '@/domain/execution-filters';
import type { CacheDatabase } from '@/database/cache-database';
import { isCacheComplete, readFacts, unfilteredPage, type CachedPage } from '@/database/cached-page';
import { counterKey, unknownKey } from '@/database/counter-keys';
import { hasIndex, indexedFilters, matchesExecution, readMatching } from './read-matching';

/** The maximum number of newer executions to count. */
const MAX_NEWER = 100;
/** The maximum number of newer rows to compare with the filters. */
const MAX_NEWER_EXAMINED = 500;

export interface PageRequest {
  filters: ExecutionFilters;
  /** 1-based. */
  page: number;
  pageSize?: number;
  /** The highest id to include, so that a later page does not move when new rows arrive; null for no limit. */
  upTo?: number | null;
}

/** Reads one page, newest first. The total comes from the counters where possible. */
export async function readExecutionPage(cache: CacheDatabase, request: PageRequest): Promise<CachedPage> {
  const { pageSize = PAGE_SIZE, upTo = null } = request;
  let { filters } = request;
  const slice = { offset: (request.page - 1) * pageSize, limit: pageSize, upTo };
  // Read in one transaction: separate transactions are slower, and all open tabs read at the same time.
  const [facts, total, unknown, found, newer] = await cache.transaction(
    'r',
    [cache.executions, cache.counters, cache.meta],
    async () => {
      filters = await withKnownSpelling(cache, filters);
      return Promise.all([
        readFacts(cache),
        readTotal(cache, filters),
        countUnknown(cache, filters),
        readMatching(cache, filters, slice),
        upTo === null ? 0 : countNewer(cache, filters, upTo),
      ]);
    },
  );
  const page = unfilteredPage(facts, found.rows, newer);
  if (Object.keys(filters).length === 0) return page;
  const rows = isPendingOnly(filters) ? found.rows : page.rows;
  const newest = unknown > 0 ? await cache.executions.orderBy('id').last() : undefined;
  return {
    ...page,
    rows,
    complete: isCacheComplete(facts) && !found.partial && unknown === 0,
    partial: found.partial,
    total: total ?? found.matched ?? found.rows.length,
    ...(newest && { undecided: newest.id }),
  };
}

/** Replaces the e-mail in the filters by its spelling in the rows, because the indexes are case-sensitive. */
export async function withKnownSpelling(cache: CacheDatabase, filters: ExecutionFilters): Promise<ExecutionFilters> {
  const { createdByEmail } = filters;
  if (createdByEmail === undefined) return filters;
  const key = counterKey('createdBy', createdByEmail);
  const counter = await cache.counters.where('key').equalsIgnoreCase(key).first();
  if (counter === undefined) return filters;
  return { ...filters, createdByEmail: counter.key.slice(counterKey('createdBy', '').length) };
}

/** Whether the filters match only pending executions. The device has every pending execution (`pollPending`). */
export const isPendingOnly = ({ statuses = [] }: ExecutionFilters): boolean =>
  statuses.length > 0 && statuses.every((status) => isPending(status));

/** The number of newer matching executions, at most 100. With filters, examines only the first 500 newer rows. */
async function countNewer(cache: CacheDatabase, filters: ExecutionFilters, upTo: number): Promise<number> {
  const newer = cache.executions.where('id').above(upTo);
  if (Object.keys(filters).length === 0) return (await newer.limit(MAX_NEWER).primaryKeys()).length;
  const rows = await newer.limit(MAX_NEWER_EXAMINED).toArray();
  return Math.min(MAX_NEWER, rows.filter((row) => matchesExecution(row, filters)).length);
}

async function readCounter(cache: CacheDatabase, key: string): Promise<number> {
  return (await cache.counters.get(key))?.count ?? 0;
}

/** The total of a single filter, from its counters; null for several filters, and for a filter without counters. */
async function readTotal(cache: CacheDatabase, filters: ExecutionFilters): Promise<number | null> {
  const [single] = indexedFilters(filters);
  if (single === undefined || !hasIndex(filters)) return null;
  const counts = await Promise.all(single.values.map((value) => readCounter(cache, counterKey(single.counter, value))));
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * How many cached executions lack the value that a filter compares, e.g. the creator's e-mail where the server sends
 * only an id. Only the server can decide whether these executions match.
 */
async function countUnknown(cache: CacheDatabase, filters: ExecutionFilters): Promise<number> {
  const keys = indexedFilters(filters).map(({ counter }) => unknownKey(counter));
  const counts = await Promise.all(keys.map((key) => readCounter(cache, key)));
  return Math.max(0, ...counts);
}
