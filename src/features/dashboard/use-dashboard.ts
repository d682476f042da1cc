import { useMemo } from 'react';
import type { DueRunReader } from '@/data/queries/period/due-runs';
import {
  useDueRunReader,
  useInstanceSummaries,
  useKnownSince,
  useLastDueTimes,
  useNextRuns,
  type InstanceSummary,
} from '@/data/queries/period/use-period';
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
  dueRunReader: DueRunReader | null;
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
  const dueRunReader = useDueRunReader(zone);
  const isFirstDataReady = useFirstDataReady();
  const deferredInstances = isFirstDataReady ? instances : undefined;
  const known = useMemo(() => (knownSince === undefined ? undefined : { now, since: knownSince }), [now, knownSince]);
  const nextRuns = useNextRuns(dueRunReader, deferredInstances, now);
  const lastDueTimes = useLastDueTimes(dueRunReader, deferredInstances, known);
  return useMemo(
    () => ({ isFirstDataReady, now, instances, known, dueRunReader, nextRuns, lastDueTimes }),
    [isFirstDataReady, now, instances, known, dueRunReader, nextRuns, lastDueTimes],
  );
}
