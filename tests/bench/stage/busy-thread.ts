import type { Page } from 'playwright';

/** How long a page was blocked, milliseconds. */
export interface Busy {
  /** The longest task; 0 when no task took over 50 ms, because the browser does not report shorter tasks. */
  longestTask: number;
  /** The longest time between two frames; 16.7 when no frame was missed. */
  longestFrame: number;
}

/** Runs in a page before its own scripts: records its long tasks and its frames in `globalThis.busy`. */
export function recordBusyThread(): void {
  const busy = { tasks: [] as { at: number; ms: number }[], frames: [] as number[] };
  Object.assign(globalThis, { busy });
  new PerformanceObserver((list) => {
    for (const { startTime: at, duration: ms } of list.getEntries()) busy.tasks.push({ at, ms });
  }).observe({ type: 'longtask', buffered: true });
  const frame = (at: number): void => {
    busy.frames.push(at);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** How busy the page's thread was between two times, both in milliseconds since the page was opened. */
export function busyBetween(page: Page, from: number, to: number): Promise<Busy> {
  return page.evaluate(
    async ([from, to]) => {
      // The browser reports the last frame and its task a little later.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
      const { tasks, frames } = Reflect.get(globalThis, 'busy') as {
        tasks: { at: number; ms: number }[];
        frames: number[];
      };
      const gaps = frames.map((at, place) => ({ at, ms: at - (frames[place - 1] ?? at) }));
      const longest = (all: { at: number; ms: number }[], until: number): number =>
        Math.max(0, ...all.filter(({ at, ms }) => at + ms > from && at <= until).map(({ ms }) => ms));
      return {
        longestTask: longest(tasks, to),
        // `at` is the time of the frame that ends the gap.
        longestFrame: Math.max(0, ...gaps.filter(({ at, ms }) => at > from && at - ms < to).map(({ ms }) => ms)),
      };
    },
    [from, to] as const,
  );
}
