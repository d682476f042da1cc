import type { CacheDatabase } from '@/database/cache-database';
import type { KeptLogRow, KeptRunRow, KeptWarningsRow } from '@/domain/kept-run';
import { checkTerm } from '../leadership/term';

/** The details of at most this many runs are stored in advance. The oldest runs are removed first. */
export const MAX_KEPT_RUNS = 500;
/** A log with more bytes, before compression, is not stored. */
export const MAX_LOG_BYTES = 2 * 1_024 * 1_024;
/** All stored logs together have at most this many bytes, after compression. */
const MAX_TOTAL_LOG_BYTES = 50 * 1_024 * 1_024;

/** A change of the stored details of a run. Null deletes a row; undefined leaves it unchanged. */
export interface RunChange {
  kept: KeptRunRow;
  warnings?: KeptWarningsRow | null;
  log?: KeptLogRow | null;
}

/** Gets the stored row of a run, undefined if there is none, and returns the change. Null changes nothing. */
export type ChangeOfRun = (kept: KeptRunRow | undefined) => RunChange | null;

/** The tables with details of runs. A run that is removed from the cache is removed from these tables too. */
export const detailTables = ({ executionDetails, keptRuns, executionWarnings, executionLogs }: CacheDatabase) => [
  executionDetails,
  keptRuns,
  executionWarnings,
  executionLogs,
];

/** Deletes the details of runs. Call it in a transaction. */
export async function deleteDetails(cache: CacheDatabase, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await Promise.all(detailTables(cache).map((table) => table.bulkDelete([...ids])));
}

/**
 * Changes the stored details of a run in one transaction. Does nothing if the run is no longer in the cache. If a limit
 * is exceeded, removes the details of the oldest runs, or the oldest logs.
 * @param changeOf gets the stored row of the run, and returns the change
 * @param wanted the ids of runs that must not be removed to make room
 */
export async function changeKeptRun(
  { cache, term }: { cache: CacheDatabase; term: number | null },
  id: number,
  changeOf: ChangeOfRun,
  wanted: ReadonlySet<number>,
): Promise<void> {
  await cache.transaction('rw', [cache.executions, cache.meta, ...detailTables(cache)], async () => {
    await checkTerm(cache, term);
    const [isCached, before] = await Promise.all([
      cache.executions.where('id').equals(id).count(),
      cache.keptRuns.get(id),
    ]);
    const change = isCached === 0 ? null : changeOf(before);
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

/** Whether the log of a run can be stored, because there is room or an older log can be removed. */
export async function hasRoomForLog(cache: CacheDatabase, id: number): Promise<boolean> {
  const sizes = await logSizes(cache);
  const [oldest] = sizes;
  return oldest === undefined || oldest.id < id || sum(sizes) <= MAX_TOTAL_LOG_BYTES - MAX_LOG_BYTES;
}

interface LogSize {
  id: number;
  bytes: number;
}

/** Returns the compressed size of each log, oldest first. Reads only an index, not the logs. */
async function logSizes(cache: CacheDatabase): Promise<LogSize[]> {
  const keys = await cache.executionLogs.orderBy('[id+packedSize]').keys();
  return keys.flatMap((key) => (Array.isArray(key) ? [{ id: Number(key[0]), bytes: Number(key[1]) }] : []));
}

const sum = (sizes: readonly LogSize[]): number => sizes.reduce((all, { bytes }) => all + bytes, 0);

async function trimRuns(cache: CacheDatabase, wanted: ReadonlySet<number>): Promise<void> {
  const excess = (await cache.keptRuns.count()) - MAX_KEPT_RUNS;
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
  let excess = sum(sizes) - MAX_TOTAL_LOG_BYTES;
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
