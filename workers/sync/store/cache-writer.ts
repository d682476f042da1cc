import type { CacheDatabase } from '@/database/cache-database';
import type { ConnectionRow, MetafieldKeysRow } from '@/domain/connection';
import type { ExecutionDetailRow, ExecutionRow } from '@/domain/execution';
import type { HistoryRow, InstanceRow } from '@/domain/instance';
import type { CompanyRow } from '@/domain/company';
import type { JobRow } from '@/domain/job-types/job';
import { NotificationBatcher } from '@/database/add-ons/notification-batcher';
import { sameValue } from '@/lib/same-value';
import { counterChanges, type CounterChanges } from './execution-counters';
import { withKnownFacts } from './known-facts';
import { StaleAnswerGuard, type AnswerMark } from './stale-answer-guard';
import { rowsAmong, rowsOf, rowsOfIds } from './rows-of';
import { META_FILL, META_LOOKED_UP_AT, readBackfill, readMeta, type BackfillState } from '@/database/cache-meta';
import { WriteLog } from './write-log';

/** How often a look-up below the window is recorded, at most. */
const LOOKED_UP_EVERY_MS = 600_000;
/** How often screens are notified of changes that can wait, at most. */
const TOLD_EVERY_MS = 500;

/** Thrown when another engine has taken over or this is another cache: the engine must stop writing. */
export class ReplacedError extends Error {
  constructor() {
    super('another engine leads now');
    this.name = 'ReplacedError';
  }
}

export interface MetaChange {
  key: string;
  value: unknown;
}

/** What one transaction changes. Rows equal to the cached ones are not written. */
export interface CacheChange {
  /** Rows that a later request has already written are skipped. */
  answer?: AnswerMark;
  executions?: readonly ExecutionRow[];
  details?: readonly ExecutionDetailRow[];
  removedExecutions?: readonly number[];
  meta?: readonly MetaChange[];
  /** Whether the change is known to differ from the cache: then the comparison before the transaction is skipped. */
  surely?: boolean;
  /** The page at which the backfill began to read this. Nothing is written if the backfill has been reset to an earlier page since. */
  walkedFrom?: number;
  /** Whether screens may be notified a little later, together with the next changes. */
  canWait?: boolean;
}

/** What `apply` has done. */
interface Applied {
  /** Ids of the executions that were new. */
  inserted: number[];
  /** Ids of the executions that were new or have changed. */
  changed: number[];
  /** The cursor of the backfill if it was reset; then nothing was written. */
  sentBack: BackfillState | null;
}

/** What `apply` is about to change, without the rows that a newer answer has written. */
interface Planned {
  executions: readonly ExecutionRow[];
  details: readonly ExecutionDetailRow[];
  removed: readonly number[];
  meta: readonly MetaChange[];
  complete(row: ExecutionRow, known: ExecutionRow | undefined): ExecutionRow;
}

/** The small tables, whose rows are written whole and found by their key. */
export interface SmallTables {
  instances: InstanceRow;
  histories: HistoryRow;
  connections: ConnectionRow;
  metafieldKeys: MetafieldKeysRow;
  jobs: JobRow;
  companies: CompanyRow;
}

const NOTHING: Applied = { inserted: [], changed: [], sentBack: null };

const executionKey = (id: number): string => `executions/${id}`;
const detailKey = (id: number): string => `executionDetails/${id}`;

/**
 * The only writer of a cache. Compares before it writes, so that an unchanged poll writes nothing;
 * it writes rows, counters and cursors in one transaction. With a term, each transaction first checks that the engine still leads.
 */
export class CacheWriter {
  readonly #cache: CacheDatabase;
  readonly #term: number | null;
  readonly #answers: StaleAnswerGuard;
  readonly #telling = new NotificationBatcher(TOLD_EVERY_MS);

  /** @param term number of the leadership, or null for a command's read-through writes, which need no leadership */
  constructor(cache: CacheDatabase, term: number | null) {
    this.#cache = cache;
    this.#term = term;
    this.#answers = StaleAnswerGuard.of(cache);
  }

