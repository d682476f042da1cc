import type { CacheDatabase } from '@/database/cache-database';
import type { Span } from '@/domain/runs/figures/period';
import { lastJudged, wasMissed } from '@/domain/runs/health/missed-run';
import { lastRun, nextRun, runsBetween } from '@/domain/schedule/cron-runs';
import { TimeRange } from '@/domain/schedule/time-range';
import { createdTime, firstIdSince } from './ids-by-time';

/** The library takes a tenth of a millisecond for each time, so the page gets its turn in between. */
const BATCH = 50;
const LONGEST_TURN_MS = 8;
/** How far around a due time to look for its run. */
export const MARGIN_MS = 900_000;
/** The highest number of due times per schedule; of more, only the last ones are judged. */
const MOST = 3_000;

/** A job instance that runs by schedule. */
export interface ScheduledInstance {
  code: string;
  cronExpression: string;
  /** Since when it has this schedule, as far as is known; milliseconds since 1970. */
  scheduledSince: number;
}

/** When a job instance was due in a span; both ascending, milliseconds since 1970. */
export interface DueRuns {
  dues: readonly number[];
  /** Those that did not run. Never one of a time whose executions are not all on this device. */
  missed: readonly number[];
}

export type DueRunsByCode = ReadonlyMap<string, DueRuns>;

/** What is known about a span. */
export interface KnownTime {
  /** The present time of the server. */
  now: number;
  /** No execution created since then is missing on this device. */
  since: number;
}

/**
 * Finds when schedules were due and which runs did not happen. It remembers both, so a span that grows costs only what
 * is new.
 * A run that arrives late on this device may still prove that it did happen (`readPeriod`).
 */
export class DueRunReader {
  readonly cache: CacheDatabase;
  readonly #zone: string;
  readonly #dues = new Map<string, TimeRange>();
  readonly #missed = new Map<string, TimeRange>();
  /** By expression; null when it is never due. */
  readonly #next = new Map<string, number | null>();
  #turn: Promise<unknown> = Promise.resolve();

  /** @param zone the time zone of the schedules */
  constructor(cache: CacheDatabase, zone: string) {
    this.cache = cache;
    this.#zone = zone;
  }

  /** The due runs of each job instance, by code. One reading at a time. */
  read(instances: readonly ScheduledInstance[], span: Span, known: KnownTime): Promise<DueRunsByCode> {
    const reading = this.#turn.then(() => this.#readAll(instances, span, known));
    this.#turn = reading.catch(() => undefined);
    return reading;
  }

  /** When each job instance is due next, milliseconds since 1970; without those that never are. */
  readNext(instances: readonly ScheduledInstance[], now: number): Promise<ReadonlyMap<string, number>> {
    return this.#timesOf(instances, async ({ cronExpression }) => {
      const known = this.#next.get(cronExpression);
      if (known !== undefined && (known === null || known > now)) return known;
      await giveTurn();
      const next = nextRun(cronExpression, new Date(now), this.#zone)?.getTime() ?? null;
      this.#next.set(cronExpression, next);
      return next;
    });
  }

  /**
   * When each job instance was due last, milliseconds since 1970, if that is long enough ago to be judged, and all
   * executions since then are on this device.
   */
  readLast(instances: readonly ScheduledInstance[], known: KnownTime): Promise<ReadonlyMap<string, number>> {
    return this.#timesOf(instances, async ({ cronExpression, scheduledSince }) => {
      await giveTurn();
      const last = lastRun(cronExpression, new Date(lastJudged(known.now)), this.#zone)?.getTime() ?? null;
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
      const dues = await this.#duesOf(instance.cronExpression, span);
      const judged = {
        from: Math.max(span.from, known.since + MARGIN_MS, instance.scheduledSince),
        to: Math.min(span.to, lastJudged(known.now)),
      };
      const missed = judged.from < judged.to ? await this.#missedOf(instance, judged) : [];
      found.set(instance.code, { dues, missed });
    }
    return found;
  }

  #duesOf(expression: string, span: Span): Promise<number[]> {
    return rangeOf(this.#dues, expression).between(span, (part) => readDues(expression, this.#zone, part));
  }

  #missedOf({ code, cronExpression }: ScheduledInstance, judged: Span): Promise<number[]> {
    return rangeOf(this.#missed, `${code} ${cronExpression}`).between(judged, async (part) => {
      const dues = await this.#duesOf(cronExpression, part);
      if (dues.length === 0) return [];
      const created = await readCreatedTimes(this.cache, code, part);
      return dues.filter((due) => wasMissed(due, created));
    });
  }
}

function rangeOf(ranges: Map<string, TimeRange>, key: string): TimeRange {
  const range = ranges.get(key) ?? new TimeRange();
  ranges.set(key, range);
  return range;
}

/** When an expression is due in a span. */
async function readDues(expression: string, scheduleZone: string, { from, to }: Span): Promise<number[]> {
  const until = new Date(to - 1);
  const after = (time: number, limit: number): number[] =>
    runsBetween(expression, new Date(time), until, { scheduleZone, limit }).map(Number);
  await giveTurn();
  const [first, second] = after(from - 1, 2);
  if (first === undefined) return [];
  const most = second === undefined ? Infinity : MOST * (second - first);
  const dues: number[] = [];
  let batch = after(Math.max(from, to - most) - 1, BATCH);
  while (batch.length > 0) {
    dues.push(...batch);
    await giveTurn();
    batch = batch.length < BATCH ? [] : after(dues.at(-1) ?? to, BATCH);
  }
  return dues;
}

/** When the runs of a job instance around a span were created. */
async function readCreatedTimes(cache: CacheDatabase, code: string, { from, to }: Span): Promise<number[]> {
  return cache.transaction('r', cache.executions, async () => {
    const first = await firstIdSince(cache, from - MARGIN_MS);
    if (first === Infinity) return [];
    const end = await firstIdSince(cache, to + MARGIN_MS);
    const runs = await cache.executions.where('[instanceCode+id]').between([code, first], [code, end]).toArray();
    return runs.map(createdTime);
  });
}

let turnBegan = 0;

/** Lets the browser handle input and paint before a long piece of work continues. */
async function giveTurn(): Promise<void> {
  if (performance.now() - turnBegan < LONGEST_TURN_MS) return;
  await new Promise((resolve) => setTimeout(resolve));
  turnBegan = performance.now();
}
