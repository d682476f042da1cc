import * as z from 'zod/mini';
import { LONGEST_ANSWER_MS } from '@/lib/api/fetch-answer';
import type { CacheDatabase } from '@/lib/database/cache-database';
import type { AnswerMark } from './stale-answer-guard';
import { META } from './sync-meta';

/** Of about so many of the newest rows is remembered who told; a page has a hundred. */
const MOST = 500;

/** One answer, with the keys of the rows that it has told last. */
const toldSchema = z.array(z.object({ asked: z.number(), by: z.string(), keys: z.array(z.string()) }));
type Told = z.infer<typeof toldSchema>[number];

/**
 * Which rows were written lately, and by which answer: kept in the cache itself, so that a slow answer of one thread never
 * undoes what another thread has written meanwhile – a command of one tab beside the engine of another, a worker that was
 * frozen. Read and written within the transaction that writes the rows. What was told longer ago than an answer may take is
 * forgotten: nothing older is under way.
 */
export class WriteLog {
  readonly #told: readonly Told[];
  readonly #by: string;

  private constructor(told: readonly Told[], by: string) {
    this.#told = told;
    this.#by = by;
  }

  /** @param by tells the writers of this thread from those of others */
  static async read(cache: CacheDatabase, by: string): Promise<WriteLog> {
    const parsed = toldSchema.safeParse((await cache.meta.get(META.told))?.value);
    return new WriteLog(parsed.success ? parsed.data : [], by);
  }

  /** Keys of which a later asked answer has been written. */
  newerThan(answer: AnswerMark | undefined): ReadonlySet<string> {
    if (answer === undefined) return new Set();
    const now = Date.now();
    // Another thread's time that has not come yet is from before the device's clock was put back.
    const counts = ({ asked, by }: Told): boolean =>
      asked > answer.asked && (by === this.#by || (asked <= now && asked > now - LONGEST_ANSWER_MS));
    return new Set(this.#told.filter(counts).flatMap(({ keys }) => keys));
  }

  /** The meta row that remembers also these keys; null when there is nothing to remember. */
  with(keys: readonly string[], answer: AnswerMark | undefined): { key: string; value: Told[] } | null {
    if (answer === undefined || keys.length === 0) return null;
    const fresh = new Set(keys);
    const oldest = Date.now() - LONGEST_ANSWER_MS;
    const kept = this.#told
      .filter((told) => told.asked > oldest)
      .map((told) => ({ ...told, keys: told.keys.filter((key) => !fresh.has(key)) }))
      .filter((told) => told.keys.length > 0);
    return { key: META.told, value: newestOf([...kept, { asked: answer.asked, by: this.#by, keys: [...keys] }]) };
  }
}

/** The last answers that together tell of no more rows than are remembered; the last one in any case. */
function newestOf(told: readonly Told[]): Told[] {
  let rows = 0;
  const from = told.findLastIndex(({ keys }) => (rows += keys.length) > MOST);
  return told.slice(Math.min(from + 1, told.length - 1));
}
