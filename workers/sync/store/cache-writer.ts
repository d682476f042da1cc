import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionDetailRow, ExecutionRow } from '@/domain/execution';
import type { PersonRow } from '@/domain/person';
import { NotificationBatcher } from '@/database/notification-batcher';
import { META_FILL, META_LOOKED_UP_AT, readBackfill, readMeta } from '@/database/cache-meta';
import type { BackfillState, MetaRow } from '@/database/rows';
import { sameValue } from '@/lib/same-value';
import { MINUTE_MS } from '@/lib/durations';
import { compareWithCache, type ExecutionsChange } from './cache-difference';
import { changeCounters, counterChanges } from './execution-counters';
import { withKnownFacts } from './known-facts';
import { keepPerson, withNames } from './people';
import { changeRunHours } from './run-hours';
import { rowsOfIds } from './rows-of';
import { changeKeptRun, deleteDetails, detailTables, type ChangeOfRun } from './kept-runs';
import { changeSmallTable, type SmallTables } from './small-tables';
import { CompanyWatch } from './start-anew';
import { StaleResponseGuard, type ResponseOrigin } from './stale-response-guard';
import { checkTerm } from '../leadership/term';
import { WriteLog } from './write-log';

/** A look-up of executions below the window is recorded at most this often. */
const LOOKED_UP_EVERY_MS = 10 * MINUTE_MS;
/** Screens are notified at most this often about changes that can wait. */
const NOTIFY_EVERY_MS = 500;

/** What one transaction writes. Rows that equal the cached rows are not written. */
export interface CacheChange {
  /** The request that returned these rows. Rows that a later request has already written are skipped. */
  origin?: ResponseOrigin;
  executions?: readonly ExecutionRow[];
  details?: readonly ExecutionDetailRow[];
  removedExecutions?: readonly number[];
  meta?: readonly MetaRow[];
  /** True if the change certainly differs from the cache. Then it is not compared before the transaction. */
  skipComparison?: boolean;
  /**
   * For the backfill: the number of the page on which these rows begin. If the backfill was meanwhile reset to an
   * earlier page, nothing is written.
   */
  startPage?: number;
  /** For the backfill: true if screens may be notified a little later, together with the next changes. */
  notifyLater?: boolean;
}

/** The result of `apply`. */
interface ApplyResult {
  /** The ids of the executions that were new. */
  inserted: number[];
  /** The ids of the executions that were new or have changed. */
  changed: number[];
  /** If the backfill was reset, so that nothing was written: its new cursor. Else null. */
  resetTo: BackfillState | null;
}

const NO_CHANGE: ApplyResult = { inserted: [], changed: [], resetTo: null };

const executionKey = (id: number): string => `executions/${id}`;
const detailKey = (id: number): string => `executionDetails/${id}`;
/** The tables that a change of executions writes. If it removes executions, it also writes all tables of details. */
const executionTables = (cache: CacheDatabase, removes: boolean) => {
  const { executions, executionDetails, people, counters, runHours, meta } = cache;
  return [executions, people, counters, runHours, meta, ...(removes ? detailTables(cache) : [executionDetails])];
};
const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/**
 * Writes rows from the server into the cache, with counters and cursors in the same transaction. Compares before it
 * writes, so that a poll without changes writes nothing. With a term, each transaction checks that the engine still
 * leads.
 */
export class CacheWriter {
  readonly #cache: CacheDatabase;
  readonly #term: number | null;
  readonly #guard: StaleResponseGuard;
  readonly #company: CompanyWatch | null;
  readonly #notifications = new NotificationBatcher(NOTIFY_EVERY_MS);

  /**
   * @param term the number of the leadership; null for commands, which need no leadership
   * @param company the company to which all rows belong; null if they may belong to any company
   */
  constructor(cache: CacheDatabase, term: number | null, company: string | null = null) {
    this.#cache = cache;
    this.#term = term;
    this.#guard = StaleResponseGuard.of(cache);
    this.#company = term === null ? null : new CompanyWatch(cache, term, company);
  }

