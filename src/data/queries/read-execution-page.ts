import type { ExecutionFilters } from '@/lib/api/filters';
import type { CacheDatabase } from '@/lib/database/cache-database';
import { ALL_EXECUTIONS, counterKey } from '@/lib/database/counter-keys';
import type { ExecutionRow } from '@/lib/database/rows';

export const PAGE_SIZE = 30;
/** A filter without an index of its own looks at no more rows than this; the server knows the rest. */
const MOST_EXAMINED = 2_000;

/** One page of executions as the cache knows it. */
export interface CachedPage {
  rows: ExecutionRow[];
  /** How many there are; null when the cache cannot know. */
  total: number | null;
  /** Whether the cache holds every execution that the server has, so that nothing is missing here. */
  whole: boolean;
  /** Executions newer than `upTo`. */
  newer: number;
}

export interface PageRequest {
  filters: ExecutionFilters;
  /** 1-based. */
  page: number;
  pageSize?: number;
  /** Only ids up to this one, so that a later page does not move while new ones arrive. */
  upTo?: number | null;
}

/** Reads one page, newest first, without counting: totals come from the counters. */
export async function readExecutionPage(cache: CacheDatabase, request: PageRequest): Promise<CachedPage> {
  const { filters, page, pageSize = PAGE_SIZE, upTo = null } = request;
  const [all, serverTotal, total] = await Promise.all([
    readCounter(cache, ALL_EXECUTIONS),
    readServerTotal(cache),
    readTotal(cache, filters),
  ]);
  const offset = (page - 1) * pageSize;
  const rows = await readRows(cache, filters, { offset, limit: pageSize, upTo });
  const newer = upTo === null ? 0 : await cache.executions.where('id').above(upTo).limit(100).count();
  const unfiltered = Object.keys(filters).length === 0;
  return {
    rows,
    whole: serverTotal !== null && all >= serverTotal,
    total: unfiltered ? (serverTotal ?? all) : total,
    newer,
  };
}

async function readCounter(cache: CacheDatabase, key: string): Promise<number> {
  return (await cache.counters.get(key))?.count ?? 0;
}

async function readServerTotal(cache: CacheDatabase): Promise<number | null> {
  const value = (await cache.meta.get('total'))?.value;
  return typeof value === 'number' ? value : null;
}

/** The total of a single filter from its counters; null for a combination or a date. */
async function readTotal(cache: CacheDatabase, filters: ExecutionFilters): Promise<number | null> {
  const { instanceCode, statuses = [], createdByEmail, companyCodes = [], createdAfter } = filters;
  const keys = [
    ...(instanceCode === undefined ? [] : [[counterKey('instance', instanceCode)]]),
    ...(createdByEmail === undefined ? [] : [[counterKey('createdBy', createdByEmail)]]),
    ...(statuses.length === 0 ? [] : [statuses.map((status) => counterKey('status', status))]),
    ...(companyCodes.length === 0 ? [] : [companyCodes.map((code) => counterKey('company', code))]),
  ];
  const [single] = keys;
  if (keys.length !== 1 || single === undefined || createdAfter !== undefined) return null;
  const counts = await Promise.all(single.map((key) => readCounter(cache, key)));
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Slice {
  offset: number;
  limit: number;
  upTo: number | null;
}

async function readRows(cache: CacheDatabase, filters: ExecutionFilters, slice: Slice): Promise<ExecutionRow[]> {
  const { instanceCode, statuses = [], createdByEmail, companyCodes = [] } = filters;
  const wanted = predicateOf(filters);
  if (instanceCode !== undefined) return scan(cache, [['instanceCode', instanceCode]], wanted, slice);
  if (createdByEmail !== undefined) return scan(cache, [['createdByEmail', createdByEmail]], wanted, slice);
  if (companyCodes.length > 0)
    return scan(
      cache,
      companyCodes.map((code) => ['companyCode', code]),
      wanted,
      slice,
    );
  if (statuses.length > 0)
    return scan(
      cache,
      statuses.map((status) => ['status', status]),
      wanted,
      slice,
    );
  return scan(cache, [], wanted, slice);
}

/** Reads along one index, or several values of one index merged by id. */
async function scan(
  cache: CacheDatabase,
  along: readonly (readonly [string, string])[],
  wanted: ((row: ExecutionRow) => boolean) | null,
  { offset, limit, upTo }: Slice,
): Promise<ExecutionRow[]> {
  const newest = upTo ?? Number.MAX_SAFE_INTEGER;
  const collections =
    along.length === 0
      ? [cache.executions.where('id').belowOrEqual(newest)]
      : along.map(([field, value]) =>
          cache.executions.where(`[${field}+id]`).between([value, 0], [value, newest], true, true),
        );
  const single = collections.length === 1 && wanted === null ? collections[0] : undefined;
  if (single !== undefined) return single.reverse().offset(offset).limit(limit).toArray();
  const parts = await Promise.all(
    collections.map((collection) => {
      let examined = 0;
      const bounded = collection.reverse().until(() => (examined += 1) > MOST_EXAMINED + offset);
      return (wanted === null ? bounded : bounded.filter(wanted)).limit(offset + limit).toArray();
    }),
  );
  return parts
    .flat()
    .sort((a, b) => b.id - a.id)
    .slice(offset, offset + limit);
}

/** The filters that the chosen index does not answer; null when it answers all. */
function predicateOf(filters: ExecutionFilters): ((row: ExecutionRow) => boolean) | null {
  const { instanceCode, statuses = [], createdByEmail, companyCodes = [], createdAfter } = filters;
  const after = createdAfter === undefined ? null : Date.parse(createdAfter);
  const kinds = [
    instanceCode !== undefined,
    createdByEmail !== undefined,
    statuses.length > 0,
    companyCodes.length > 0,
  ];
  if (kinds.filter(Boolean).length <= 1 && after === null) return null;
  return (row) =>
    (instanceCode === undefined || row.instanceCode === instanceCode) &&
    (createdByEmail === undefined || row.createdByEmail === createdByEmail) &&
    (statuses.length === 0 || statuses.includes(row.status)) &&
    (companyCodes.length === 0 || (row.companyCode !== null && companyCodes.includes(row.companyCode))) &&
    (after === null || (row.createdAt !== null && Date.parse(row.createdAt) >= after));
}
