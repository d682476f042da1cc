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

/** What all parts of the dashboard share. */
export interface Dashboard {
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
  const known = useMemo(() => (knownSince === undefined ? undefined : { now, since: knownSince }), [now, knownSince]);
  const nextRuns = useNextRuns(dueRunReader, instances, now);
  const lastDues = useLastDues(dueRunReader, instances, known);
  return { now, instances, known, dueRunReader, nextRuns, lastDues };
}
