import * as z from 'zod/mini';
import { MAX_RESPONSE_MS } from '@/api/fetch-response';
import type { CacheDatabase } from '@/database/cache-database';
import type { ResponseOrigin } from './stale-response-guard';
import { META_WRITE_LOG } from '@/database/cache-meta';
import type { WriteLogEntry, MetaRow } from '@/database/rows';

/**
 * The log contains the keys of at most this many rows, unless the last response alone has more. A page has 100 rows.
 */
const MAX_ROWS = 500;

const entriesSchema = z.array(z.object({ requestedAt: z.number(), by: z.string(), keys: z.array(z.string()) }));

/**
 * Which rows were written recently, and when their requests were sent. The log is stored in the cache, so that a slow
 * response in one thread never overwrites newer rows of another thread, for example of a command in another tab. It is
 * read and written in the transaction that writes the rows. Entries older than the longest possible request are
 * removed.
 */
export class WriteLog {
  readonly #entries: readonly WriteLogEntry[];
  readonly #by: string;

  private constructor(entries: readonly WriteLogEntry[], by: string) {
    this.#entries = entries;
    this.#by = by;
  }

  /**
   * Reads the log. Call it in the transaction that writes the rows.
   * @param by identifies this thread among all writers of the cache
   */
  static async read(cache: CacheDatabase, by: string): Promise<WriteLog> {
    const parsed = entriesSchema.safeParse((await cache.meta.get(META_WRITE_LOG))?.value);
    return new WriteLog(parsed.success ? parsed.data : [], by);
  }

  /** The keys of the rows that were written by requests sent after `origin`. */
  keysNewerThan(origin: ResponseOrigin | undefined): ReadonlySet<string> {
    if (origin === undefined) return new Set();
    const now = Date.now();
    // An entry of another thread with a time in the future was written before the device's clock was set back. Ignore
    // it.
    const isNewer = ({ requestedAt, by }: WriteLogEntry): boolean =>
      requestedAt > origin.requestedAt &&
      (by === this.#by || (requestedAt <= now && requestedAt > now - MAX_RESPONSE_MS));
    return new Set(this.#entries.filter(isNewer).flatMap(({ keys }) => keys));
  }

  /** The meta row of the log with these keys added; null if there is nothing to add. */
  metaRowWith(keys: readonly string[], origin: ResponseOrigin | undefined): MetaRow | null {
    if (origin === undefined || keys.length === 0) return null;
    const fresh = new Set(keys);
    const oldest = Date.now() - MAX_RESPONSE_MS;
    const kept = this.#entries
      .filter((entry) => entry.requestedAt > oldest)
      .map((entry) => ({ ...entry, keys: entry.keys.filter((key) => !fresh.has(key)) }))
      .filter((entry) => entry.keys.length > 0);
    return {
      key: META_WRITE_LOG,
      value: newestEntries([...kept, { requestedAt: origin.requestedAt, by: this.#by, keys: [...keys] }]),
    };
  }
}

/** The newest entries that have at most `MAX_ROWS` rows together. The last entry stays even if it alone has more. */
function newestEntries(entries: readonly WriteLogEntry[]): WriteLogEntry[] {
  let rows = 0;
  const from = entries.findLastIndex(({ keys }) => (rows += keys.length) > MAX_ROWS);
  return entries.slice(Math.min(from + 1, entries.length - 1));
}
