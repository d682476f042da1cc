import type { CacheDatabase } from '@/database/cache-database';
import type { Span } from '@/domain/runs/figures/period';
import { missedRunCutoff, wasMissed } from '@/domain/runs/health/missed-run';
import { lastRun, nextRun, runsBetween } from '@/domain/schedule/cron-runs';
import { TimeRange } from '@/domain/schedule/time-range';
import { createdTime, firstIdSince } from './ids-by-time';

/**
 * How many due times are computed at once. The library takes 0.1 ms for each, so the browser may paint between batches.
 */
const BATCH = 50;
/** The longest time without letting the browser paint. */
const MAX_SLICE_MS = 8;
/** How far around a due time to look for its run. */
export const MARGIN_MS = 900_000;
/** The maximum number of due times per schedule; if there are more, only the last ones are used. */
const MAX_DUE_TIMES = 3_000;

/** A job instance that runs by schedule. */
export interface ScheduledInstance {
  code: string;
  cronExpression: string;
  /** The earliest time at which it is known to have had this schedule, milliseconds since 1970. */
  scheduledSince: number;
}

/** When a job instance was due in a span. Both lists are ascending, milliseconds since 1970. */
export interface DueRuns {
  dueTimes: readonly number[];
  /** The due times without a run. Excludes times whose executions are not all on this device. */
  missed: readonly number[];
  /** `missed` takes account of every execution up to this id. */
  checkedTo: number;
}

export type DueRunsByCode = ReadonlyMap<string, DueRuns>;

/** What is needed to decide whether a due run was missed; both in milliseconds since 1970. */
export interface KnownTime {
  /** The current time, server clock. */
  now: number;
  /** This device has every execution created since this time. */
  since: number;
}

/**
 * Finds when schedules were due and which runs were missed. Caches both, so that a longer span only computes its new
 * part. `readPeriod` checks the missed runs again, because a run may arrive late on this device.
 */
export class DueRunReader {
  readonly cache: CacheDatabase;
  readonly #zone: string;
  readonly #dueTimes = new Map<string, TimeRange>();
  readonly #missed = new Map<string, { times: TimeRange; checkedTo: number }>();
  /** The next due time by cron expression; null when the expression is never due. */
  readonly #next = new Map<string, number | null>();
  /** Settles when all reads so far have ended. */
  #lastRead: Promise<unknown> = Promise.resolve();

  /** @param zone the time zone of the schedules */
  constructor(cache: CacheDatabase, zone: string) {
    this.cache = cache;
    this.#zone = zone;
  }

  /** The due runs of each job instance, by code. Reads run one after another. */
  read(instances: readonly ScheduledInstance[], span: Span, known: KnownTime): Promise<DueRunsByCode> {
    const reading = this.#lastRead.then(() => this.#readAll(instances, span, known));
    this.#lastRead = reading.catch(() => undefined);
    return reading;
  }

