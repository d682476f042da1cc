import { dueRuns, SKIPPED } from './due-runs';
import { seededFailures, type SeededFailure } from './failures';
import { choice, oneOf } from './sample-choice';

const DAY_MS = 86_400_000;

/** A job instance in the store. */
export interface StoredInstance {
  id: number;
  code: string;
  job_code: string;
  company_id: number;
}

/** A run of the sample data: which instance ran, and when. */
export interface PlannedRun {
  /** The id of the execution, 1 for the oldest. */
  id: number;
  instance: StoredInstance;
  /** When the execution was created, in milliseconds since 1970. */
  at: number;
  isScheduled: boolean;
}

/** The runs of the sample data, oldest first. */
export interface RunPlan {
  runs: readonly PlannedRun[];
  /** Whether some of the runs were started by schedules. */
  hasScheduled: boolean;
  /** The failures of the runs that fail because of their instance; the keys are the ids of the runs. */
  failures: ReadonlyMap<number, SeededFailure>;
  /** The times (ISO 8601) of the changes that broke instances; the keys are the codes of the instances. */
  changedAt: ReadonlyMap<string, string>;
}

/**
 * Plans `count` runs over 14 days, or over 90 days when there are more than 2,000. Scheduled runs have the times of
 * their schedules, and all other runs have times in between.
 */
export function planRuns(count: number, instances: readonly StoredInstance[], now: Date): RunPlan {
  const days = count <= 2000 ? 14 : 90;
  const due = dueRuns(count, days, now);
  const scheduled = new Map(due.runs.map(({ n, code, at }) => [n, { code, at: Date.parse(at) }]));
  const byCode = new Map(instances.map((instance) => [instance.code, instance]));
  const of = (company: string) => instances.filter(({ code }) => code.startsWith(`${company}_`));
  const [acme, globex, initech] = [of('acme'), of('globex'), of('initech')];
  const skippedAt = due.skippedAt === null ? Infinity : Date.parse(due.skippedAt);
  const lastAt = now.getTime() - 180_000;

  function unplanned(id: number): Pick<PlannedRun, 'instance' | 'at'> {
    const at = Math.floor(lastAt - ((count - id + choice('delay', id) / 1000) * days * DAY_MS) / count);
    const number = choice('instance', id);
    const mayRun = initech.filter(({ code }) => at < skippedAt || code !== SKIPPED);
    const company = number < 640 ? acme : number < 880 ? globex : mayRun;
    return { instance: oneOf(company, number), at };
  }

  const runs = Array.from({ length: count }, (_, place): PlannedRun => {
    const id = place + 1;
    const run = scheduled.get(id);
    const instance = run && byCode.get(run.code);
    return instance ? { id, instance, at: run.at, isScheduled: true } : { id, ...unplanned(id), isScheduled: false };
  });
  const hasScheduled = scheduled.size > 0;
  const brokenSince = due.brokenSince === null ? Infinity : Date.parse(due.brokenSince);
  return { runs, hasScheduled, ...(hasScheduled ? findFailures(runs, brokenSince) : noFailures) };
}

const noFailures: Pick<RunPlan, 'failures' | 'changedAt'> = { failures: new Map(), changedAt: new Map() };

/**
 * Chooses the newest runs of the failing instances as the runs that fail. Each instance was changed between its last
 * good run and its first failed run, at most eleven hours before the failed run.
 */
function findFailures(runs: readonly PlannedRun[], brokenSince: number): typeof noFailures {
  const failures = new Map<number, SeededFailure>();
  const changedAt = new Map<string, string>();
  for (const failure of seededFailures) {
    const own = runs.filter(({ instance }) => instance.code === failure.code);
    const failed = failure.runs === null ? own.filter(({ at }) => at >= brokenSince) : own.slice(-failure.runs);
    for (const { id } of failed) failures.set(id, failure);
    const first = failed[0];
    const before = own[own.length - failed.length - 1];
    if (!first || !before) continue;
    const changed = Math.max(first.at - 11 * 3_600_000, (before.at + first.at) / 2);
    changedAt.set(failure.code, new Date(changed).toISOString());
  }
  return { failures, changedAt };
}
