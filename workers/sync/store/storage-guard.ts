import type { Clock } from '@/lib/clock';
import type { CacheDatabase } from '@/database/cache-database';
import { isStorageError } from '@/database/database-store';
import type { DraftsDatabase } from '@/database/drafts-database';

/** A second failure within this time shows that new connections did not help. */
const RETRY_WINDOW_MS = 60_000;

/**
 * Reopens the databases of the worker once when storage fails. When the worker stops, the page decides how to continue
 * (`storage-fallback.ts`).
 */
export class StorageGuard {
  readonly #databases: { cache: CacheDatabase; drafts: DraftsDatabase };
  readonly #clock: Clock;
  #reopenedAt = -Infinity;
  #hasFailed = false;

  constructor(databases: { cache: CacheDatabase; drafts: DraftsDatabase }, clock: Clock) {
    this.#databases = databases;
    this.#clock = clock;
  }

  /** True after `handle` has returned `over`. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /**
   * Handles an error, and returns what this has led to:
   * - `reopened`: the next operation reopens the databases.
   * - `over`: the worker must stop, because this was a second failure, or because the databases were deleted, upgraded
   *   or closed on purpose. Reopening would create a deleted database again.
   * - `other`: the error is not a storage error, or the storage has failed for good before.
   */
  handle(error: unknown): 'reopened' | 'over' | 'other' {
    if (this.#hasFailed || !isStorageError(error)) return 'other';
    const databases = [this.#databases.cache, this.#databases.drafts];
    const closedOnPurpose = databases.some((database) => database.hasBeenClosed());
    if (closedOnPurpose || this.#clock.elapsed() - this.#reopenedAt <= RETRY_WINDOW_MS) {
      this.#hasFailed = true;
      return 'over';
    }
    this.#reopenedAt = this.#clock.elapsed();
    for (const database of databases) database.close({ disableAutoOpen: false });
    return 'reopened';
  }
}
