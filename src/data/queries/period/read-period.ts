import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { wasMissed } from '@/domain/runs/health/missed-run';
import { outcomeOf, type RunOutcome } from '@/domain/runs/health/outcome';
import { figuresOf, type RunFigures } from '@/domain/runs/figures/period-figures';
import { startOfHour, type RunHourRow } from '@/domain/runs/figures/run-hours';
import { MARGIN_MS, type DueRuns, type DueRunsByCode } from './due-runs';
import { createdTime } from './ids-by-time';
import { readHoursSince } from './runs-by-time';

/** How many runs of one job instance are read at once when looking for its last ended run. */
const READ_AT_ONCE = 20;

export type EndedOutcome = Exclude<RunOutcome, 'running'>;

/** The runs since a time. */
export interface PeriodRuns {
  figures: RunFigures;
  /** The outcome of the newest ended run of each job instance, by code. Omits those without an ended run. */
  lastOutcomes: ReadonlyMap<string, EndedOutcome>;
  /** The codes of the job instances with a run that has not ended. */
  running: ReadonlySet<string>;
  /** Due runs that did not happen, by code; null while that is not known yet. */
  missed: ReadonlyMap<string, MissedRuns> | null;
}

export interface MissedRuns {
  /** When they were due, ascending, milliseconds since 1970; at least one. */
  times: readonly number[];
  /** Whether the job instance has not run since the last of them, and is not running now. */
  isOpen: boolean;
}

/**
 * Reads the runs since a time from the hourly counters, and reads single executions only where the counters are not
 * enough.
 * @param dueRuns the due runs since that time, whose missed runs are checked again; null while they are unknown
 */
export function readPeriod(cache: CacheDatabase, from: number, dueRuns: DueRunsByCode | null): Promise<PeriodRuns> {
  return cache.transaction('r', cache.executions, cache.runHours, async () => {
    const hours = await readHoursSince(cache, from);
    const [lastOutcomes, missed] = await Promise.all([
      readLastOutcomes(cache, from, hours),
      dueRuns && confirmMissed(cache, dueRuns),
    ]);
    return { figures: figuresOf(hours), lastOutcomes, running: runningOf(hours), missed };
  });
}

async function readLastOutcomes(
  cache: CacheDatabase,
  from: number,
  hours: readonly RunHourRow[],
): Promise<ReadonlyMap<string, EndedOutcome>> {
  const found = new Map<string, EndedOutcome>();
  const settle = async (code: string, hour: number, outcomes: ReadonlySet<EndedOutcome>): Promise<void> => {
    const [only = null, ...others] = outcomes;
    const outcome = others.length === 0 ? only : await readLastOutcome(cache, code, Math.max(from, startOfHour(hour)));
    if (outcome !== null) found.set(code, outcome);
  };
  await Promise.all([...lastHours(hours)].map(([code, { hour, outcomes }]) => settle(code, hour, outcomes)));
  return found;
}

function runningOf(hours: readonly RunHourRow[]): ReadonlySet<string> {
  const running = hours.flatMap(({ counts }) => counts.filter(({ status }) => outcomeOf(status) === 'running'));
  return new Set(running.flatMap(({ instanceCode }) => instanceCode ?? []));
}

/**
 * For each job instance, by code: the newest hour with an ended run, and the outcomes of the ended runs in that hour.
 */
function lastHours(hours: readonly RunHourRow[]): Map<string, { hour: number; outcomes: Set<EndedOutcome> }> {
  const last = new Map<string, { hour: number; outcomes: Set<EndedOutcome> }>();
  for (const { hour, counts } of hours.toSorted((a, b) => b.hour - a.hour)) {
    for (const { instanceCode, status } of counts) {
      const outcome = outcomeOf(status);
      if (instanceCode === null || outcome === 'running') continue;
      const known = last.get(instanceCode);
      if (known === undefined) last.set(instanceCode, { hour, outcomes: new Set([outcome]) });
      else if (known.hour === hour) known.outcomes.add(outcome);
    }
  }
  return last;
}

/** The outcome of the newest ended run of a job instance since a time; null when there is none. */
async function readLastOutcome(cache: CacheDatabase, code: string, since: number): Promise<EndedOutcome | null> {
  let outcome: EndedOutcome | null = null;
  await visitNewest(cache, code, (run) => {
    if (createdTime(run) < since) return false;
    const ended = outcomeOf(run.status);
    if (ended !== 'running') outcome = ended;
    return outcome === null;
  });
  return outcome;
}

/** Omits missed runs that have arrived on this device since `dueRuns` was read. */
async function confirmMissed(cache: CacheDatabase, dueRuns: DueRunsByCode): Promise<ReadonlyMap<string, MissedRuns>> {
  const found = new Map<string, MissedRuns>();
  const confirm = async (code: string, { missed, checkedTo }: DueRuns): Promise<void> => {
    const [first = 0] = missed;
    const created: number[] = [];
    let isRunning = false;
    await visitNewest(cache, code, (run) => {
      if (created.length === 0) isRunning = outcomeOf(run.status) === 'running';
      created.push(createdTime(run));
      return run.id > checkedTo && !(createdTime(run) < first - MARGIN_MS);
    });
    const times = missed.filter((due) => wasMissed(due, created));
    const last = times.at(-1);
    if (last !== undefined) found.set(code, { times, isOpen: !isRunning && !created.some((time) => time > last) });
  };
  await Promise.all([...dueRuns].map(([code, due]) => due.missed.length > 0 && confirm(code, due)));
  return found;
}

/** Reads the runs of a job instance, newest first, until `visit` returns false. */
async function visitNewest(cache: CacheDatabase, code: string, visit: (run: ExecutionRow) => boolean): Promise<void> {
  for (let below = Infinity; ;) {
    const runs = await cache.executions
      .where('[instanceCode+id]')
      .between([code, 0], [code, below])
      .reverse()
      .limit(READ_AT_ONCE)
      .toArray();
    const last = runs.at(-1);
    if (!runs.every(visit) || last === undefined || runs.length < READ_AT_ONCE) return;
    below = last.id;
  }
}
