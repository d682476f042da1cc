import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from '@/domain/session-token';
import { currentSession } from './session/session-store';
import { useAsOf } from './sync/use-sync';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CHECK_INTERVAL_MS = 5_000;

function subscribeToClock(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

/**
 * The server's time in milliseconds, rounded down to a minute, so that it makes a screen render at most once a minute.
 * While the data is old, returns the time of the data instead.
 */
export const useServerMinute = (): number => useServerTime(MINUTE);

/** Like `useServerMinute`, but rounded down to an hour, for what does not change within an hour. */
export const useServerHour = (): number => useServerTime(HOUR);

function useServerTime(step: number): number {
  const asOf = useAsOf();
  const read = useCallback(() => {
    const clock = { clockOffsetMs: currentSession()?.clockOffsetMs ?? 0 };
    return Math.floor(serverNow(clock, asOf ?? Date.now()) / step) * step;
  }, [asOf, step]);
  return useSyncExternalStore(subscribeToClock, read, read);
}
