import { hasSucceeded } from '../health/outcome';
import { endOf, type EndedOutcome, type EndedRun } from './period-runs';

/** What is known about a job instance in a period. */
export interface InstanceInPeriod {
  /** Whether a run was due by schedule in the period. */
  isScheduled: boolean;
  /** How the newest ended run ended; null if no run has ended. If `isScheduled`, only runs by schedule count. */
  lastOutcome: EndedOutcome | null;
  /** Whether the newest run that was due did not happen. */
  isMissed: boolean;
  /** Whether a run, such as a relaunch, has worked since the last run by schedule and the last missed run. */
  worksSince: boolean;
  /** Whether the newest run by schedule processed nothing. */
  isSilent: boolean;
}

/** The runs of a job instance in a period, as far as they matter for the result. */
interface RunsInPeriod {
  /** Whether a run is due in the period by the present schedule, which may be newer than the runs. */
  isDue: boolean;
  /**
   * Whether the instance has a schedule, also while it is disabled. A run counts as started by the schedule if the
   * server names nobody who launched it. For an instance without a schedule, that would be wrong.
   */
  hasSchedule: boolean;
  /** The newest ended run. */
  last: EndedRun | undefined;
  /** The newest ended run by schedule. */
  lastScheduled: EndedRun | undefined;
  /** The due time of the last run that did not happen, milliseconds since 1970. */
  lastMissed: number | undefined;
  /**
   * If the newest runs processed no items: when the first run of that streak was created, milliseconds since 1970.
   * Absent if the newest run processed items.
   */
  silentSince?: number | undefined;
}

/**
 * Concludes from the runs of a job instance how it is doing. For a scheduled instance only runs by schedule decide, so
 * that the result of a night does not change when a person launches or stops a run later. The result also stays the
 * same when a person later disables or reschedules an instance that ran by schedule.
 */
export function instanceInPeriod(runs: RunsInPeriod): InstanceInPeriod {
  const { isDue, hasSchedule, last, lastScheduled, lastMissed, silentSince = Infinity } = runs;
  const isScheduled = isDue || (hasSchedule && lastScheduled !== undefined);
  const ran = lastScheduled?.created ?? -Infinity;
  const decided = Math.max(ran, lastMissed ?? -Infinity);
  return {
    isScheduled,
    lastOutcome: endOf(isScheduled ? lastScheduled : last),
    isMissed: lastMissed !== undefined && lastMissed > ran,
    worksSince: last !== undefined && last.created > decided && hasSucceeded(last.status),
    isSilent: ran >= silentSince,
  };
}

/**
 * The number of job instances with each result. Each scheduled instance is counted in exactly one of the first five
 * numbers.
 */
export interface PeriodResult {
  /** Scheduled instances whose last run by schedule failed. */
  failed: number;
  /** Scheduled instances whose last run by schedule worked. */
  worked: number;
  /** Scheduled instances whose last due run did not happen. */
  missed: number;
  /** Scheduled instances whose last run by schedule was stopped. */
  stopped: number;
  /** Scheduled instances without an ended run by schedule. */
  open: number;
  /** All scheduled instances, which is the sum of the numbers above. */
  scheduled: number;
  /** Instances in `worked` whose last run had warnings. */
  warned: number;
  /** Instances in `worked` whose last run processed nothing. */
  silent: number;
  /** Instances in `failed` that have worked since. */
  failedRepaired: number;
  /** Instances in `missed` that have worked since. */
  missedRepaired: number;
  /** Instances that were not scheduled in the period, and whose last run failed. */
  othersFailed: number;
}

/** Counts job instances by result. */
export function periodResult(instances: Iterable<InstanceInPeriod>): PeriodResult {
  const result: PeriodResult = {
    failed: 0,
    worked: 0,
    missed: 0,
    stopped: 0,
    open: 0,
    scheduled: 0,
    warned: 0,
    silent: 0,
    failedRepaired: 0,
    missedRepaired: 0,
    othersFailed: 0,
  };
  for (const { isScheduled, lastOutcome, isMissed, worksSince, isSilent } of instances) {
    if (!isScheduled) {
      if (lastOutcome === 'error') result.othersFailed += 1;
      continue;
    }
    result.scheduled += 1;
    if (lastOutcome === 'error') {
      result.failed += 1;
      if (worksSince) result.failedRepaired += 1;
    } else if (isMissed) {
      result.missed += 1;
      if (worksSince) result.missedRepaired += 1;
    } else if (lastOutcome === null) result.open += 1;
    else if (lastOutcome === 'stopped') result.stopped += 1;
    else {
      result.worked += 1;
      if (lastOutcome === 'warning') result.warned += 1;
      if (isSilent) result.silent += 1;
    }
  }
  return result;
}

/**
 * The content of the sentence at the top of the dashboard:
 * - `failed`, `missed`: how many scheduled job instances failed or did not run
 * - `worked`: all scheduled job instances worked
 * - `soFar`: no scheduled job instance failed, but some have no result yet or were stopped
 * - `unscheduled`: no job instance was due, so the sentence counts runs instead
 */
export type Headline = 'failed' | 'missed' | 'worked' | 'soFar' | 'unscheduled';

/** Chooses the worst headline that applies to a result. */
export function headlineOf({ scheduled, failed, missed, worked }: PeriodResult): Headline {
  if (scheduled === 0) return 'unscheduled';
  if (failed > 0) return 'failed';
  if (missed > 0) return 'missed';
  return worked === scheduled ? 'worked' : 'soFar';
}
