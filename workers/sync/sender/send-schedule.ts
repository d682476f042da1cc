import type { Clock } from '@/lib/clock';
import type { ApiProblem } from '@/lib/api/problem';
import type { DraftRow } from '@/lib/database/draft-rows';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

interface Failures {
  /** When the draft was saved that failed: one that was saved again since begins anew. */
  savedAt: number | null;
  tries: number;
  /** Tries whose failure counts against the draft itself. */
  refusals: number;
  /** When it is tried again, by `clock.elapsed()`. */
  dueAt: number;
}

/**
 * When each draft is tried again after a failure, and until when the server asked to be left alone. Both hold however
 * often the sender is woken.
 */
export class SendSchedule {
  readonly #clock: Clock;
  readonly #failures = new Map<string, Failures>();
  #restsUntil = -Infinity;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Milliseconds until this draft may be tried; 0 when it may be now. */
  waitOf(draft: DraftRow): number {
    const dueAt = Math.max(this.#restsUntil, this.#failuresOf(draft)?.dueAt ?? -Infinity);
    return Math.max(0, dueAt - this.#clock.elapsed());
  }

  /** Sorts drafts into the order of sending: by their Save, but those that failed after those that did not. */
  inOrder(drafts: readonly DraftRow[]): DraftRow[] {
    const dueAt = (draft: DraftRow): number => this.#failuresOf(draft)?.dueAt ?? -Infinity;
    return drafts.toSorted((a, b) => compare(dueAt(a), dueAt(b)) || (a.readyAt ?? 0) - (b.readyAt ?? 0));
  }

  /**
   * Notes a failed try.
   * @param isRefusal whether the failure counts against the draft itself
   * @returns how often that was so since the draft was saved
   */
  failed(draft: DraftRow, problem: ApiProblem, isRefusal: boolean): number {
    const now = this.#clock.elapsed();
    const before = this.#failuresOf(draft) ?? { tries: 0, refusals: 0 };
    const tries = before.tries + 1;
    const refusals = before.refusals + (isRefusal ? 1 : 0);
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
    this.#failures.set(draft.id, { savedAt: draft.readyAt, tries, refusals, dueAt: now + pause });
    // What the server asks for is meant for every call.
    if (problem.retryAfterMs !== null) this.#restsUntil = Math.max(this.#restsUntil, now + problem.retryAfterMs);
    return refusals;
  }

  /** Forgets the failures of a draft that has come to an end. */
  forget(id: string): void {
    this.#failures.delete(id);
  }

  /** Forgets every draft that does not wait any more. */
  keepOnly(waiting: readonly DraftRow[]): void {
    const ids = new Set(waiting.map(({ id }) => id));
    for (const id of this.#failures.keys()) if (!ids.has(id)) this.#failures.delete(id);
  }

  #failuresOf({ id, readyAt }: DraftRow): Failures | undefined {
    const failures = this.#failures.get(id);
    return failures?.savedAt === readyAt ? failures : undefined;
  }
}

const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
