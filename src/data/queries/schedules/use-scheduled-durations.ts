import type { CacheDatabase } from '@/database/cache-database';
import { creatorOf, type ExecutionRow, type ExecutionType } from '@/domain/execution';
import { usualDuration, type UsualDuration } from '@/domain/runs/figures/usual-duration';
import { useStable } from '../../use-stable';
import { readRunHealth } from '../health/use-run-health';
import { useCacheQuery } from '../use-cache-query';

/** How long the scheduled runs of a job instance usually take. */
export interface ScheduledDuration {
  /** The type of the scheduled runs. */
  type: ExecutionType;
  /** Null if fewer than five runs of this type have worked. */
  usual: UsualDuration | null;
}

/** The usual durations of scheduled runs, by the code of the job instance. */
export type ScheduledDurations = Readonly<Record<string, ScheduledDuration>>;

/**
 * The type of the newest run that the schedule started; delta if there is no such run.
 * @param runs newest first
 */
function scheduledType(runs: readonly ExecutionRow[]): ExecutionType {
  return runs.find((run) => creatorOf(run) === 'schedule')?.type ?? 'delta';
}

/**
 * How long the scheduled runs of these job instances usually take; undefined until the cache has been read. Returns the
 * same object until a duration changes.
 */
export function useScheduledDurations(codes: readonly string[]): ScheduledDurations | undefined {
  return useStable(useCacheQuery((cache) => readScheduledDurations(cache, codes), [codes.join('\n')]));
}

/** Reads the result of `useScheduledDurations` once, without a live query. */
export async function readScheduledDurations(
  cache: CacheDatabase,
  codes: readonly string[],
): Promise<ScheduledDurations> {
  const health = await readRunHealth(cache, codes, 1);
  return Object.fromEntries(
    [...health].map(([code, { runs }]) => {
      const type = scheduledType(runs);
      return [code, { type, usual: usualDuration(runs, type) }];
    }),
  );
}
