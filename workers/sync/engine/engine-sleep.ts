import type { DraftsDatabase } from '@/database/drafts-database';
import type { TabPresence } from '../leadership/tab-presence';
import { WaitQueue } from './wait-queue';

/** The time without a visible tab after which the engine sleeps. */
const ASLEEP_AFTER_MS = 30 * 60_000;
/**
 * The same time for an engine in memory, which serves one page. Longer than the interval at which a visible tab reports
 * its presence.
 */
const ASLEEP_IN_MEMORY_AFTER_MS = 15_000;

interface EngineSleepOptions {
  presence: TabPresence;
  drafts: DraftsDatabase;
  /** Whether this is the engine of one page with databases in memory. It sleeps soon after that page is hidden. */
  inMemory: boolean;
}

/**
 * Pauses the engine after a long time without a visible tab, unless a tab shows an execution or a draft waits to be
 * sent.
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
    const unsent = await drafts.drafts.where('state').anyOf('ready', 'sending').count();
    // A call of `wake` during the read had nothing to end, so it must prevent the wait.
    if (unsent > 0 || this.#wakes !== wakes) return;
    await this.#asleep.wait(signal);
  }

  /** Ends every wait in `waitUntilAwake`, because a tab has become visible or wakes a task. */
  wake(): void {
    this.#wakes += 1;
    this.#asleep.wakeAll();
  }
}