  /** When each job instance is next due, by code, milliseconds since 1970. Omits those that are never due. */
  readNext(instances: readonly ScheduledInstance[], now: number): Promise<ReadonlyMap<string, number>> {
    return this.#timesOf(instances, async ({ cronExpression }) => {
      const known = this.#next.get(cronExpression);
      if (known !== undefined && (known === null || known > now)) return known;
      await yieldToBrowser();
      const next = nextRun(cronExpression, new Date(now), this.#zone)?.getTime() ?? null;
      this.#next.set(cronExpression, next);
      return next;
    });
  }

  /**
   * When each job instance was last due, by code, milliseconds since 1970. Considers only due times that are long
   * enough ago to decide whether they were missed. Omits instances whose executions since then are not all on this
   * device.
   */
  readLast(instances: readonly ScheduledInstance[], known: KnownTime): Promise<ReadonlyMap<string, number>> {
    return this.#timesOf(instances, async ({ cronExpression, scheduledSince }) => {
      await yieldToBrowser();
      const last = lastRun(cronExpression, new Date(missedRunCutoff(known.now)), this.#zone)?.getTime() ?? null;
      return last !== null && last >= Math.max(scheduledSince, known.since + MARGIN_MS) ? last : null;
    });
  }

  async #timesOf(
    instances: readonly ScheduledInstance[],
    timeOf: (instance: ScheduledInstance) => Promise<number | null>,
  ): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    for (const instance of instances) {
      const time = await timeOf(instance);
      if (time !== null) found.set(instance.code, time);
    }
    return found;
  }

  async #readAll(instances: readonly ScheduledInstance[], span: Span, known: KnownTime): Promise<DueRunsByCode> {
    const found = new Map<string, DueRuns>();
    for (const instance of instances) {
      const dueTimes = await this.#dueTimesOf(instance.cronExpression, span);
      const decidable = {
        from: Math.max(span.from, known.since + MARGIN_MS, instance.scheduledSince),
        to: Math.min(span.to, missedRunCutoff(known.now)),
      };
      const missed = decidable.from < decidable.to ? await this.#missedOf(instance, decidable) : NONE;
      found.set(instance.code, { dueTimes, ...missed });
    }
    return found;
  }

  #dueTimesOf(expression: string, span: Span): Promise<number[]> {
    const times = this.#dueTimes.get(expression) ?? new TimeRange();
    this.#dueTimes.set(expression, times);
    return times.between(span, (part) => readDueTimes(expression, this.#zone, part));
  }

  async #missedOf({ code, cronExpression }: ScheduledInstance, decidable: Span): Promise<Omit<DueRuns, 'dueTimes'>> {
    const key = `${code} ${cronExpression}`;
    const known = this.#missed.get(key) ?? { times: new TimeRange(), checkedTo: Infinity };
    this.#missed.set(key, known);
    const missed = await known.times.between(decidable, async (part) => {
      const dueTimes = await this.#dueTimesOf(cronExpression, part);
      if (dueTimes.length === 0) return [];
      const { created, lastId } = await readCreatedTimes(this.cache, code, part);
      known.checkedTo = Math.min(known.checkedTo, lastId);
      return dueTimes.filter((due) => wasMissed(due, created));
    });
    return { missed, checkedTo: known.checkedTo };
  }
}

const NONE: Omit<DueRuns, 'dueTimes'> = { missed: [], checkedTo: Infinity };

/** When a cron expression is due in a span. */
async function readDueTimes(expression: string, scheduleZone: string, { from, to }: Span): Promise<number[]> {
  const until = new Date(to - 1);
  const after = (time: number, limit: number): number[] =>
    runsBetween(expression, new Date(time), until, { scheduleZone, limit }).map(Number);
  await yieldToBrowser();
  const [first, second] = after(from - 1, 2);
  if (first === undefined) return [];
  const maxLength = second === undefined ? Infinity : MAX_DUE_TIMES * (second - first);
  const dueTimes: number[] = [];
  let batch = after(Math.max(from, to - maxLength) - 1, BATCH);
  while (batch.length > 0) {
    dueTimes.push(...batch);
    await yieldToBrowser();
    batch = batch.length < BATCH ? [] : after(dueTimes.at(-1) ?? to, BATCH);
  }
  return dueTimes;
}

/** When the runs of a job instance in and around a span were created, and the highest id of all executions. */
async function readCreatedTimes(
  cache: CacheDatabase,
  code: string,
  { from, to }: Span,
): Promise<{ created: number[]; lastId: number }> {
  return cache.transaction('r', cache.executions, async () => {
    const lastId = (await cache.executions.orderBy('id').last())?.id ?? 0;
    const first = await firstIdSince(cache, from - MARGIN_MS);
    if (first === Infinity) return { created: [], lastId };
    const end = await firstIdSince(cache, to + MARGIN_MS);
    const runs = await cache.executions.where('[instanceCode+id]').between([code, first], [code, end]).toArray();
    return { created: runs.map(createdTime), lastId };
  });
}

let sliceBegan = 0;

/** Lets the browser handle input and paint before a long piece of work continues. */
async function yieldToBrowser(): Promise<void> {
  if (performance.now() - sliceBegan < MAX_SLICE_MS) return;
  await new Promise((resolve) => setTimeout(resolve));
  sliceBegan = performance.now();
}
