import type { CacheDatabase } from '@/database/cache-database';
import type { CompanyRow } from '@/domain/company';
import type { ConnectionRow } from '@/domain/connection';
import type { HistoryRow, InstanceRow } from '@/domain/instance';
import type { JobRow } from '@/domain/job-types/job-codes';
import { sameValue } from '@/lib/same-value';
import { rowsOf } from './rows-of';
import type { ResponseOrigin, StaleResponseGuard } from './stale-response-guard';
import { checkTerm } from '../leadership/term';
import { WriteLog } from './write-log';

/** The small tables, whose rows are found by key and replaced as a whole. */
export interface SmallTables {
  instances: InstanceRow;
  histories: HistoryRow;
  connections: ConnectionRow;
  jobs: JobRow;
  companies: CompanyRow;
}

/** What one transaction changes in a small table. */
export interface SmallTableChange<T extends keyof SmallTables> {
  name: T;
  rows: readonly SmallTables[T][];
  /** The keys of the rows to delete, because they do not exist on the server. */
  removed: readonly string[];
  /** The request that returned these rows. Rows that a later request has already written are skipped. */
  origin: ResponseOrigin | undefined;
}

const keyOf = (row: SmallTables[keyof SmallTables]): string => ('key' in row ? row.key : row.code);

/** Writes the rows of a small table that differ from the cache, and deletes `removed`, in one transaction. */
export async function changeSmallTable<T extends keyof SmallTables>(
  { cache, term, guard }: { cache: CacheDatabase; term: number | null; guard: StaleResponseGuard },
  { name, rows, removed, origin }: SmallTableChange<T>,
): Promise<void> {
  const table = cache.table<SmallTables[T], string>(name);
  const isNewest = (key: string): boolean => guard.accepts(`${name}/${key}`, origin);
  const current = rows.filter((row) => isNewest(keyOf(row)));
  const before = await rowsOf(table, current.map(keyOf));
  const fresh = current.filter((row, index) => !sameValue(row, before[index]));
  const leaving = removed.filter(isNewest);
  const gone = leaving.length === 0 ? [] : await table.where(':id').anyOf(leaving).primaryKeys();
  if (fresh.length === 0 && gone.length === 0) return;
  await cache.transaction('rw', [table, cache.meta], async () => {
    await checkTerm(cache, term);
    const log = await WriteLog.read(cache, guard.thread);
    const newer = log.keysNewerThan(origin);
    const put = fresh.filter((row) => !newer.has(`${name}/${keyOf(row)}`));
    const deleted = gone.filter((key) => !newer.has(`${name}/${key}`));
    if (put.length > 0) await table.bulkPut(put);
    if (deleted.length > 0) await table.bulkDelete(deleted);
    const keys = [...put.map(keyOf), ...deleted].map((key) => `${name}/${key}`);
    const entry = log.metaRowWith(keys, origin);
    if (entry !== null) await cache.meta.put(entry);
  });
}
