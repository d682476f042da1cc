import type { Clock } from '@/lib/clock';
import { CACHE_SCHEMA } from '@/database/cache-schema';
import { HEARTBEAT_MS, type BackfillProgress, type SyncStatus, type TaskCode } from '@workers/protocol/sync-status';
import type { BackendHealth } from './backend-health';

/** The progress of a backfill is sent at most this often, because every tab renders it. */
const PROGRESS_EVERY_MS = 500;
/**
 * Two end times of a pause count as equal if they differ by less than this. Each report calculates the end anew from
 * the rest of the pause.
 */
const SAME_TIME_MS = 1_000;

/** Collects the reports of health and tasks during one leadership, and sends them to the tabs as the status. */
export class StatusReporter {
  readonly #status: SyncStatus;
  readonly #clock: Clock;
  readonly #send: (status: SyncStatus) => void;
  #progressSentAt = -Infinity;

  /** @param send sends a copy of the status to every tab */
  constructor(leadership: Pick<SyncStatus, 'cacheName' | 'term'>, clock: Clock, send: (status: SyncStatus) => void) {
    this.#clock = clock;
    this.#send = send;
    this.#status = {
      ...leadership,
      schema: CACHE_SCHEMA,
      phase: 'starting',
      lastSuccessAt: null,
      latencyMs: null,
      failure: null,
      fill: { seen: 0, total: null, done: false },
      rejectedRows: 0,
      tasks: [],
      sendingHeldUntil: null,
    };
  }

  /** Sends the status now. */
  announce(): void {
    this.#send({ ...this.#status });
  }

  /** Sends the status regularly, as the heartbeat of this engine. Returns a function that stops the heartbeat. */
  startHeartbeat(): () => void {
    const heartbeat = setInterval(() => this.announce(), HEARTBEAT_MS);
    return () => clearInterval(heartbeat);
  }

  /** Copies the state of the connection to the status, and sends it. */
  reportHealth(health: BackendHealth): void {
    this.#status.phase = health.failing ? 'failing' : 'live';
    this.#status.failure = health.failure;
    this.#status.lastSuccessAt = health.lastSuccessAt ?? this.#status.lastSuccessAt;
    this.announce();
  }

  /**
   * Notes how long a poll took, for the next heartbeat.
   * @param ms the duration of the last `pollNewest` request, milliseconds
   */
  reportLatency(ms: number): void {
    this.#status.latencyMs = ms;
  }

  /** Counts rows of a response that were skipped because this build cannot read them. */
  reportUnreadableRows(count: number): void {
    this.#status.rejectedRows += count;
  }

  /** Sends the progress of the backfill, at most every 500 ms. The end of the backfill is always sent at once. */
  reportBackfill(progress: BackfillProgress): void {
    this.#status.fill = progress;
    if (!progress.done && this.#clock.elapsed() - this.#progressSentAt < PROGRESS_EVERY_MS) return;
    this.#progressSentAt = this.#clock.elapsed();
    this.announce();
  }

  /**
   * Sends the time until which the server has asked us to send no drafts (`Retry-After`), if it has changed.
   * @param ms the remaining milliseconds; 0 for no pause
   */
  reportSendingHeld(ms: number): void {
    const until = ms > 0 ? this.#clock.now() + ms : null;
    const before = this.#status.sendingHeldUntil;
    if (until === before || (until !== null && before !== null && Math.abs(until - before) < SAME_TIME_MS)) return;
    this.#status.sendingHeldUntil = until;
    this.announce();
  }

  /** Notes the end of a task's round. The next round begins after `pauseMs` milliseconds at the latest. */
  reportTask(code: TaskCode, succeeded: boolean, pauseMs: number): void {
    const endedAt = this.#clock.now();
    const { tasks } = this.#status;
    const before = tasks.find(({ name }) => name === code)?.succeededAt ?? null;
    const report = { name: code, endedAt, succeededAt: succeeded ? endedAt : before, nextAt: endedAt + pauseMs };
    this.#status.tasks = [...tasks.filter(({ name }) => name !== code), report];
  }
}
