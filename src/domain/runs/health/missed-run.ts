const MINUTE = 60_000;
/** A run may start this long after it is due before it counts as missed. */
const LATE = 15 * MINUTE;
/** A run may be created this long before it is due: the server's and the schedule's clock differ. */
const EARLY = 2 * MINUTE;

/** The last moment at which a run must have been due for its absence to count. @param now milliseconds, server clock */
export const lastJudged = (now: number): number => now - LATE;

/**
 * Whether the run that was due at a time did not happen.
 * @param due milliseconds since 1970
 * @param created when runs of the job instance were created, milliseconds since 1970
 */
export function wasMissed(due: number, created: readonly number[]): boolean {
  return !created.some((time) => time >= due - EARLY && time <= due + LATE);
}
