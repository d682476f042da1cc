import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { isCreatedBy, isDeviceOnly, type ExecutionFilters } from '@/domain/execution-filters';
import { idsCreatedIn, MAX_DISORDER_MS } from '../period/ids-by-time';
import { skipBlocks } from './skip-blocks';

/**
 * The maximum number of rows to examine for a combination of filters that no index covers. If this is not enough, the
 * page is requested from the server.
 */
const MAX_EXAMINED = 2_000;
/** Higher than any id, with as many digits as the key of a block allows. */
const ABOVE_ALL_IDS = 999_999_999_999_999;

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
  /** The number of matching rows; null if an index has found the rows, because the counters then have the number. */
  matched: number | null;
  /** Whether rows were left unexamined, so that matching rows may be missing. */
  partial: boolean;
}

/** Reads the matching rows: from an index if it covers all filters, otherwise by examining rows. */
export async function readMatching(cache: CacheDatabase, filters: ExecutionFilters, slice: Slice): Promise<Found> {
  if (!hasIndex(filters)) return examineRows(cache, filters, slice);
  const [filter] = indexedFilters(filters);
  const rows = filter === undefined ? readNewest(cache, slice) : readIndex(cache, filter, slice);
  return { rows: await rows, matched: null, partial: false };
}

/** Reads a slice of all executions. */
async function readNewest(cache: CacheDatabase, { offset, limit, upTo }: Slice): Promise<ExecutionRow[]> {
  const start = await skipBlocks(cache, { newest: upTo ?? ABOVE_ALL_IDS, offset });
  return readPage((newest) => inRange(cache, { oldest: 0, newest }), { ...start, limit });
}

/**
 * Reads a slice of a collection. With an offset, Dexie reads row by row. So the offset is used only to find the id of
 * the first row; then all rows are read at once.
 * @param below returns the rows up to an id, newest first
 */
async function readPage(
  below: (newest: number) => ReturnType<typeof inRange>,
  { newest, offset, limit }: { newest: number; offset: number; limit: number },
): Promise<ExecutionRow[]> {
  const [first] = offset === 0 ? [newest] : await below(newest).offset(offset).limit(1).primaryKeys();
  return first === undefined ? [] : below(first).limit(limit).toArray();
}

/** Reads a slice of the executions that match a filter. Of the rows before the slice, only the keys are read. */
async function readIndex(cache: CacheDatabase, filter: IndexedFilter, slice: Slice): Promise<ExecutionRow[]> {
  const { offset, limit, upTo } = slice;
  const newest = upTo ?? ABOVE_ALL_IDS;
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

/** Reads a slice of the executions that match a combination of filters, by examining the newest candidates. */
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

/** The matching executions among the newest candidates. Candidates match the most selective filter. */
interface Examined {
  /** Newest first. */
  matching: ExecutionRow[];
  /** The lowest id down to which every candidate was examined; null if all candidates were examined. */
  floor: number | null;
}

async function examineNewest(cache: CacheDatabase, filters: ExecutionFilters, upTo: number | null): Promise<Examined> {
  const [filter] = indexedFilters(filters);
  const collections = collectionsOf(cache, filter, await rangeOf(cache, filters, upTo, MAX_DISORDER_MS));
  const partLimit = Math.ceil(MAX_EXAMINED / collections.length);
  const parts = await Promise.all(collections.map((collection) => collection.limit(partLimit).toArray()));
  const truncated = parts.filter((part) => part.length === partLimit);
  // A part that reached the limit may lack candidates below its last row.
  const floor = Math.max(0, ...truncated.map((part) => part.at(-1)?.id ?? 0));
  const matching = parts
    .flat()
    .filter((row) => row.id >= floor && matchesExecution(row, filters))
    .sort((a, b) => b.id - a.id);
  return { matching, floor: truncated.length > 0 ? floor : null };
}

/** Reads all matching executions of this device, newest first. Reads in blocks, so that the page stays responsive. */
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
 * Reads a slice of the executions of a period by a range of ids. Ids and times have nearly the same order. A few rows
 * that are out of order do not matter, because this function is used only for periods with very many executions.
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

/**
 * The executions in the range, newest first: a collection for each value of the filter; a single collection if there is
 * no filter.
 */
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
 * The range of ids of the executions whose creation time can match the filters.
 * @param margin extends the time range on both sides, milliseconds
 */
async function rangeOf(
  cache: CacheDatabase,
  { createdAfter, createdBefore }: ExecutionFilters,
  upTo: number | null,
  margin: number,
): Promise<IdRange> {
  const newest = upTo ?? ABOVE_ALL_IDS;
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
