import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CacheDatabase } from '@/database/cache-database';
import { listEvents, NO_EVENTS, type EventList } from '@/domain/events/event-list';
import type { RunEvent } from '@/domain/events/run-event';
import { isWatched, type Watched, type WatchTarget } from '@/domain/events/watched';
import type { ExecutionRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import type { Span } from '@/domain/runs/period/period';
import { sameValue } from '@/lib/same-value';
import { MINUTE_MS } from '@/lib/durations';
import { useInstanceSummaries } from '../queries/period/use-period';
import { useCacheQuery } from '../queries/use-cache-query';
import { currentDatabases, reportStorageFailure } from '../sync/databases';
import { connectionState } from '../sync/sync-status-store';
import { readServerTime } from '../use-server-time';
import { useServerZone } from '../use-server-zone';
import {
  readAwayRecord,
  readReadRecord,
  readToldRecord,
  readWatchedRecord,
  setWatched,
  subscribeRecords,
} from './event-records';
import { OverdueReader } from './overdue-reader';
import { readEnds } from './read-ends';

/** The time between two searches for runs that did not start or are late. */
const OVERDUE_EVERY_MS = MINUTE_MS;

/** What the person watches on this device. */
export const useWatched = (): Watched => useSyncExternalStore(subscribeRecords, readWatchedRecord);

/** Whether a target is watched, and a function that starts or stops watching it. */
export function useWatching(target: WatchTarget): [boolean, (isOn: boolean) => void] {
  return [isWatched(useWatched(), target), (isOn) => setWatched(target, isOn)];
}

/** The watched executions that have not ended yet. */
export function usePendingWatched(): readonly ExecutionRow[] {
  const ids = Object.keys(useWatched().runs).map(Number);
  const read = async (cache: CacheDatabase): Promise<ExecutionRow[]> => {
    const runs = await cache.executions.bulkGet(ids);
    return runs.flatMap((run) => (run !== undefined && isPending(run.status) ? [run] : []));
  };
  return useCacheQuery(read, [ids.join()]) ?? NO_RUNS;
}

const NO_RUNS: readonly ExecutionRow[] = [];

/** When the person was away; null if there was no absence, or the person has already seen what happened. */
export const useAway = (): Span | null => useSyncExternalStore(subscribeRecords, readAwayRecord);

interface Events extends EventList {
  /** All current events, announced or not; undefined until the cache has been read. */
  found: readonly RunEvent[] | undefined;
}

/** The latest events of the signed-in person. Updates live. */
export function useEvents(): Events {
  const watched = useWatched();
  const read = useSyncExternalStore(subscribeRecords, readReadRecord);
  const { notes } = useSyncExternalStore(subscribeRecords, readToldRecord);
  const ends = useCacheQuery((cache) => readEnds(cache, watched), [watched]);
  const overdue = useOverdue(watched);
  return useMemo(() => {
    const list = ends === undefined ? NO_EVENTS : listEvents(ends, notes, read);
    return { ...list, found: ends && [...ends, ...overdue] };
  }, [ends, overdue, notes, read]);
}

const NONE: readonly RunEvent[] = [];

/** The events of runs that did not start or are late, read once a minute. */
function useOverdue(watched: Watched): readonly RunEvent[] {
  const instances = useInstanceSummaries();
  const [zone] = useServerZone();
  const reader = useMemo(() => new OverdueReader(zone), [zone]);
  const [events, setEvents] = useState(NONE);
  useEffect(() => {
    if (instances === undefined) return undefined;
    let current = true;
    const ask = async (): Promise<void> => {
      const open = currentDatabases();
      if (open === null) return;
      try {
        // Judge by the time of the newest data, because later runs are unknown.
        const now = readServerTime(connectionState().asOf ?? undefined);
        const found = await reader.read(open.cache, instances, watched, now);
        if (current) setEvents((before) => (sameValue(before, found) ? before : found));
      } catch (error) {
        if (!reportStorageFailure(error, open) && !open.cache.hasBeenClosed()) throw error;
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), OVERDUE_EVERY_MS);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [instances, reader, watched]);
  return events;
}
