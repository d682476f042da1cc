import type { DraftsDatabase } from '@/database/drafts-database';
import { OUTGOING_STATES } from '@/domain/drafts/draft';
import { MINUTE_MS } from '@/lib/durations';
import type { TabPresence } from '../leadership/tab-presence';
import { WaitQueue } from './wait-queue';

/** After this time without a visible tab, the engine sleeps. */
const ASLEEP_AFTER_MS = 30 * MINUTE_MS;
/**
 * An engine in memory, which serves one page, sleeps after this time. The time is longer than the interval at which a
 * visible tab reports its presence.
 */
const ASLEEP_IN_MEMORY_AFTER_MS = 15_000;

interface EngineSleepOptions {
  presence: TabPresence;
  drafts: DraftsDatabase;
  /** Whether this engine belongs to a page with databases in memory. Then it sleeps soon after that page is hidden. */
  inMemory: boolean;
}

/**
 * Pauses the engine after a long time without a visible tab. Does not pause it while a tab shows an execution, or while
 * a draft waits to be sent.
 */
export class EngineSleep {
  readonly #options: EngineSleepOptions;
  readonly #asleep = new WaitQueue();
  #wakes = 0;

  constructor(options: EngineSleepOptions) {
    this.#options = options;
  }

  /** Resolves at once if the engine may run. Otherwise waits until `wake` or until the signal aborts. */
  async waitUntilAwake(signal: AbortSignal): Promise<void> {
    const { presence, drafts, inMemory } = this.#options;
    const asleepAfterMs = inMemory ? ASLEEP_IN_MEMORY_AFTER_MS : ASLEEP_AFTER_MS;
    if (presence.hiddenFor() < asleepAfterMs || presence.watchesExecution() || signal.aborted) return;
    const wakes = this.#wakes;
    const unsent = await drafts.drafts.where('state').anyOf(OUTGOING_STATES).count();
    // If `wake` was called during the read, it had no wait to end. So do not begin a wait now.
    if (unsent > 0 || this.#wakes !== wakes) return;
    await this.#asleep.wait(signal);
  }

  /** Ends the wait in every `waitUntilAwake`. Called when a tab becomes visible or wakes a task. */
  wake(): void {
    this.#wakes += 1;
    this.#asleep.wakeAll();
  }
}
