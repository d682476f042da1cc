import type { Span } from '../period/period';
import { MINUTE_MS } from '@/lib/durations';

/** A run may be created this long after its due time without counting as missed. */
const LATE = 15 * MINUTE_MS;
/** A run may be created this long before its due time, because the clocks of server and scheduler differ. */
const EARLY = 2 * MINUTE_MS;

/**
 * Whether the run that was due at a time was missed: no run was created around that time.
 * @param due milliseconds since 1970
 * @param created when runs of the job instance were created, milliseconds since 1970
 */
export function wasMissed(due: number, created: readonly number[]): boolean {
  return !created.some((time) => time >= due - EARLY && time <= due + LATE);
}

/** The due times whose run was missed (`wasMissed`). Both lists are ascending. */
export function missedTimes(dueTimes: readonly number[], created: readonly number[]): number[] {
  let at = 0;
  const createdAt = (): number => created[at] ?? Infinity;
  return dueTimes.filter((due) => {
    while (createdAt() < due - EARLY) at += 1;
    return createdAt() > due + LATE;
  });
}

/**
 * Whether a run was created around one of the due times.
 * @param created when the run was created, milliseconds since 1970
 * @param dueTimes ascending
 */
export function isDueAt(created: number, dueTimes: readonly number[] = []): boolean {
  const due = dueTimes.findLast((time) => time <= created + EARLY);
  return due !== undefined && created <= due + LATE;
}

/** The span in which a run may be created if it is due in the given span. */
export const creationSpan = ({ from, to }: Span): Span => ({ from: from - EARLY, to: to + LATE });

/** The times that decide whether a run was missed; milliseconds since 1970. */
export interface KnownTime {
  /** The current time, server clock. */
  now: number;
  /** This device has every execution that was created at this time or later. */
  since: number;
}

/**
 * The span of due times for which this device can decide whether a run was missed. The span is empty if `from` is not
 * before `to`.
 * @param scheduledSince the earliest time at which the job instance is known to have had its schedule
 */
export const decidableSpan = ({ now, since }: KnownTime, scheduledSince: number): Span => ({
  from: Math.max(since + LATE, scheduledSince),
  to: now - LATE,
});
