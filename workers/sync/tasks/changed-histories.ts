import type { InstanceRow } from '@/domain/instance';
import { hasLastChange, mayHaveChanged } from '@/domain/versions/known-versions';
import { serverNow } from '@/domain/session-token';
import { windowStart, type EngineContext } from '../engine/engine-context';
import { isTemporary, readVersions } from './read-detail';

/**
 * The interval at which to look for changed integrations. Each look reads all cached integrations, and sends no
 * request.
 */
const LOOK_EVERY_MS = 120_000;

/** An integration whose versions are missing. */
interface Changed {
  code: string;
  updatedAt: string | null;
}

/**
 * Reads versions in advance for the page that shows the changes of all integrations. The versions of an integration are
 * read again once the integration has changed. Only changes within the window count.
 */
export class ChangedHistories {
  readonly #context: EngineContext;
  /** The integrations whose versions are to be read, the newest change first. */
  #waiting: Changed[] = [];
  /** The last change (`updatedAt`) of each integration whose versions are in the cache, or were refused. */
  readonly #known = new Map<string, string | null>();
  #nextLookAt = 0;

  constructor(context: EngineContext) {
    this.#context = context;
  }

  /**
   * Returns the code of the next integration whose versions are to be read; null if there is none.
   * @param isPostponed whether the request for an integration failed recently and must not be repeated yet
   */
  async next(isPostponed: (code: string) => boolean): Promise<string | null> {
    const { clock } = this.#context;
    if (this.#waiting.length === 0 && clock.elapsed() >= this.#nextLookAt) {
      this.#nextLookAt = clock.elapsed() + LOOK_EVERY_MS;
      await this.#look();
    }
    for (const changed of this.#waiting) {
      if (isPostponed(changed.code)) continue;
      // A screen or another task may have read the versions meanwhile.
      if (await this.#isMissing(changed)) return changed.code;
      this.#markKnown(changed);
    }
    return null;
  }

  /**
   * Reads and stores the versions of an integration. Returns false if the read must be tried again later. Throws
   * `ApiFailure` if the server is unavailable.
   */
  async read(code: string): Promise<boolean> {
    try {
      await readVersions(this.#context, code);
      for (const changed of this.#waiting.filter((each) => each.code === code)) this.#markKnown(changed);
      return true;
    } catch (error) {
      if (isTemporary(error)) return false;
      throw error;
    }
  }

  #markKnown(changed: Changed): void {
    this.#known.set(changed.code, changed.updatedAt);
    this.#waiting = this.#waiting.filter((each) => each !== changed);
  }

  async #look(): Promise<void> {
    const span = { from: windowStart(this.#context), to: null };
    const changed: Changed[] = [];
    await this.#context.cache.instances.each(({ code, updatedAt }) => {
      if (mayHaveChanged({ updatedAt }, span) && this.#known.get(code) !== updatedAt) changed.push({ code, updatedAt });
    });
    this.#waiting = changed.toSorted((one, other) => timeOf(other) - timeOf(one));
  }

  async #isMissing({ code, updatedAt }: Changed): Promise<boolean> {
    const { cache, session } = this.#context;
    const [count, history] = await Promise.all([
      cache.instances.where('code').equals(code).count(),
      cache.histories.get(code),
    ]);
    if (count === 0) return false;
    if (history === undefined) return true;
    return !hasLastChange({ ...history, readAt: serverNow(session, history.readAt) }, updatedAt);
  }
}

const timeOf = ({ updatedAt }: Pick<InstanceRow, 'updatedAt'>): number => Date.parse(updatedAt ?? '') || 0;
