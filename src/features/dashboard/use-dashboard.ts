import { useMemo } from 'react';
import type { DueRunReader } from '@/data/queries/period/due-runs';
import {
  useDueRunReader,
  useInstanceSummaries,
  useKnownSince,
  useLastDues,
  useNextRuns,
  type InstanceSummary,
} from '@/data/queries/period/use-period';
import { useServerMinute } from '@/data/use-server-minute';
import { useServerZone } from '@/data/use-server-zone';
import { useFirstDataReady } from '@/data/sync/first-screen';

/** What all parts of the dashboard share. */
export interface Dashboard {
  /** Whether the period is answered, which is what a person sees first. The other parts are read afterwards. */
  isAnswered: boolean;
  /** The present time of the server, to the minute, milliseconds since 1970. While the data is old, the time of the data. */
  now: number;
  /** Undefined until the cache has answered. */
  instances: readonly InstanceSummary[] | undefined;
  /** What is known on this device; undefined until the cache has answered. */
  known: { now: number; since: number } | undefined;
  dueRunReader: DueRunReader | null;
  /** When each scheduled job instance is due next, by code; undefined until that is known. */
  nextRuns: ReadonlyMap<string, number> | undefined;
  /** When each scheduled job instance was due last, if that can be judged, by code; undefined until that is known. */
  lastDues: ReadonlyMap<string, number> | undefined;
}

export function useDashboard(): Dashboard {
  const now = useServerMinute();
  const [zone] = useServerZone();
  const instances = useInstanceSummaries();
  const knownSince = useKnownSince();
  const dueRunReader = useDueRunReader(zone);
  const isAnswered = useFirstDataReady();
  const later = isAnswered ? instances : undefined;
  const known = useMemo(() => (knownSince === undefined ? undefined : { now, since: knownSince }), [now, knownSince]);
  const nextRuns = useNextRuns(dueRunReader, later, now);
  const lastDues = useLastDues(dueRunReader, later, known);
  return { isAnswered, now, instances, known, dueRunReader, nextRuns, lastDues };
}
