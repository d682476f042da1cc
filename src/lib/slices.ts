/** Long work as a generator: after each step, the work can pause. */
export type SlicedWork<Result> = Generator<void, Result>;

/** How long the work may keep the page busy before it pauses. */
const SLICE_MS = 12;

/** Does all the work at once. */
export function runToEnd<Result>(work: SlicedWork<Result>): Result {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/**
 * Does the work in slices of a few milliseconds, so that the page responds in between.
 * @returns null if the result is no longer wanted
 */
export async function runInSlices<Result>(work: SlicedWork<Result>, isWanted: () => boolean): Promise<Result | null> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done === true) return step.value;
    } while (performance.now() < end);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    if (!isWanted()) return null;
  }
}
