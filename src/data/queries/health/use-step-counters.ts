import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { areFinal, countersOf, type CounterValue } from '@/domain/runs/figures/run-items';
import { useCacheQuery } from '../use-cache-query';
import { readBottom } from './known-runs';

/** How many of the newest runs are read. */
const MAX_READ = 60;

/** The counters of the last runs of an integration. */
export interface StepCounters {
  /** The newest ended run whose final steps are on this device. */
  run: ExecutionRow;
  /** The steps of `run`. */
  steps: readonly StepRow[];
  counters: readonly CounterValue[];
}

/** The counters of an integration's last runs; null if this device has no steps of these runs, undefined until read. */
export function useStepCounters(code: string): StepCounters | null | undefined {
  return useCacheQuery((cache) => readStepCounters(cache, code), [code]);
}

async function readStepCounters(cache: CacheDatabase, code: string): Promise<StepCounters | null> {
  const range = cache.executions.where('[instanceCode+id]').between([code, await readBottom(cache)], [code, Infinity]);
  const ended = (await range.reverse().limit(MAX_READ).toArray()).filter(({ status }) => !isPending(status));
  const details = await cache.executionDetails.bulkGet(ended.map(({ id }) => id));
  const known = ended.flatMap((run, index) => {
    const steps = details[index]?.steps ?? [];
    return steps.length === 0 || !areFinal(run, steps) ? [] : [{ run, steps }];
  });
  const [newest] = known;
  return newest === undefined ? null : { ...newest, counters: countersOf(known.map(({ steps }) => steps)) };
}
