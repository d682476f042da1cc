import { Listeners } from '@/lib/listeners';
import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from '@/domain/session-token';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/durations';
import { currentSession } from './session-store';
import { useAsOf } from './sync/use-sync';

const QUARTER = 15 * MINUTE_MS;

/** All listeners share one timer, so that all times on a page agree. */
const seconds: Listeners = new Listeners(() => {
  const timer = setInterval(seconds.notify, SECOND_MS);
  return () => clearInterval(timer);
});

const neverChanges = (): (() => void) => () => undefined;

/** The server's time at the moment `at` of the device's clock, by default now. Both in milliseconds since the epoch. */
export function readServerTime(at = Date.now()): number {
  return serverNow({ clockOffsetMs: currentSession()?.clockOffsetMs ?? 0 }, at);
}

/**
 * The server's time in milliseconds, rounded down to a second, to show how long something has been running. While the
 * data is old, returns the time of the data instead. Returns 0 if `running` is false.
 */
export const useServerSecond = (running: boolean): number => useServerTime(running ? SECOND_MS : null);

/** Like `useServerSecond`, but rounded down to a minute, so that a screen renders at most once a minute. */
export const useServerMinute = (): number => useServerTime(MINUTE_MS);

/**
 * Like `useServerMinute`, but rounded down to a quarter of an hour. Days begin at a full quarter of an hour in every
 * time zone.
 */
export const useServerQuarter = (): number => useServerTime(QUARTER);

/** Like `useServerMinute`, but rounded down to an hour. */
export const useServerHour = (): number => useServerTime(HOUR_MS);

function useServerTime(step: number | null): number {
  const asOf = useAsOf();
  const read = useCallback(
    () => (step === null ? 0 : Math.floor(readServerTime(asOf ?? undefined) / step) * step),
    [asOf, step],
  );
  return useSyncExternalStore(step === null || asOf !== null ? neverChanges : seconds.subscribe, read, read);
}
