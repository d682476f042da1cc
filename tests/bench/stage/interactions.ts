import type { Page } from 'playwright';

/** One press, click or key with all that it did until the next frame was painted. */
export interface Interaction {
  /** Milliseconds since the page was opened. */
  at: number;
  /** From the event to the next paint, milliseconds in steps of 8; the slowest of the events that make it up. */
  duration: number;
  /** How long it waited for other work, and how long its own handlers ran. */
  waited: number;
  handled: number;
}

/** Faster ones are not told apart by the browser. */
export const FASTEST = 16;

/** Runs in a page before its own scripts: notes every interaction in `globalThis.interactions`. */
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

/** What has been noted since the last call, and how many interactions there were in all; empties the notes. */
export function takeInteractions(page: Page): Promise<Interaction[]> {
  return page.evaluate(() => {
    const noted = Reflect.get(globalThis, 'interactions') as Map<number, Interaction>;
    const taken = [...noted.values()].sort((a, b) => a.at - b.at);
    noted.clear();
    return taken;
  });
}

/** Interactions since the page was opened, the fast ones too. */
export function interactionCount(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(performance, 'interactionCount') as number);
}

/** Waits until the page has painted twice: what was noted of the last event is complete. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}
