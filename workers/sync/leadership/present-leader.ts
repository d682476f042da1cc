import type { Clock } from '@/lib/clock';
import { CACHE_SCHEMA } from '@/database/cache-schema';
import { LEADER_SILENT_MS, type SyncStatus } from '@workers/protocol/sync-status';

/** What a worker that does not lead knows of the leader, from its heartbeats. */
export class PresentLeader {
  readonly #clock: Clock;
  #lastHeartbeat: number;
  #schema = CACHE_SCHEMA;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#lastHeartbeat = clock.elapsed();
  }

  /** Takes the heartbeat of the leader. */
  heartbeat({ schema }: SyncStatus): void {
    this.#lastHeartbeat = this.#clock.elapsed();
    this.#schema = schema;
  }

  /** Forgets the leader: a new one has the full time to send its first heartbeat. */
  forget(): void {
    this.#lastHeartbeat = this.#clock.elapsed();
    this.#schema = CACHE_SCHEMA;
  }

  /** Whether to replace it: it is silent, because a frozen tab keeps its lock, or its build has an older cache schema. */
  isReplaceable(): boolean {
    return this.#clock.elapsed() - this.#lastHeartbeat > LEADER_SILENT_MS || this.#schema < CACHE_SCHEMA;
  }
}
