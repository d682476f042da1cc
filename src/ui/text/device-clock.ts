const TICK_INTERVAL_MS = 15_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  if (document.hidden) return;
  now = Date.now();
  for (const listener of listeners) listener();
}

/** One timer for all relative times; it runs while there are listeners and the page is visible. */
export const deviceClock = {
  /** Milliseconds since the epoch at the last tick; stable between ticks, as `useSyncExternalStore` requires. */
  read: (): number => now,
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) {
      now = Date.now();
      timer = setInterval(tick, TICK_INTERVAL_MS);
      document.addEventListener('visibilitychange', tick);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  },
};
