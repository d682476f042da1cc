import { decidableSpan, isDueAt, missedTimes, type KnownTime } from '../health/missed-run';
import { outcomeOf, type RunOutcome } from '../health/outcome';
import { forEachRun, type RunHourRow } from './run-hours';

/** A job instance that runs by schedule. */
export interface ScheduledInstance {
  code: string;
  cronExpression: string;
  /** Since when the instance is known to have this schedule, milliseconds since 1970; Infinity if unknown. */
  scheduledSince: number;
}

/** The due times of each job instance, by its code: ascending, milliseconds since 1970. */
export type DueTimesByCode = ReadonlyMap<string, readonly number[]>;

export type EndedOutcome = Exclude<RunOutcome, 'running'>;

/** A run that has ended. */
export interface EndedRun {
  status: string;
  /** When the run was created, milliseconds since 1970. */
  created: number;
}

/** How a run ended; null if there is no run, or if it has not ended. */
export function endOf(run: EndedRun | undefined): EndedOutcome | null {
  const outcome = run === undefined ? 'running' : outcomeOf(run.status);
  return outcome === 'running' ? null : outcome;
}

/** How the job instances ran in a period. */
export interface InstanceRuns {
  /** The newest ended run of each job instance, by its code. Instances without an ended run are absent. */
  lastRuns: ReadonlyMap<string, EndedRun>;
  /** The codes of the job instances that are still running. */
  running: ReadonlySet<string>;
}

/** The due runs of a job instance that did not happen. */
export interface MissedRuns {
  /** The due times of these runs, ascending, milliseconds since 1970; at least one time. */
  times: readonly number[];
  /** Whether the job instance has not run since the last of these times, and is not running now. */
  isOpen: boolean;
}

/**
 * Finds out how the job instances have run since a time.
 * @param hours at least the hours since `from`
 */
export function instanceRuns(hours: readonly RunHourRow[], from: number): InstanceRuns {
  const newest = new Map<string, EndedRun>();
  const running = new Set<string>();
  // Going backwards is faster, because each instance's newest run then comes first.
  forEachRun(hours.toReversed(), (code, status, created) => {
    if (code === null || created < from) return;
    if (outcomeOf(status) === 'running') running.add(code);
    else keepNewest(newest, code, { status, created });
  });
  return { lastRuns: newest, running };
}

/**
 * For each job instance, the newest ended run that the schedule started. Leaves out runs before `from`. Some backends
 * say that a person created the runs by schedule. So if an instance has no run by schedule at all, its runs that were
 * created around a due time count instead.
 * @param hours at least the hours since `from`
 */
export function scheduledRuns(
  hours: readonly RunHourRow[],
  from: number,
  dueTimes: DueTimesByCode,
): ReadonlyMap<string, EndedRun> {
  const bySchedule = new Map<string, EndedRun>();
  const whenDue = new Map<string, EndedRun>();
  const hasSchedule = new Set<string>();
  forEachRun(hours.toReversed(), (code, status, created, isScheduled) => {
    if (code === null || created < from) return;
    if (isScheduled) hasSchedule.add(code);
    if (outcomeOf(status) === 'running') return;
    if (isScheduled) keepNewest(bySchedule, code, { status, created });
    else if (!hasSchedule.has(code) && isDueAt(created, dueTimes.get(code)))
      keepNewest(whenDue, code, { status, created });
  });
  for (const [code, run] of whenDue) if (!hasSchedule.has(code)) bySchedule.set(code, run);
  return bySchedule;
}

function keepNewest(newest: Map<string, EndedRun>, code: string, run: EndedRun): void {
  if (!((newest.get(code)?.created ?? -Infinity) > run.created)) newest.set(code, run);
}

/** What is needed to find missed runs. */
export interface MissedRunFacts {
  /** At least the hours in which due runs may have been created (`creationSpan`). */
  hours: readonly RunHourRow[];
  schedules: readonly ScheduledInstance[];
  dueTimes: DueTimesByCode;
  known: KnownTime;
  /** The codes of the job instances that are running now. */
  runningNow: ReadonlySet<string>;
}

/**
 * Finds the due runs that did not happen, by the code of the job instance. Ignores due times around which this device
 * may lack executions.
 */
export function missedRuns({ hours, schedules, dueTimes, known, runningNow }: MissedRunFacts): Map<string, MissedRuns> {
  const found = new Map<string, MissedRuns>();
  const created = createdTimes(hours);
  for (const { code, scheduledSince } of schedules) {
    const { from, to } = decidableSpan(known, scheduledSince);
    const due = dueTimes.get(code)?.filter((time) => time >= from && time < to) ?? [];
    const runs = created.get(code) ?? [];
    const times = missedTimes(due, runs);
    const last = times.at(-1);
    if (last === undefined) continue;
    found.set(code, { times, isOpen: !runningNow.has(code) && !((runs.at(-1) ?? -Infinity) > last) });
  }
  return found;
}

/** When the runs of each job instance were created, by its code: ascending, milliseconds since 1970. */
function createdTimes(hours: readonly RunHourRow[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  forEachRun(hours, (code, _, created) => {
    if (code === null) return;
    const times = found.get(code);
    if (times === undefined) found.set(code, [created]);
    else times.push(created);
  });
  for (const times of found.values()) times.sort((a, b) => a - b);
  return found;
}
