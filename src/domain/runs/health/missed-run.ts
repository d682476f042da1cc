const MINUTE = 60_000;
/** How long after its due time a run may be created before it counts as missed. */
const LATE = 15 * MINUTE;
/** How long before its due time a run may be created, because the clocks of server and scheduler differ. */
const EARLY = 2 * MINUTE;

/** The latest due time that can already count as missed. @param now milliseconds since 1970, server clock */
export const missedRunCutoff = (now: number): number => now - LATE;

/**
 * Whether no run was created around a due time.
 * @param due milliseconds since 1970
 * @param created when runs of the job instance were created, milliseconds since 1970
 */
export function wasMissed(due: number, created: readonly number[]): boolean {
  return !created.some((time) => time >= due - EARLY && time <= due + LATE);
}
