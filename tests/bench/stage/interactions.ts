import type { Page } from 'playwright';

/** One interaction with the page: a press, a click or a key. */
export interface Interaction {
  /** Milliseconds since the page was opened. */
  at: number;
  /**
   * The time from the event to the next paint, in milliseconds, rounded to a multiple of 8. If the interaction has
   * several events, the time of the slowest one.
   */
  duration: number;
  /** The milliseconds for which the event waited for other work, and for which its handlers ran. */
  waited: number;
  handled: number;
}

/** The browser does not report shorter durations. */
export const SHORTEST_REPORTED_MS = 16;

/** Runs in a page before its own scripts: records every interaction in `globalThis.interactions`. */
export function recordInteractions(): void {
  const interactions = new Map<number, Interaction>();
  Object.assign(globalThis, { interactions });
  const note = (entry: PerformanceEventTiming & { interactionId?: number }): void => {
    const { interactionId = 0, startTime: at, duration, processingStart, processingEnd } = entry;
    if (interactionId === 0 || (interactions.get(interactionId)?.duration ?? 0) >= duration) return;
    interactions.set(interactionId, {
      at,
      duration,
      waited: processingStart - at,
      handled: processingEnd - processingStart,
    });
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry as PerformanceEventTiming);
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Returns and removes the interactions recorded since the last call. */
export function takeInteractions(page: Page): Promise<Interaction[]> {
  return page.evaluate(() => {
    const noted = Reflect.get(globalThis, 'interactions') as Map<number, Interaction>;
    const taken = [...noted.values()].sort((a, b) => a.at - b.at);
    noted.clear();
    return taken;
  });
}

/** The number of interactions since the page was opened, including those that are too fast to be recorded. */
export function interactionCount(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(performance, 'interactionCount'));
}

/** Waits until the page has painted twice, so that the last event is recorded completely. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}
