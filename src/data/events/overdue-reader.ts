import type { CacheDatabase } from '@/database/cache-database';
import { namesOf, type RunEvent } from '@/domain/events/run-event';
import { isFailureWatched, type Watched } from '@/domain/events/watched';
import { readKnownRuns } from '../queries/health/known-runs';
import { didNotStart, isRunning, readLastRuns, type LastRuns } from '../queries/health/read-last-runs';
import { readLateRuns } from '../queries/health/use-late-runs';
import { DueTimeReader } from '../queries/period/due-times';
import type { InstanceSummary } from '../queries/period/use-period';

/** One transaction reads the runs of at most this many integrations. */
const BATCH = 50;

/**
 * Finds runs that did not start when they were due, and runs that are late. No row changes when a run becomes overdue,
 * so the caller must read repeatedly. A due time is checked only until it is certain whether its run has started.
 */
export class OverdueReader {
  readonly #dueTimes: DueTimeReader;
  /** For each integration, by code: the last due time that needs no further check. */
  readonly #settled = new Map<string, number>();
  /** The event of each integration whose due run did not start, by code. */
  readonly #missed = new Map<string, RunEvent>();

  /** @param zone the time zone of the schedules */
  constructor(zone: string) {
    this.#dueTimes = new DueTimeReader(zone);
  }

  /**
   * Returns an event for each missed or late run.
   * @param instances all job instances
   * @param now the server's time of the newest data, milliseconds since 1970
   */
  async read(
    cache: CacheDatabase,
    instances: readonly InstanceSummary[],
    watched: Watched,
    now: number,
  ): Promise<RunEvent[]> {
    await this.#findMissed(cache, instances, now);
    const late = await readLateRuns(cache, now);
    const events = [...this.#missed.values(), ...late.map(({ run, lateSince }) => lateEvent(run, lateSince))];
    return events.filter((event) => isFailureWatched(watched, event));
  }

  async #findMissed(cache: CacheDatabase, instances: readonly InstanceSummary[], now: number): Promise<void> {
    const schedules = instances.flatMap(({ schedule }) => schedule ?? []);
    const { since } = await readKnownRuns(cache);
    const lastDue = await this.#dueTimes.readLast(schedules, { now, since });
    const open = instances.filter(({ code }) => {
      const due = lastDue.get(code);
      if (due === undefined) this.#missed.delete(code);
      return due !== undefined && this.#settled.get(code) !== due;
    });
    for (let start = 0; start < open.length; start += BATCH) {
      const part = open.slice(start, start + BATCH);
      const runs = await readLastRuns(
        cache,
        part.map(({ code }) => code),
      );
      for (const [index, instance] of part.entries()) {
        const last = runs[index];
        const due = lastDue.get(instance.code);
        if (last !== undefined && due !== undefined) this.#judge(instance, last, due);
      }
    }
  }

  #judge(instance: InstanceSummary, { newest }: LastRuns, due: number): void {
    const { code } = instance;
    // While a run is in progress, the due run may still start after it.
    if (!isRunning(newest)) this.#settled.set(code, due);
    // All due times missed since the same run have the same key, so they are announced once.
    if (didNotStart({ newest, due }))
      this.#missed.set(code, missedEvent(instance, `missed:${code}:${newest?.id ?? 0}`, due));
    else this.#missed.delete(code);
  }
}

const missedEvent = ({ code, label, company }: InstanceSummary, key: string, due: number): RunEvent => ({
  key,
  kind: 'missed',
  at: due,
  instanceCode: code,
  label,
  company,
  runId: null,
  reason: null,
  failures: 0,
  mayBeMore: false,
  warnings: 0,
});

const lateEvent = (run: Parameters<typeof namesOf>[0], lateSince: number): RunEvent => ({
  key: `late:${run.id}`,
  kind: 'late',
  at: lateSince,
  ...namesOf(run),
  runId: run.id,
  reason: null,
  failures: 0,
  mayBeMore: false,
  warnings: 0,
});
