import type { Clock } from '@/lib/clock';
import type { CacheDatabase } from '@/database/cache-database';
import type { DraftsDatabase } from '@/database/drafts-database';
import { LOSS_MS, MOST_LOSSES, onLostConnection, UNRELATED_AFTER_MS } from '@/database/lost-connection';

/**
 * Reopens the databases of the worker when the storage fails, but gives up after a second failure. A connection that
 * the browser has closed, for example to remove data, does not count as a failure. When the worker stops, the page
 * decides how to go on (`storage-fallback.ts`).
 */
export class StorageGuard {
  readonly #databases: readonly [CacheDatabase, DraftsDatabase];
  readonly #clock: Clock;
  #reopenedAt = -Infinity;
  #lostAt = -Infinity;
  /** The times at which the databases were reopened because the browser had closed a connection. */
  #losses: number[] = [];
  #isReopening = false;
  #hasFailed = false;

  constructor({ cache, drafts }: { cache: CacheDatabase; drafts: DraftsDatabase }, clock: Clock) {
    this.#databases = [cache, drafts];
    this.#clock = clock;
    for (const database of this.#databases)
      onLostConnection(database, () => {
        if (!this.#isReopening) this.#lostAt = this.#clock.elapsed();
      });
  }

  /** True after `handle` has returned `over`. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /**
   * Handles a storage failure, and returns the result:
   * - `reopened`: the next operation reopens the databases.
   * - `over`: the worker must stop, because this was a second failure, or because the databases were deleted, upgraded
   *   or closed on purpose. Reopening would create a deleted database again.
   */
  handle(): 'reopened' | 'over' {
    const closedOnPurpose = this.#databases.some((database) => database.hasBeenClosed());
    if (closedOnPurpose || !this.#mayReopen()) {
      this.#hasFailed = true;
      return 'over';
    }
    this.#isReopening = true;
    for (const database of this.#databases) database.close({ disableAutoOpen: false });
    queueMicrotask(() => {
      this.#isReopening = false;
    });
    return 'reopened';
  }

  #mayReopen(): boolean {
    const now = this.#clock.elapsed();
    this.#losses = this.#losses.filter((at) => now - at <= UNRELATED_AFTER_MS);
    if (now - this.#lostAt <= LOSS_MS && this.#losses.length < MOST_LOSSES) {
      this.#losses.push(now);
      return true;
    }
    // A second failure shows that new connections have not helped.
    if (now - this.#reopenedAt <= UNRELATED_AFTER_MS) return false;
    this.#reopenedAt = now;
    return true;
  }
}
