import { useMemo } from 'react';
import type { DueTimeReader } from '@/data/queries/period/due-times';
import {
  useDueTimeReader,
  useInstanceSummaries,
  useKnownSince,
  useLastDueTimes,
  useNextRuns,
  useSchedules,
  type InstanceSummary,
} from '@/data/queries/period/use-period';
import type { ScheduledInstance } from '@/domain/runs/period/period-runs';
import { useServerMinute } from '@/data/use-server-time';
import { useServerZone } from '@/data/use-server-zone';
import { useFirstDataReady } from '@/data/sync/first-screen';

/** The data that all parts of the dashboard share. */
export interface Dashboard {
  /** True once the first screen has its data. The rest of the dashboard reads its data only after that. */
  isFirstDataReady: boolean;
  /**
   * The server's time, rounded down to a minute, milliseconds since 1970; if the data is old, the time at which it was
   * current.
   */
  now: number;
  /** Undefined until the cache is read. */
  instances: readonly InstanceSummary[] | undefined;
  /** This device has all runs from `since` to `now`, milliseconds since 1970. Undefined until the cache is read. */
  knownRange: { now: number; since: number } | undefined;
  /** The schedules of `instances`. */
  schedules: readonly ScheduledInstance[] | undefined;
  dueTimeReader: DueTimeReader;
  /** The next due time of each scheduled job instance (milliseconds since 1970) by code; undefined until known. */
  nextRuns: ReadonlyMap<string, number> | undefined;
  /**
   * The last due time of each job instance (milliseconds since 1970) by code; undefined until known. Omits instances
   * whose due times this device does not know.
   */
  lastDueTimes: ReadonlyMap<string, number> | undefined;
}

/** Reads the data that all parts of the dashboard share. */
export function useDashboard(): Dashboard {
  const now = useServerMinute();
  const [zone] = useServerZone();
  const instances = useInstanceSummaries();
  const knownSince = useKnownSince();
  const dueTimeReader = useDueTimeReader(zone);
  const schedules = useSchedules(instances);
  const isFirstDataReady = useFirstDataReady();
  const deferredSchedules = isFirstDataReady ? schedules : undefined;
  const knownRange = useMemo(
    () => (knownSince === undefined ? undefined : { now, since: knownSince }),
    [now, knownSince],
  );
  const nextRuns = useNextRuns(dueTimeReader, deferredSchedules, now);
  const lastDueTimes = useLastDueTimes(dueTimeReader, deferredSchedules, knownRange);
  return useMemo(
    () => ({ isFirstDataReady, now, instances, schedules, knownRange, dueTimeReader, nextRuns, lastDueTimes }),
    [isFirstDataReady, now, instances, schedules, knownRange, dueTimeReader, nextRuns, lastDueTimes],
  );
}
