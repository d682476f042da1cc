import type { CacheDatabase } from '@/database/cache-database';
import type { KeptLogRow, KeptRunRow, KeptWarningsRow } from '@/domain/kept-run';
import { checkTerm } from '../leadership/term';

/** Runs of which details are kept in advance, at most; the oldest go first. */
export const MOST_RUNS = 500;
/** Bytes of one log that is kept, and packed bytes of all of them. */
export const MOST_LOG_BYTES = 2 * 1_024 * 1_024;
const MOST_BYTES_OF_LOGS = 50 * 1_024 * 1_024;

/** What changes of the details of a run; null deletes. */
export interface RunChange {
  kept: KeptRunRow;
  warnings?: KeptWarningsRow | null;
  log?: KeptLogRow | null;
}

/** The change for what is kept of a run now; null for none. */
export type ChangeOfRun = (kept: KeptRunRow | undefined) => RunChange | null;

/** Tables with details of runs; a run that leaves the cache leaves these too. */
export const detailTables = ({ executionDetails, keptRuns, executionWarnings, executionLogs }: CacheDatabase) => [
  executionDetails,
  keptRuns,
  executionWarnings,
  executionLogs,
];

/** Deletes the details of runs, in a transaction of the caller. */
export async function deleteDetails(cache: CacheDatabase, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await Promise.all(detailTables(cache).map((table) => table.bulkDelete([...ids])));
}

/**
 * Changes what is kept of a run in one transaction, unless the run has left the cache. Old runs and logs make room.
 * @param wanted ids of runs that stay whatever their age
 */
export async function changeKeptRun(
  { cache, term }: { cache: CacheDatabase; term: number | null },
  id: number,
  changeOf: ChangeOfRun,
  wanted: ReadonlySet<number>,
): Promise<void> {
  await cache.transaction('rw', [cache.executions, cache.meta, ...detailTables(cache)], async () => {
    await checkTerm(cache, term);
    const [isThere, before] = await Promise.all([
      cache.executions.where('id').equals(id).count(),
      cache.keptRuns.get(id),
    ]);
    const change = isThere === 0 ? null : changeOf(before);
    if (change === null) return;
    const { kept, warnings, log } = change;
    await cache.keptRuns.put(kept);
    if (warnings !== undefined)
      await (warnings === null ? cache.executionWarnings.delete(id) : cache.executionWarnings.put(warnings));
    if (log !== undefined) await (log === null ? cache.executionLogs.delete(id) : cache.executionLogs.put(log));
    if (before === undefined) await trimRuns(cache, wanted);
    if (log !== undefined && log !== null) await trimLogs(cache);
  });
}

/** Whether the log of a run would be kept: there is room, or an older log to remove. */
export async function hasRoomForLog(cache: CacheDatabase, id: number): Promise<boolean> {
  const sizes = await logSizes(cache);
  const [oldest] = sizes;
  return oldest === undefined || oldest.id < id || sum(sizes) <= MOST_BYTES_OF_LOGS - MOST_LOG_BYTES;
}

interface LogSize {
  id: number;
  bytes: number;
}

/** The packed size of each log, oldest first, without reading the logs. */
async function logSizes(cache: CacheDatabase): Promise<LogSize[]> {
  const keys = await cache.executionLogs.orderBy('[id+packedSize]').keys();
  return (keys as unknown as [number, number][]).map(([id, bytes]) => ({ id, bytes }));
}

const sum = (sizes: readonly LogSize[]): number => sizes.reduce((all, { bytes }) => all + bytes, 0);

async function trimRuns(cache: CacheDatabase, wanted: ReadonlySet<number>): Promise<void> {
  const excess = (await cache.keptRuns.count()) - MOST_RUNS;
  if (excess <= 0) return;
  const ids = await cache.keptRuns.orderBy('id').primaryKeys();
  const gone = ids.filter((id) => !wanted.has(id)).slice(0, excess);
  await Promise.all([
    cache.keptRuns.bulkDelete(gone),
    cache.executionWarnings.bulkDelete(gone),
    cache.executionLogs.bulkDelete(gone),
  ]);
}

async function trimLogs(cache: CacheDatabase): Promise<void> {
  const sizes = await logSizes(cache);
  let excess = sum(sizes) - MOST_BYTES_OF_LOGS;
  const gone: number[] = [];
  for (const { id, bytes } of sizes) {
    if (excess <= 0) break;
    gone.push(id);
    excess -= bytes;
  }
  if (gone.length === 0) return;
  await cache.executionLogs.bulkDelete(gone);
  await cache.keptRuns.where('id').anyOf(gone).modify({ log: 'no-room' });
}
