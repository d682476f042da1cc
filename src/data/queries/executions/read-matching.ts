import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { isCreatedBy, isDeviceOnly, type ExecutionFilters } from '@/domain/execution-filters';
import { idsCreatedIn, MAX_DISORDER_MS } from '../period/ids-by-time';
import { skipBlocks } from './skip-blocks';

/**
 * The maximum number of rows to examine for a combination of filters, which has no index. If more would be needed, the
 * server is asked for the page.
 */
const MAX_EXAMINED = 2_000;
/** A number above any id, with as many digits as the key of a block allows. */
const NEWEST = 999_999_999_999_999;

/** Which of the matching rows to read, newest first. */
export interface Slice {
  offset: number;
  limit: number;
  /** The highest id to include; null for no limit. */
  upTo: number | null;
}

/** The matching rows of a slice. */
export interface Found {
  rows: ExecutionRow[];
  /** The number of matches among the examined rows; null if an index found the rows, for which there are counters. */
  matched: number | null;
  /** Whether the limit of examined rows was reached. */
  partial: boolean;
}

/** Reads the matching rows: from an index if it covers all filters, otherwise by examining rows. */
export async function readMatching(cache: CacheDatabase, filters: ExecutionFilters, slice: Slice): Promise<Found> {
  if (!hasIndex(filters)) return examineRows(cache, filters, slice);
  const [filter] = indexedFilters(filters);
  const rows = filter === undefined ? readNewest(cache, slice) : readIndex(cache, filter, slice);
  return { rows: await rows, matched: null, partial: false };
}

/** The slice of all executions. */
async function readNewest(cache: CacheDatabase, { offset, limit, upTo }: Slice): Promise<ExecutionRow[]> {
  const start = await skipBlocks(cache, { newest: upTo ?? NEWEST, offset });
  return readPage((newest) => inRange(cache, { oldest: 0, newest }), { ...start, limit });
}

/**
 * The rows of a page of a collection. With an offset, Dexie reads row by row. So the offset is used only to find the id
 * of the first row; then all rows are read at once.
 * @param below the collection from this id on, newest first
 */
async function readPage(
  below: (newest: number) => ReturnType<typeof inRange>,
  { newest, offset, limit }: { newest: number; offset: number; limit: number },
): Promise<ExecutionRow[]> {
  const [first] = offset === 0 ? [newest] : await below(newest).offset(offset).limit(1).primaryKeys();
  return first === undefined ? [] : below(first).limit(limit).toArray();
}

/** The slice of the executions with one of a filter's values. Of earlier rows, only the keys are read. */
async function readIndex(cache: CacheDatabase, filter: IndexedFilter, slice: Slice): Promise<ExecutionRow[]> {
  const { offset, limit, upTo } = slice;
  const newest = upTo ?? NEWEST;
  const below = (value: string) => (id: number) => withValue(cache, filter, value, { oldest: 0, newest: id });
  const [only, ...further] = filter.values;
  if (only !== undefined && further.length === 0) return readPage(below(only), { newest, offset, limit });
  const collections = filter.values.map((value) => below(value)(newest));
  const parts = await Promise.all(collections.map((collection) => collection.limit(offset + limit).primaryKeys()));
  const ids = parts
    .flat()
    .sort((a, b) => b - a)
    .slice(offset, offset + limit);
  return (await cache.executions.bulkGet(ids)).filter((row) => row !== undefined);
}

/** The slice of the executions that match a combination of filters, among the newest of the most selective index. */
async function examineRows(cache: CacheDatabase, filters: ExecutionFilters, slice: Slice): Promise<Found> {
  const { offset, limit, upTo } = slice;
  const [filter] = indexedFilters(filters);
  const { matching, floor } = await examineNewest(cache, filters, upTo);
  const isOnlyTime = filter === undefined && (filters.types ?? []).length === 0;
  if (floor !== null && isOnlyTime) return readTimes(cache, filters, slice);
  return {
    rows: matching.slice(offset, offset + limit),
    matched: matching.length,
    partial: floor !== null,
  };
}

/** The matching executions among the newest of the most selective index. */
interface Examined {
  /** Newest first. */
  matching: ExecutionRow[];
  /** Executions with lower ids were not examined; null if all were. */
  floor: number | null;
}

