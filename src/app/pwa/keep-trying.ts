import { MINUTE_MS } from '@/lib/durations';

/** The pause after the first failure. Each further failure doubles it. */
export const SHORTEST_PAUSE_MS = 5_000;
export const LONGEST_PAUSE_MS = 5 * MINUTE_MS;

/**
 * Retries a task until it resolves, with a longer pause after each failure. Two attempts never overlap.
 * @returns a function that shortens the current pause to `SHORTEST_PAUSE_MS`; call it when the connection is back
 */
export function keepTrying(task: () => Promise<void>): () => void {
  let pauseMs = SHORTEST_PAUSE_MS;
  let endedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryAfter = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };
  const run = async (): Promise<void> => {
    timer = undefined;
    try {
      await task();
    } catch {
      endedAt = performance.now();
      tryAfter(pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  };
  void run();
  return () => {
    // An attempt is running, or the task is done.
    if (timer === undefined) return;
    pauseMs = SHORTEST_PAUSE_MS;
    tryAfter(Math.max(0, endedAt + SHORTEST_PAUSE_MS - performance.now()));
  };
}