  /** Writes executions and meta rows. Throws `ReplacedError` if another engine leads. */
  async apply(change: CacheChange): Promise<ApplyResult> {
    await this.#company?.check(change.executions ?? []);
    const current = await this.#withoutStaleRows(change);
    if (change.skipComparison === true) return this.#write(change, current);
    const { details, meta, isEmpty } = await compareWithCache(this.#cache, current);
    return isEmpty ? NO_CHANGE : this.#write(change, { ...current, details, meta });
  }

  /**
   * Deletes executions that have left the window.
   * @param bottom the new lowest id of the window
   */
  async trim(rows: readonly ExecutionRow[], bottom: number): Promise<void> {
    const cache = this.#cache;
    const ids = idsOf(rows);
    await cache.transaction('rw', executionTables(cache, true), async () => {
      await checkTerm(cache, this.#term);
      const gone = (await cache.executions.bulkGet(ids)).filter((row) => row !== undefined);
      await cache.executions.bulkDelete(ids);
      await deleteDetails(cache, ids);
      // Read inside the transaction, because `pollNewest` may have reset the backfill meanwhile.
      const fill = await readBackfill(cache);
      if (fill !== null) {
        const edge = { bottom: Math.max(bottom, fill.bottom), lowest: Math.max(bottom, fill.lowest) };
        await cache.meta.put({ key: META_FILL, value: { ...fill, ...edge } });
      }
      await changeCounters(cache, counterChanges([], gone));
      await changeRunHours(cache, [], gone);
    });
  }

  /**
   * Writes the rows of a small table that differ from the cache, and deletes `removed`.
   * @param removed the keys of the rows to delete
   * @param origin the request that returned the rows; rows that a later request has already written are skipped
   */
  async applyRows<T extends keyof SmallTables>(
    name: T,
    rows: readonly SmallTables[T][],
    removed: readonly string[] = [],
    origin?: ResponseOrigin,
  ): Promise<void> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the small tables, some rows have a company
    await this.#company?.check(rows as readonly { companyCode?: string | null }[]);
    const writer = { cache: this.#cache, term: this.#term, guard: this.#guard };
    await changeSmallTable(writer, { name, rows, removed, origin });
  }

  /**
   * Changes the stored details of a run in one transaction.
   * @param changeOf gets the stored row of the run, and returns the change
   * @param wanted the ids of runs that must not be removed to make room for other runs
   */
  async keepRun(id: number, changeOf: ChangeOfRun, wanted: ReadonlySet<number> = new Set()): Promise<void> {
    await changeKeptRun({ cache: this.#cache, term: this.#term }, id, changeOf, wanted);
  }

  /** Stores a person, and writes the person's e-mail into the executions that have only the id. */
  async keepPerson(person: PersonRow): Promise<void> {
    await keepPerson({ cache: this.#cache, term: this.#term }, person);
  }

  /** Returns the change without the rows that a later request of this thread has already stored. */
  async #withoutStaleRows(change: CacheChange): Promise<ExecutionsChange> {
    const isNewest = (id: number): boolean => this.#guard.accepts(executionKey(id), change.origin);
    // A page may contain the same row twice.
    const unique = [...new Map(change.executions?.map((row) => [row.id, row])).values()];
    const executions = unique.filter((row) => isNewest(row.id));
    return {
      executions,
      details: (change.details ?? []).filter((row) => isNewest(row.id)),
      removed: (change.removedExecutions ?? []).filter(isNewest),
      meta: [...(change.meta ?? []), ...(await this.#lookUpRecord(executions))],
      // The response to a request for one row replaces the cached row. A list omits fields, so its rows get them from
      // the cached rows.
      complete: change.origin?.singleRow === false ? withKnownFacts : (row) => row,
    };
  }

  /** Writes the differences. The transaction reads the cache again, because a command may have written meanwhile. */
  async #write(
    { origin, startPage, notifyLater }: CacheChange,
    { executions, details, removed, meta, complete }: ExecutionsChange,
  ): Promise<ApplyResult> {
    const cache = this.#cache;
    return cache.transaction('rw', executionTables(cache, removed.length > 0), async (transaction) => {
      const [log, known, found, resetTo] = await Promise.all([
        WriteLog.read(cache, this.#guard.thread),
        rowsOfIds(cache.executions, idsOf(executions)),
        rowsOfIds(cache.executions, removed),
        this.#resetTo(startPage),
        checkTerm(cache, this.#term),
      ]);
      if (resetTo !== null) return { ...NO_CHANGE, resetTo };
      const newer = log.keysNewerThan(origin);
      const isCurrent = ({ id }: { id: number }): boolean => !newer.has(executionKey(id));
      const named = await withNames(
        cache,
        executions.map((row, index) => complete(row, known[index])),
      );
      const rows = named
        .map((after, index) => ({ before: known[index], after }))
        .filter(({ after }) => isCurrent(after));
      const written = rows.filter(({ before, after }) => !sameValue(after, before));
      const changed = written.map(({ after }) => after.id);
      const gone = found.filter((row) => row !== undefined).filter(isCurrent);
      const goneIds = idsOf(gone);
      const freshDetails = details.filter((row) => !newer.has(detailKey(row.id)));
      const keys = [
        ...[...changed, ...goneIds].map(executionKey),
        ...[...idsOf(freshDetails), ...goneIds].map(detailKey),
      ];
      const entries = [...meta, log.metaRowWith(keys, origin)].filter((entry) => entry !== null);
      // IndexedDB runs the requests in this order, so there is no need to wait for each one.
      await Promise.all([
        written.length > 0 && cache.executions.bulkPut(written.map(({ after }) => after)),
        goneIds.length > 0 && cache.executions.bulkDelete(goneIds),
        deleteDetails(cache, goneIds),
        freshDetails.length > 0 && cache.executionDetails.bulkPut(freshDetails),
        entries.length > 0 && cache.meta.bulkPut(entries),
        changeCounters(cache, counterChanges(written, gone)),
        changeRunHours(cache, written, gone),
      ]);
      if (startPage !== undefined) this.#notifications.hold(transaction, notifyLater !== true);
      const inserted = rows.filter(({ before }) => before === undefined).map(({ after }) => after.id);
      return { inserted, changed, resetTo: null };
    });
  }

  /**
   * Returns a list with a meta row, which records that a command has looked up executions below the window. These
   * executions are then not trimmed while the user looks at them. The list is empty if there is nothing to record.
   */
  async #lookUpRecord(executions: readonly ExecutionRow[]): Promise<MetaRow[]> {
    if (this.#term !== null || executions.length === 0) return [];
    const bottom = (await readBackfill(this.#cache))?.bottom ?? 0;
    if (executions.every((row) => row.id >= bottom)) return [];
    const at = (await readMeta(this.#cache, META_LOOKED_UP_AT)) ?? -Infinity;
    return Date.now() - at < LOOKED_UP_EVERY_MS ? [] : [{ key: META_LOOKED_UP_AT, value: Date.now() }];
  }

  /** Returns the cursor of the backfill if it was reset to a page before `startPage`, else null. */
  async #resetTo(startPage: number | undefined): Promise<BackfillState | null> {
    if (startPage === undefined) return null;
    const fill = await readBackfill(this.#cache);
    return fill !== null && fill.page < startPage ? fill : null;
  }
}
