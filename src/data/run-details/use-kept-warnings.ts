import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { isUpToDate, type KeptStepWarnings } from '@/domain/kept-run';
import { useOnline } from '../sync/use-sync';
import { useCacheQuery } from '../queries/use-cache-query';

/** The warnings of a run that are stored on this device, by the id of the step. */
export type KeptWarnings = ReadonlyMap<number, KeptStepWarnings>;

/**
 * The stored warnings of a run; undefined until the cache has been read. If the run has changed since its warnings were
 * stored, the warnings are used only while there is no connection.
 */
export function useKeptWarnings(run: ExecutionRow): KeptWarnings | undefined {
  const online = useOnline();
  return useCacheQuery(
    (cache) => readKeptWarnings(cache, run, online),
    [run.id, run.status, run.finishedAt, run.warningCount, online],
  );
}

/** Reads the result of `useKeptWarnings` once, without a live query. */
export async function readKeptWarnings(
  cache: CacheDatabase,
  run: ExecutionRow,
  online: boolean,
): Promise<KeptWarnings> {
  const [kept, row] = await Promise.all([cache.keptRuns.get(run.id), cache.executionWarnings.get(run.id)]);
  const isUsable = kept !== undefined && (!online || isUpToDate(kept, run));
  const steps = isUsable && row !== undefined ? row.steps : [];
  return new Map(steps.map((step) => [step.stepId, step]));
}
