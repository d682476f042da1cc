import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from '@/domain/session-token';
import { currentSession } from '@/data/session/session-store';
import { useAsOf } from '@/data/sync/use-sync';

const UPDATE_INTERVAL_MS = 1_000;
const neverChanges = (): (() => void) => () => undefined;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** All listeners share one timer, so that all running times on a page agree. */
function everySecond(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((each) => each()), UPDATE_INTERVAL_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const offsetMs = (): number => currentSession()?.clockOffsetMs ?? 0;

/** The server's current time, milliseconds since the epoch. */
export function readServerClock(): number {
  return serverNow({ clockOffsetMs: offsetMs() });
}

/**
 * The server's time for computing running times, in milliseconds since the epoch, rounded down to seconds. Updates
 * every second. Stops at the time of the data while the data is stale. Returns 0 if `running` is false.
 */
export function useServerClock(running: boolean): number {
  const asOf = useAsOf();
  const read = useCallback(() => {
    if (!running) return 0;
    const now = asOf === null ? readServerClock() : asOf + offsetMs();
    return Math.floor(now / UPDATE_INTERVAL_MS) * UPDATE_INTERVAL_MS;
  }, [asOf, running]);
  return useSyncExternalStore(running && asOf === null ? everySecond : neverChanges, read, read);
}