async function examineNewest(cache: CacheDatabase, filters: ExecutionFilters, upTo: number | null): Promise<Examined> {
  const [filter] = indexedFilters(filters);
  const collections = collectionsOf(cache, filter, await rangeOf(cache, filters, upTo, MAX_DISORDER_MS));
  const partLimit = Math.ceil(MAX_EXAMINED / collections.length);
  const parts = await Promise.all(collections.map((collection) => collection.limit(partLimit).toArray()));
  const truncated = parts.filter((part) => part.length === partLimit);
  // A part that reached the limit may lack rows below its last row.
  const floor = Math.max(0, ...truncated.map((part) => part.at(-1)?.id ?? 0));
  const matching = parts
    .flat()
    .filter((row) => row.id >= floor && matchesExecution(row, filters))
    .sort((a, b) => b.id - a.id);
  return { matching, floor: truncated.length > 0 ? floor : null };
}

/** All matching executions of this device, newest first, in blocks, so that the page responds in between. */
export async function* readAllMatching(
  cache: CacheDatabase,
  filters: ExecutionFilters,
): AsyncGenerator<readonly ExecutionRow[]> {
  let upTo: number | null = null;
  do {
    const { matching, floor }: Examined = await examineNewest(cache, filters, upTo);
    yield matching;
    upTo = floor === null ? null : floor - 1;
  } while (upTo !== null);
}

/**
 * The slice of the many executions of a period, found by a range of ids. Ids and times have nearly the same order; the
 * few rows that are out of order do not matter among so many.
 */
async function readTimes(cache: CacheDatabase, filters: ExecutionFilters, slice: Slice): Promise<Found> {
  const { offset, limit, upTo } = slice;
  const range = await rangeOf(cache, filters, upTo, 0);
  const below = (newest: number) => inRange(cache, { ...range, newest });
  const { newest } = range;
  const [rows, matched] = await Promise.all([readPage(below, { newest, offset, limit }), below(newest).count()]);
  return { rows, matched, partial: false };
}

/** Whether one index covers all filters. */
export function hasIndex(filters: ExecutionFilters): boolean {
  return indexedFilters(filters).length <= 1 && filters.createdAfter === undefined && !isDeviceOnly(filters);
}

/** A filter that has an index, and a counter for each of its values. */
interface IndexedFilter {
  counter: 'instance' | 'createdBy' | 'company' | 'status';
  field: 'instanceCode' | 'createdByEmail' | 'companyCode' | 'status';
  values: readonly string[];
}

/** The active filters that have an index, the most selective first. */
export function indexedFilters(filters: ExecutionFilters): IndexedFilter[] {
  const { instanceCode, statuses = [], createdByEmail, companyCodes = [] } = filters;
  const all: IndexedFilter[] = [
    { counter: 'instance', field: 'instanceCode', values: instanceCode === undefined ? [] : [instanceCode] },
    { counter: 'createdBy', field: 'createdByEmail', values: createdByEmail === undefined ? [] : [createdByEmail] },
    { counter: 'company', field: 'companyCode', values: companyCodes },
    { counter: 'status', field: 'status', values: statuses },
  ];
  return all.filter(({ values }) => values.length > 0);
}

interface IdRange {
  oldest: number;
  newest: number;
}

/** The executions in the range, newest first: one collection for each value of the filter, or all of them. */
function collectionsOf(cache: CacheDatabase, filter: IndexedFilter | undefined, range: IdRange) {
  if (filter === undefined) return [inRange(cache, range)];
  return filter.values.map((value) => withValue(cache, filter, value, range));
}

const inRange = ({ executions }: CacheDatabase, { oldest, newest }: IdRange) =>
  executions.where('id').between(oldest, newest, true, true).reverse();

const withValue = (
  { executions }: CacheDatabase,
  { field }: IndexedFilter,
  value: string,
  { oldest, newest }: IdRange,
) => executions.where(`[${field}+id]`).between([value, oldest], [value, newest], true, true).reverse();

/**
 * The range of ids that can match the filters by creation time.
 * @param margin extends the time range on both sides, milliseconds
 */
async function rangeOf(
  cache: CacheDatabase,
  { createdAfter, createdBefore }: ExecutionFilters,
  upTo: number | null,
  margin: number,
): Promise<IdRange> {
  const newest = upTo ?? NEWEST;
  if (createdAfter === undefined && createdBefore === undefined) return { oldest: 0, newest };
  const from = createdAfter === undefined ? 0 : Date.parse(createdAfter);
  const to = createdBefore === undefined ? Infinity : Date.parse(createdBefore);
  const [oldest, end] = await idsCreatedIn(cache, { from, to }, margin);
  return { oldest, newest: Math.min(newest, end - 1) };
}

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
