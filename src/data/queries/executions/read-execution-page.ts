import { PAGE_SIZE } from '@/lib/page-size';
import { isPending } from '@/domain/execution-status';
import { isCreatedBy, isDeviceOnly, type ExecutionFilters } from '@/domain/execution-filters';
import type { CacheDatabase } from '@/database/cache-database';
import { cacheFacts, isCacheComplete, unfilteredPage, type CachedPage, type CacheFacts } from '@/database/cached-page';
import { META_FILL, META_TOTAL } from '@/database/cache-meta';
import { ALL_EXECUTIONS, counterKey, unknownKey } from '@/database/counter-keys';
import type { ExecutionRow } from '@/domain/execution';
import { MAX_DISORDER_MS, idsCreatedIn } from '../period/ids-by-time';
import { skipBlocks } from './skip-blocks';

/**
 * The maximum number of rows to examine for a combination of filters, because combinations have no index. If that is
 * not enough, the page comes from the server.
 */
const MAX_EXAMINED = 2_000;
/** Greater than any id. A larger number would have too many digits for the key of a block. */
const NEWEST = 999_999_999_999_999;
const MAX_NEWER = 100;
const MAX_NEWER_EXAMINED = 500;

export interface PageRequest {
  filters: ExecutionFilters;
  /** 1-based. */
  page: number;
  pageSize?: number;
  /** The highest id to include, so that a later page does not move when new rows arrive; null for no limit. */
  upTo?: number | null;
}

/** Reads one page, newest first. The total comes from a counter if one exists. */
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
        readRows(cache, filters, slice),
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
    total: total ?? found.matched,
    ...(newest && { undecided: newest.id }),
  };
}

/** Replaces the e-mail of the filter by that of the rows, because the indexes distinguish upper and lower case. */
async function withKnownSpelling(cache: CacheDatabase, filters: ExecutionFilters): Promise<ExecutionFilters> {
  const { createdByEmail } = filters;
  if (createdByEmail === undefined) return filters;
  const key = counterKey('createdBy', createdByEmail);
  const counter = await cache.counters.where('key').equalsIgnoreCase(key).first();
  if (counter === undefined) return filters;
  return { ...filters, createdByEmail: counter.key.slice(counterKey('createdBy', '').length) };
}

/** Pending executions are known at any age, because `pollPending` reads all of them. */
const isPendingOnly = ({ statuses = [] }: ExecutionFilters): boolean =>
  statuses.length > 0 && statuses.every((status) => isPending(status));

/** Whether an execution matches all filters. */
export function matchesExecution(row: ExecutionRow, filters: ExecutionFilters): boolean {
  const { instanceCode, statuses = [], createdByEmail, companyCodes = [], types = [] } = filters;
  return (
    (instanceCode === undefined || row.instanceCode === instanceCode) &&
    isCreatedBy(row, createdByEmail) === true &&
    (statuses.length === 0 || statuses.includes(row.status)) &&
    (companyCodes.length === 0 || (row.companyCode !== null && companyCodes.includes(row.companyCode))) &&
    (types.length === 0 || types.includes(row.type)) &&
    wasCreatedWithin(row, filters)
  );
}

function wasCreatedWithin({ createdAt }: ExecutionRow, { createdAfter, createdBefore }: ExecutionFilters): boolean {
  if (createdAfter === undefined && createdBefore === undefined) return true;
  const time = Date.parse(createdAt ?? '');
  return (
    (createdAfter === undefined || time >= Date.parse(createdAfter)) &&
    (createdBefore === undefined || time < Date.parse(createdBefore))
  );
}

const areIndexed = (filters: ExecutionFilters): boolean => filters.createdAfter === undefined && !isDeviceOnly(filters);

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

async function readFacts(cache: CacheDatabase): Promise<CacheFacts> {
  const [all, total, fill] = await Promise.all([
    readCounter(cache, ALL_EXECUTIONS),
    cache.meta.get(META_TOTAL),
    cache.meta.get(META_FILL),
  ]);
  return cacheFacts(all, total?.value, fill?.value);
}

