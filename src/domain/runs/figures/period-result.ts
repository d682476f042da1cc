import type { RunOutcome } from '../health/outcome';

/** The facts about one job instance in a period. */
export interface InstanceInPeriod {
  /** Whether its schedule had a run in the period. */
  isScheduled: boolean;
  /** How its newest ended run of the period ended; null if none has ended. */
  lastOutcome: Exclude<RunOutcome, 'running'> | null;
  /** Whether a due run did not happen, and no run has happened since. */
  isMissed: boolean;
}

/** Numbers of job instances by result. Each scheduled one is in exactly one of the first five numbers. */
export interface PeriodResult {
  /** The last run failed. */
  failed: number;
  /** The last run did its work. */
  worked: number;
  /** A due run did not happen, and no run has happened since. */
  missed: number;
  /** The last run was stopped. */
  stopped: number;
  /** No run has ended yet. */
  open: number;
  /** All scheduled job instances: the sum of the numbers above. */
  scheduled: number;
  /** The part of `worked` whose last run had warnings. */
  warned: number;
  /** Not scheduled in the period, and the last run failed. */
  othersFailed: number;
}

/** Counts job instances by result. One that failed and worked later does not count as failed. */
export function periodResult(instances: Iterable<InstanceInPeriod>): PeriodResult {
  const result: PeriodResult = {
    failed: 0,
    worked: 0,
    missed: 0,
    stopped: 0,
    open: 0,
    scheduled: 0,
    warned: 0,
    othersFailed: 0,
  };
  for (const { isScheduled, lastOutcome, isMissed } of instances) {
    if (!isScheduled) {
      if (lastOutcome === 'error') result.othersFailed += 1;
      continue;
    }
    result.scheduled += 1;
    if (lastOutcome === 'error') result.failed += 1;
    else if (isMissed) result.missed += 1;
    else if (lastOutcome === null) result.open += 1;
    else if (lastOutcome === 'stopped') result.stopped += 1;
    else {
      result.worked += 1;
      if (lastOutcome === 'warning') result.warned += 1;
    }
  }
  return result;
}

/**
 * The sentence above the dashboard:
 * - `failed`, `missed`: how many scheduled job instances failed or did not run
 * - `worked`: all of them worked
 * - `soFar`: all that have a result worked, and the others have no result yet
 * - `unscheduled`: none was due, so the sentence counts runs instead
 */
export type Headline = 'failed' | 'missed' | 'worked' | 'soFar' | 'unscheduled';

/** The headline of a result, from worst to best. */
export function headlineOf({ scheduled, failed, missed, worked }: PeriodResult): Headline {
  if (scheduled === 0) return 'unscheduled';
  if (failed > 0) return 'failed';
  if (missed > 0) return 'missed';
  return worked === scheduled ? 'worked' : 'soFar';
}
