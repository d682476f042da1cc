import type { Span } from '../period/period';

const MINUTE = 60_000;
/** How long after the due time a run may be created without counting as missed. */
const LATE = 15 * MINUTE;
/** How long before the due time a run may be created, because the clocks of server and scheduler differ. */
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

/** The due times around which no run was created (`wasMissed`). Both lists are ascending. */
export function missedTimes(dueTimes: readonly number[], created: readonly number[]): number[] {
  let at = 0;
  const createdAt = (): number => created[at] ?? Infinity;
  return dueTimes.filter((due) => {
    while (createdAt() < due - EARLY) at += 1;
    return createdAt() > due + LATE;
  });
}

/** Whether a run was created around one of the due times. @param dueTimes ascending */
export function isDueAt(created: number, dueTimes: readonly number[] = []): boolean {
  const due = dueTimes.findLast((time) => time <= created + EARLY);
  return due !== undefined && created <= due + LATE;
}

/** The span in which runs may be created that are due in a span. */
export const creationSpan = ({ from, to }: Span): Span => ({ from: from - EARLY, to: to + LATE });

/** The times between which this device can decide whether a run was missed; milliseconds since 1970. */
export interface KnownTime {
  /** The current time, server clock. */
  now: number;
  /** The time since which this device has every execution. */
  since: number;
}

/**
 * The span of due times for which this device can decide whether they were missed. Empty when `from` is not before
 * `to`.
 * @param scheduledSince the earliest time at which the job instance is known to have had its schedule
 */
export const decidableSpan = ({ now, since }: KnownTime, scheduledSince: number): Span => ({
  from: Math.max(since + LATE, scheduledSince),
  to: missedRunCutoff(now),
});
