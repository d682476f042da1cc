import type { Clock } from '@/lib/clock';
import { CACHE_SCHEMA } from '@/database/cache-schema';
import { SYNC_PROTOCOL } from '@workers/protocol/sync-channel';
import { LEADER_SILENT_MS, type SyncStatus } from '@workers/protocol/sync-status';

/** Judges the leader by its heartbeats, for a worker that does not lead. */
export class LeaderMonitor {
  readonly #clock: Clock;
  #lastHeartbeat: number;
  #isOlder = false;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#lastHeartbeat = clock.elapsed();
  }

  /** Notes a heartbeat of the leader. */
  heartbeat({ schema }: SyncStatus): void {
    this.#lastHeartbeat = this.#clock.elapsed();
    this.#isOlder = schema < CACHE_SCHEMA;
  }

  /** Notes a heartbeat of a leader whose build has another protocol version. */
  foreignHeartbeat(protocol: number): void {
    this.#lastHeartbeat = this.#clock.elapsed();
    this.#isOlder = protocol < SYNC_PROTOCOL;
  }

  /** Forgets the leader, so that a new leader has the full time for its first heartbeat. */
  forget(): void {
    this.#lastHeartbeat = this.#clock.elapsed();
    this.#isOlder = false;
  }

  /**
   * Whether to replace the leader, because it is silent (for example in a frozen tab, which keeps its lock), or because
   * its build has an older schema or protocol.
   */
  isReplaceable(): boolean {
    return this.#clock.elapsed() - this.#lastHeartbeat > LEADER_SILENT_MS || this.#isOlder;
  }
}
