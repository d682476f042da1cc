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
  /** True after the first screen has its data. The data of the other parts is read only after that. */
  isFirstDataReady: boolean;
  /** The server's current time, to the minute, milliseconds since 1970; for old data, the time of the data. */
  now: number;
  /** Undefined until the cache is read. */
  instances: readonly InstanceSummary[] | undefined;
  /** The time range whose runs this device has, milliseconds since 1970; undefined until the cache is read. */
  known: { now: number; since: number } | undefined;
  /** The schedules of `instances`. */
  schedules: readonly ScheduledInstance[] | undefined;
  dueTimeReader: DueTimeReader;
  /** The next due time of each scheduled job instance (milliseconds since 1970) by code; undefined until known. */
  nextRuns: ReadonlyMap<string, number> | undefined;
  /** The last due time of each instance by code; omits instances whose due times are not known to this device. */
  lastDueTimes: ReadonlyMap<string, number> | undefined;
}

export function useDashboard(): Dashboard {
  const now = useServerMinute();
  const [zone] = useServerZone();
  const instances = useInstanceSummaries();
  const knownSince = useKnownSince();
  const dueTimeReader = useDueTimeReader(zone);
  const schedules = useSchedules(instances);
  const isFirstDataReady = useFirstDataReady();
  const deferredSchedules = isFirstDataReady ? schedules : undefined;
  const known = useMemo(() => (knownSince === undefined ? undefined : { now, since: knownSince }), [now, knownSince]);
  const nextRuns = useNextRuns(dueTimeReader, deferredSchedules, now);
  const lastDueTimes = useLastDueTimes(dueTimeReader, deferredSchedules, known);
  return useMemo(
    () => ({ isFirstDataReady, now, instances, schedules, known, dueTimeReader, nextRuns, lastDueTimes }),
    [isFirstDataReady, now, instances, schedules, known, dueTimeReader, nextRuns, lastDueTimes],
  );
}
