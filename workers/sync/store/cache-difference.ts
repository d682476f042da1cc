import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionDetailRow, ExecutionRow } from '@/domain/execution';
import type { MetaRow } from '@/database/rows';
import { sameValue } from '@/lib/same-value';
import { withNames } from './people';
import { rowsOfIds } from './rows-of';

/** Executions and meta rows to write, before they are compared with the cache. */
export interface ExecutionsChange {
  executions: readonly ExecutionRow[];
  details: readonly ExecutionDetailRow[];
  /** The ids of executions to delete. */
  removed: readonly number[];
  meta: readonly MetaRow[];
  /** Returns the row with the fields that a list omits. They come from `known`, the row in the cache. */
  complete(row: ExecutionRow, known: ExecutionRow | undefined): ExecutionRow;
}

/** The result of a comparison with the cache: the details and meta rows that differ. */
export interface CacheDifference {
  details: readonly ExecutionDetailRow[];
  meta: readonly MetaRow[];
  /** True if nothing differs from the cache: no execution, no detail and no meta row. */
  isEmpty: boolean;
}

/** Compares a change with the cache in a read transaction, so that an unchanged poll needs no write transaction. */
export async function compareWithCache(
  cache: CacheDatabase,
  { executions, details, removed, meta, complete }: ExecutionsChange,
): Promise<CacheDifference> {
  const tables = [cache.executions, cache.executionDetails, cache.people, cache.meta];
  const isAnyChanged = async (): Promise<boolean> => {
    const rows = await rowsOfIds(cache.executions, idsOf(executions));
    const named = await withNames(
      cache,
      executions.map((row, index) => complete(row, rows[index])),
    );
    return named.some((row, index) => !sameValue(row, rows[index]));
  };
  const [isChanged, oldDetails, gone, changedMetaRows] = await cache.transaction('r', tables, async () =>
    Promise.all([
      isAnyChanged(),
      rowsOfIds(cache.executionDetails, idsOf(details)),
      rowsOfIds(cache.executions, removed),
      changedMeta(cache, meta),
    ]),
  );
  const changedDetails = details.filter((row, index) => !sameValue(row, oldDetails[index]));
  const isAnyRemoved = gone.some((row) => row !== undefined);
  return {
    details: changedDetails,
    meta: changedMetaRows,
    isEmpty: !isChanged && !isAnyRemoved && changedDetails.length === 0 && changedMetaRows.length === 0,
  };
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

async function changedMeta(cache: CacheDatabase, meta: readonly MetaRow[]): Promise<MetaRow[]> {
  if (meta.length === 0) return [];
  const before = await cache.meta.bulkGet(meta.map((entry) => entry.key));
  return meta.filter((entry, index) => !sameValue(entry.value, before[index]?.value));
}
