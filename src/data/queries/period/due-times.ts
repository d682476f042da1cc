import type { Span } from '@/domain/runs/period/period';
import type { DueTimesByCode, ScheduledInstance } from '@/domain/runs/period/period-runs';
import { decidableSpan, type KnownTime } from '@/domain/runs/health/missed-run';
import { lastRun, nextRun, runsBetween } from '@/domain/schedule/cron-runs';
import { TimeRange } from '@/domain/schedule/time-range';

/** How many due times are computed at once. A due time takes up to 0.1 ms; the browser may paint between batches. */
const BATCH = 50;
/** How long the browser may have to wait before it can paint. */
const MAX_SLICE_MS = 40;
/** The maximum number of due times per schedule. If there are more, only the last are used. */
const MAX_DUE_TIMES = 3_000;

/**
 * Computes when schedules are due. Job instances with the same schedule share the work. Remembers due times, so that
 * only the new part of a longer span is computed.
 */
export class DueTimeReader {
  readonly #zone: string;
  /** The due times by cron expression. */
  readonly #dueTimes = new Map<string, TimeRange>();
  /** The next due time by cron expression; null when the expression is never due. */
  readonly #next = new Map<string, number | null>();

  /** @param zone the time zone of the schedules */
  constructor(zone: string) {
    this.#zone = zone;
  }

  /** When each job instance is due in a span, by code. */
  read(instances: readonly ScheduledInstance[], span: Span): Promise<DueTimesByCode> {
    return computeByCode(instances, (expression) => {
      const times = this.#dueTimes.get(expression) ?? new TimeRange();
      this.#dueTimes.set(expression, times);
      return times.between(span, (part) => computeDueTimes(expression, this.#zone, part));
    });
  }

  /** When each job instance is next due, by code, milliseconds since 1970. Omits instances that are never due. */
  async readNext(instances: readonly ScheduledInstance[], now: number): Promise<ReadonlyMap<string, number>> {
    const times = await computeByCode(instances, async (expression) => {
      const known = this.#next.get(expression);
      if (known !== undefined && (known === null || known > now)) return known;
      await yieldToBrowser();
      const next = nextRun(expression, new Date(now), this.#zone)?.getTime() ?? null;
      this.#next.set(expression, next);
      return next;
    });
    return withoutNull(times);
  }

  /**
   * When each job instance was last due, by code, milliseconds since 1970. Considers only due times that are long
   * enough ago to decide whether they were missed. Omits an instance if this device may lack executions since that
   * time, or if the instance may have had another schedule at that time.
   */
  async readLast(instances: readonly ScheduledInstance[], time: KnownTime): Promise<ReadonlyMap<string, number>> {
    const { to } = decidableSpan(time, 0);
    const last = await computeByCode(instances, async (expression) => {
      await yieldToBrowser();
      return lastRun(expression, new Date(to), this.#zone)?.getTime() ?? null;
    });
    for (const { code, scheduledSince } of instances)
      if ((last.get(code) ?? 0) < decidableSpan(time, scheduledSince).from) last.set(code, null);
    return withoutNull(last);
  }
}

/** Computes a value once for each cron expression, and returns the values by code of the job instance. */
async function computeByCode<T>(
  instances: readonly ScheduledInstance[],
  compute: (expression: string) => Promise<T>,
): Promise<Map<string, T>> {
  const byExpression = new Map<string, { result: T }>();
  const results = new Map<string, T>();
  for (const { code, cronExpression } of instances) {
    const known = byExpression.get(cronExpression) ?? { result: await compute(cronExpression) };
    byExpression.set(cronExpression, known);
    results.set(code, known.result);
  }
  return results;
}

function withoutNull(times: ReadonlyMap<string, number | null>): ReadonlyMap<string, number> {
  return new Map([...times].flatMap(([code, time]) => (time === null ? [] : [[code, time] as const])));
}

/** When a cron expression is due in a span. Returns only the last `MAX_DUE_TIMES` times if there are more. */
async function computeDueTimes(expression: string, scheduleZone: string, { from, to }: Span): Promise<number[]> {
  const batchAfter = async (time: number, end: number): Promise<number[]> => {
    await yieldToBrowser();
    return runsBetween(expression, new Date(time), new Date(end - 1), { scheduleZone, limit: BATCH }).map(Number);
  };
  const allBetween = async (start: number, end: number, known: readonly number[] = []): Promise<number[]> => {
    const times = [...known];
    let batch: number[];
    do {
      batch = await batchAfter(times.at(-1) ?? start - 1, end);
      times.push(...batch);
    } while (batch.length === BATCH);
    return times;
  };
  const first = await batchAfter(from - 1, to);
  if (first.length < BATCH) return first;
  const gap = Math.min(...first.slice(1).map((time, index) => time - (first[index] ?? time)));
  // Start with the last part of the span. If the schedule pauses, for example at night, this part has too few due
  // times. Then add earlier parts, each as long as all parts so far.
  let start = Math.max(from, to - MAX_DUE_TIMES * gap);
  let dueTimes = await allBetween(start, to, start === from ? first : []);
  while (start > from && dueTimes.length < MAX_DUE_TIMES) {
    const end = start;
    start = Math.max(from, end - (to - end));
    dueTimes = [...(await allBetween(start, end)), ...dueTimes];
  }
  return dueTimes.slice(-MAX_DUE_TIMES);
}

let sliceBegan = 0;

/** Lets the browser handle input and paint before a long piece of work continues. */
async function yieldToBrowser(): Promise<void> {
  if (performance.now() - sliceBegan < MAX_SLICE_MS) return;
  await new Promise((resolve) => setTimeout(resolve));
  sliceBegan = performance.now();
}