/** The total of a single filter, from its counters; null for a combination of filters or a date filter. */
async function readTotal(cache: CacheDatabase, filters: ExecutionFilters): Promise<number | null> {
  const [single, ...others] = indexedFilters(filters);
  if (single === undefined || others.length > 0 || !areIndexed(filters)) return null;
  const counts = await Promise.all(single.values.map((value) => readCounter(cache, counterKey(single.counter, value))));
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * The number of executions that may match but lack the value of a filter, e.g. the e-mail of the creator where the server
 * sends only an id. Only the server can find these.
 */
async function countUnknown(cache: CacheDatabase, filters: ExecutionFilters): Promise<number> {
  const keys = indexedFilters(filters).map(({ counter }) => unknownKey(counter));
  const counts = await Promise.all(keys.map((key) => readCounter(cache, key)));
  return Math.max(0, ...counts);
}

interface IndexedFilter {
  counter: 'instance' | 'createdBy' | 'company' | 'status';
  field: 'instanceCode' | 'createdByEmail' | 'companyCode' | 'status';
  values: readonly string[];
}

/** The active filters that have an index, the most selective first. */
function indexedFilters(filters: ExecutionFilters): IndexedFilter[] {
  const { instanceCode, statuses = [], createdByEmail, companyCodes = [] } = filters;
  const all: IndexedFilter[] = [
    { counter: 'instance', field: 'instanceCode', values: instanceCode === undefined ? [] : [instanceCode] },
    { counter: 'createdBy', field: 'createdByEmail', values: createdByEmail === undefined ? [] : [createdByEmail] },
    { counter: 'company', field: 'companyCode', values: companyCodes },
    { counter: 'status', field: 'status', values: statuses },
  ];
  return all.filter(({ values }) => values.length > 0);
}

interface Slice {
  offset: number;
  limit: number;
  upTo: number | null;
}

interface Found {
  rows: ExecutionRow[];
  /** Matches among the examined rows; only meaningful for a combination. */
  matched: number;
  /** Whether the limit of examined rows was reached. */
  partial: boolean;
}

/** Reads rows through the most selective index, and merges the rows of several values by id. */
async function readRows(cache: CacheDatabase, filters: ExecutionFilters, slice: Slice): Promise<Found> {
  const { offset, limit, upTo } = slice;
  const { oldest, newest } = await boundsOf(cache, filters, upTo, MAX_DISORDER_MS);
  const [index, ...others] = indexedFilters(filters);
  const collections =
    index === undefined
      ? [cache.executions.where('id').between(oldest, newest, true, true).reverse()]
      : index.values.map((value) =>
          cache.executions.where(`[${index.field}+id]`).between([value, oldest], [value, newest], true, true).reverse(),
        );
  const [only, ...further] = collections;
  const isIndexEnough = others.length === 0 && areIndexed(filters);
  if (isIndexEnough && index === undefined) {
    const start = await skipBlocks(cache, { newest, offset });
    const page = cache.executions.where('id').belowOrEqual(start.newest).reverse();
    const rows = await page.offset(start.offset).limit(limit).toArray();
    return { rows, matched: rows.length, partial: false };
  }
  if (isIndexEnough && only !== undefined && further.length === 0) {
    const rows = await only.offset(offset).limit(limit).toArray();
    return { rows, matched: rows.length, partial: false };
  }
  if (isIndexEnough) return { rows: await mergeByKeys(cache, collections, slice), matched: 0, partial: false };
  const partLimit = Math.ceil(MAX_EXAMINED / collections.length);
  const parts = await Promise.all(collections.map((collection) => collection.limit(partLimit).toArray()));
  const truncatedParts = parts.filter((part) => part.length === partLimit);
  const { types = [] } = filters;
  // Ids and times have nearly the same order. Among so many rows, the few that are out of order do not matter.
  if (truncatedParts.length > 0 && index === undefined && types.length === 0) {
    const exact = await boundsOf(cache, filters, upTo, 0);
    const exactRange = () => cache.executions.where('id').between(exact.oldest, exact.newest, true, true).reverse();
    const [rows, matched] = await Promise.all([
      exactRange().offset(offset).limit(limit).toArray(),
      exactRange().count(),
    ]);
    return { rows, matched, partial: false };
  }
  // Below the last row of a part that was cut off, further rows of that part may be missing.
  const floor = Math.max(0, ...truncatedParts.map((part) => part.at(-1)?.id ?? 0));
  const matching = parts
    .flat()
    .filter((row) => row.id >= floor && matchesExecution(row, filters))
    .sort((a, b) => b.id - a.id);
  return { rows: matching.slice(offset, offset + limit), matched: matching.length, partial: truncatedParts.length > 0 };
}

/**
 * The range of ids that can match the filters by creation time.
 * @param margin extends the time range on both sides, milliseconds
 */
async function boundsOf(
  cache: CacheDatabase,
  { createdAfter, createdBefore }: ExecutionFilters,
  upTo: number | null,
  margin: number,
): Promise<{ oldest: number; newest: number }> {
  const newest = upTo ?? NEWEST;
  if (createdAfter === undefined && createdBefore === undefined) return { oldest: 0, newest };
  const from = createdAfter === undefined ? 0 : Date.parse(createdAfter);
  const to = createdBefore === undefined ? Infinity : Date.parse(createdBefore);
  const [oldest, end] = await idsCreatedIn(cache, { from, to }, margin);
  return { oldest, newest: Math.min(newest, end - 1) };
}

/** Merges collections by id and returns one page of the result. Reads only the keys of the pages before it. */
async function mergeByKeys(
  cache: CacheDatabase,
  collections: ReturnType<CacheDatabase['executions']['toCollection']>[],
  { offset, limit }: Slice,
): Promise<ExecutionRow[]> {
  const parts = await Promise.all(collections.map((collection) => collection.limit(offset + limit).primaryKeys()));
  const ids = parts
    .flat()
    .sort((a, b) => b - a)
    .slice(offset, offset + limit);
  return (await cache.executions.bulkGet(ids)).filter((row) => row !== undefined);
}
