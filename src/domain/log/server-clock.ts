import type { ExecutionRow, StepRow } from '../execution';
import type { ParsedLog } from './parse-log';
import { announcedLine } from './step-lines';
import { MINUTE_MS } from '@/lib/durations';

/** How far the time of a step may be from the time of its line in the log, milliseconds. */
const TOLERANCE = 2 * MINUTE_MS;
/** How long after the start of its run a log may begin, milliseconds. */
const LONGEST_DELAY = 5 * MINUTE_MS;
/** All offsets from UTC that are in use, in minutes. */
const OFFSETS: readonly number[] = [
  ...Array.from({ length: 27 }, (_, index) => (index - 12) * 60),
  -570,
  -210,
  210,
  270,
  330,
  345,
  390,
  525,
  570,
  630,
  765,
];

/** The times of a run, which are compared with the times of its log. */
export type RunTimes = Pick<ExecutionRow, 'startedAt' | 'finishedAt'>;

/**
 * Derives how far the server's clock is ahead of UTC, in minutes, for the times of a log that have no zone. Compares
 * the lines that announce steps with the times of these steps. Without such lines, compares the beginning of the log
 * with the start of the run. Null if the offset cannot be derived, or if all times of the log have a zone.
 */
export function serverOffset(text: string, log: ParsedLog, run: RunTimes, steps: readonly StepRow[]): number | null {
  if (log.zone === 'known') return null;
  return offsetOfSteps(text, log, steps) ?? offsetOfRun(log, run, steps);
}

/**
 * Converts the times of a log to UTC.
 * @param offset the offset in minutes; null if it is not known, in which case the log is returned unchanged
 */
export function withOffset(log: ParsedLog, offset: number | null): ParsedLog {
  if (offset === null) return log;
  const times = log.times.map((time, line) => (log.isZoned[line] === 1 ? time : time - offset * MINUTE_MS));
  return { ...log, times, zone: 'known' };
}

/**
 * Derives the offset from the lines that announce steps and whose time has no zone. With this offset, each of these
 * times is within `TOLERANCE` of the time of its step. Null if there is no such line or no such offset.
 */
function offsetOfSteps(text: string, log: ParsedLog, steps: readonly StepRow[]): number | null {
  let from = 0;
  const distances: number[] = [];
  for (const step of steps) {
    const line = announcedLine(text, log, step, from);
    if (line === null) continue;
    from = line + 1;
    const distance = (log.times[line] ?? NaN) - Date.parse(step.createdAt ?? '');
    if (log.isZoned[line] === 0 && !Number.isNaN(distance)) distances.push(distance);
  }
  const isNear = (offset: number) => (distance: number) => Math.abs(distance - offset * MINUTE_MS) <= TOLERANCE;
  return distances.length === 0 ? null : (OFFSETS.find((offset) => distances.every(isNear(offset))) ?? null);
}

/**
 * The offset at which the log lies within the run. If several offsets fit, it is the one at which the log begins
 * closest to the start of the run. Null if even then the log begins late, or if no offset fits.
 */
function offsetOfRun(log: ParsedLog, run: RunTimes, steps: readonly StepRow[]): number | null {
  const start = Math.min(...[run.startedAt, steps[0]?.createdAt].flatMap(momentOf));
  const [end = Infinity] = momentOf(run.finishedAt);
  const isServerTime = (time: number, line: number): boolean => !Number.isNaN(time) && log.isZoned[line] === 0;
  const first = log.times[log.times.findIndex(isServerTime)] ?? NaN;
  const last = log.times[log.times.findLastIndex(isServerTime)] ?? NaN;
  const fitting = OFFSETS.map((offset) => ({ offset, delay: first - offset * MINUTE_MS - start })).filter(
    ({ offset, delay }) => delay >= -TOLERANCE && last - offset * MINUTE_MS <= end + TOLERANCE,
  );
  const [best] = fitting.toSorted((a, b) => Math.abs(a.delay) - Math.abs(b.delay));
  if (best === undefined) return null;
  // If only one offset fits, which is usual for short runs, the log may also begin late.
  return fitting.length === 1 || best.delay <= LONGEST_DELAY ? best.offset : null;
}

/** A moment in milliseconds since the epoch, as a list; an empty list if the moment is not known. */
function momentOf(moment: string | null | undefined): number[] {
  const time = Date.parse(moment ?? '');
  return Number.isNaN(time) ? [] : [time];
}