  /** Applies a change in one transaction. */
  async apply(change: CacheChange): Promise<Applied> {
    const takes = (id: number): boolean => this.#answers.takes(executionKey(id), change.answer);
    // A page may name a row twice; it counts once.
    const named = [...new Map(change.executions?.map((row) => [row.id, row])).values()];
    const executions = named.filter((row) => takes(row.id));
    const details = (change.details ?? []).filter((row) => takes(row.id));
    const removedExecutions = (change.removedExecutions ?? []).filter(takes);
    const cache = this.#cache;
    const meta = [...(change.meta ?? []), ...(await this.#lookedUp(executions))];
    // The answer to a request for one row replaces the cached row; a row of a list is completed from it.
    const complete = change.answer?.own === false ? withKnownFacts : (row: ExecutionRow) => row;
    const plan =
      change.surely === true
        ? { details, meta, empty: false }
        : await this.#plan({ executions, details, removed: removedExecutions, meta, complete });
    if (plan.empty) return NOTHING;
    const tables = [cache.executions, cache.executionDetails, cache.counters, cache.meta];
    return cache.transaction('rw', tables, async (transaction) => {
      // Read again inside the transaction: a command may have written since the plan was made.
      const [told, known, found, sentBack] = await Promise.all([
        WriteLog.read(cache, this.#answers.thread),
        rowsOfIds(
          cache.executions,
          executions.map((row) => row.id),
        ),
        rowsOfIds(cache.executions, removedExecutions),
        this.#sentBack(change.walkedFrom),
        this.#checkTerm(),
      ]);
      if (sentBack !== null) return { ...NOTHING, sentBack };
      const newer = told.newerThan(change.answer);
      const isNews = (id: number): boolean => !newer.has(executionKey(id));
      const rows = executions
        .map((row, index) => ({ before: known[index], after: complete(row, known[index]) }))
        .filter((row) => isNews(row.after.id));
      const written = rows.filter((row) => !sameValue(row.after, row.before));
      const gone = found.filter((row) => row !== undefined).filter((row) => isNews(row.id));
      const removed = gone.map((row) => row.id);
      const freshDetails = plan.details.filter((row) => !newer.has(detailKey(row.id)));
      const changed = written.map((row) => row.after.id);
      const keys = [
        ...[...changed, ...removed].map(executionKey),
        ...[...freshDetails.map((row) => row.id), ...removed].map(detailKey),
      ];
      // IndexedDB runs the requests in this order, so there is no need to wait for each one.
      await Promise.all([
        written.length > 0 && cache.executions.bulkPut(written.map((row) => row.after)),
        removed.length > 0 && cache.executions.bulkDelete(removed),
        removed.length > 0 && cache.executionDetails.bulkDelete(removed),
        freshDetails.length > 0 && cache.executionDetails.bulkPut(freshDetails),
        this.#writeMeta([...plan.meta, told.with(keys, change.answer)]),
        this.#count(counterChanges(written, gone)),
      ]);
      if (change.walkedFrom !== undefined) this.#telling.hold(transaction, change.canWait !== true);
      const inserted = rows.filter((row) => row.before === undefined).map((row) => row.after.id);
      return { inserted, changed, sentBack: null };
    });
  }

  /**
   * Deletes executions outside the window.
   * @param bottom the lowest id of the window
   */
  async trim(rows: readonly ExecutionRow[], bottom: number): Promise<void> {
    const cache = this.#cache;
    const ids = rows.map((row) => row.id);
    await cache.transaction('rw', [cache.executions, cache.executionDetails, cache.counters, cache.meta], async () => {
      await this.#checkTerm();
      const gone = (await cache.executions.bulkGet(ids)).filter((row) => row !== undefined);
      await cache.executions.bulkDelete(ids);
      await cache.executionDetails.bulkDelete(ids);
      // Read here, not before: `pollNewest` may have asked for another walk meanwhile.
      const fill = await readBackfill(cache);
      if (fill !== null) {
        const edge = { bottom: Math.max(bottom, fill.bottom), lowest: Math.max(bottom, fill.lowest) };
        await cache.meta.put({ key: META_FILL, value: { ...fill, ...edge } });
      }
      await this.#count(counterChanges([], gone));
    });
  }

  /** Records that a command has read rows below the window: a person looks at them, so they are not trimmed at once. */
  async #lookedUp(executions: readonly ExecutionRow[]): Promise<MetaChange[]> {
    if (this.#term !== null || executions.length === 0) return [];
    const bottom = (await readBackfill(this.#cache))?.bottom ?? 0;
    if (executions.every((row) => row.id >= bottom)) return [];
    const at = (await readMeta<number>(this.#cache, META_LOOKED_UP_AT)) ?? -Infinity;
    return Date.now() - at < LOOKED_UP_EVERY_MS ? [] : [{ key: META_LOOKED_UP_AT, value: Date.now() }];
  }

  /** Writes the rows of a small table that differ, and deletes the rows that no longer exist on the server. */
  async applyRows<T extends keyof SmallTables>(
    name: T,
    rows: readonly SmallTables[T][],
    removed: readonly string[] = [],
    answer?: AnswerMark,
  ): Promise<void> {
    const cache = this.#cache;
    const table = cache.table<SmallTables[T], string>(name);
    const keyOf = (row: SmallTables[T]): string => ('key' in row ? row.key : row.code);
    const takes = (key: string): boolean => this.#answers.takes(`${name}/${key}`, answer);
    const taken = rows.filter((row) => takes(keyOf(row)));
    const before = await rowsOf(table, taken.map(keyOf));
    const fresh = taken.filter((row, index) => !sameValue(row, before[index]));
    const leaving = removed.filter(takes);
    const gone = leaving.length === 0 ? [] : await table.where(':id').anyOf(leaving).primaryKeys();
    if (fresh.length === 0 && gone.length === 0) return;
    await cache.transaction('rw', [table, cache.meta], async () => {
      await this.#checkTerm();
      const told = await WriteLog.read(cache, this.#answers.thread);
      const newer = told.newerThan(answer);
      const put = fresh.filter((row) => !newer.has(`${name}/${keyOf(row)}`));
      const removedNow = gone.filter((key) => !newer.has(`${name}/${key}`));
      if (put.length > 0) await table.bulkPut(put);
      if (removedNow.length > 0) await table.bulkDelete(removedNow);
      const keys = [...put.map(keyOf), ...removedNow].map((key) => `${name}/${key}`);
      await this.#writeMeta([told.with(keys, answer)]);
    });
  }

  async #plan({ executions, details, removed, meta, complete }: Planned) {
    const cache = this.#cache;
    const tables = [cache.executions, cache.executionDetails, cache.meta];
    const [rows, oldDetails, gone, freshMeta] = await cache.transaction('r', tables, async () =>
      Promise.all([
        rowsOfIds(
          cache.executions,
          executions.map((row) => row.id),
        ),
        rowsOfIds(
          cache.executionDetails,
          details.map((row) => row.id),
        ),
        rowsOfIds(cache.executions, removed),
        this.#changedMeta(meta),
      ]),
    );
    const freshDetails = details.filter((row, index) => !sameValue(row, oldDetails[index]));
    const rowsChanged = executions.some((row, index) => !sameValue(complete(row, rows[index]), rows[index]));
    const anyGone = gone.some((row) => row !== undefined);
    return {
      details: freshDetails,
      meta: freshMeta,
      empty: !rowsChanged && !anyGone && freshDetails.length === 0 && freshMeta.length === 0,
    };
  }

  async #changedMeta(meta: readonly MetaChange[]): Promise<MetaChange[]> {
    if (meta.length === 0) return [];
    const before = await this.#cache.meta.bulkGet(meta.map((entry) => entry.key));
    return meta.filter((entry, index) => !sameValue(entry.value, before[index]?.value));
  }

  async #writeMeta(changes: readonly (MetaChange | null)[]): Promise<void> {
    const entries = changes.filter((entry) => entry !== null);
    if (entries.length > 0) await this.#cache.meta.bulkPut(entries);
  }

  /** The cursor of the backfill if it was reset to a page before the one at which this reading began; else null. */
  async #sentBack(walkedFrom: number | undefined): Promise<BackfillState | null> {
    const fill = walkedFrom === undefined ? null : await readBackfill(this.#cache);
    return fill !== null && fill.page < (walkedFrom ?? 0) ? fill : null;
  }

  async #checkTerm(): Promise<void> {
    if (this.#term === null) return;
    const current = await this.#cache.meta.get('term');
    // Without a term the cache was emptied or evicted: nothing may be added to the rest.
    if (current?.value !== this.#term) throw new ReplacedError();
  }

  async #count(changes: CounterChanges): Promise<void> {
    if (changes.size === 0) return;
    const keys = [...changes.keys()];
    const before = await rowsAmong(this.#cache.counters, keys);
    await this.#cache.counters.bulkPut(
      keys.map((key, index) => ({ key, count: Math.max(0, (before[index]?.count ?? 0) + (changes.get(key) ?? 0)) })),
    );
  }
}
