import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from '@/domain/session-token';
import { currentSession } from './session/session-store';
import { useAsOf } from './sync/use-sync';

const MINUTE = 60_000;
const EVERY_MS = 5_000;

function everyFewSeconds(listener: () => void): () => void {
  const timer = setInterval(listener, EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * The server's time in milliseconds, rounded down to a minute, so that it makes a screen render at most once a minute.
 * While the data is old, returns the time that the data is from.
 */
export function useServerMinute(): number {
  const asOf = useAsOf();
  const read = useCallback(() => {
    const clock = { clockOffsetMs: currentSession()?.clockOffsetMs ?? 0 };
    return Math.floor(serverNow(clock, asOf ?? Date.now()) / MINUTE) * MINUTE;
  }, [asOf]);
  return useSyncExternalStore(everyFewSeconds, read, read);
}
