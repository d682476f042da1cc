import { useSyncExternalStore } from 'react';
import { Listeners } from '@/lib/listeners';

const TICK_INTERVAL_MS = 15_000;

let now = Date.now();

const ticks = new Listeners(() => {
  now = Date.now();
  const timer = setInterval(tick, TICK_INTERVAL_MS);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
});

function tick(): void {
  if (document.hidden) return;
  now = Date.now();
  ticks.notify();
}

/**
 * The device's clock, for components that render again as time passes, such as `RelativeTime`. It ticks while there are
 * listeners and the page is visible. The time until the next run, and the tracker, follow the server's clock instead.
 */
export const deviceClock = {
  /** Milliseconds since the epoch at the last tick; stable between ticks, as `useSyncExternalStore` requires. */
  read: (): number => now,
  subscribe: ticks.subscribe,
};

/**
 * The start of today by this device's clock, milliseconds since 1970. It is computed at every tick. A timer for
 * midnight would not work, because timers stand still while the device sleeps.
 */
export const useToday = (): number => useSyncExternalStore(deviceClock.subscribe, startOfToday);

const startOfToday = (): number => new Date().setHours(0, 0, 0, 0);
