import type { DraftsDatabase } from '@/database/drafts-database';
import type { TabPresence } from '../leadership/tab-presence';
import { Waiting } from './waiting';

/** After this time without a visible tab the engine sleeps. */
const ASLEEP_AFTER_MS = 30 * 60_000;
/** The same for an engine of one page. Longer than the time between two presence messages of a visible tab. */
const ASLEEP_IN_MEMORY_AFTER_MS = 15_000;

interface EngineSleepOptions {
  presence: TabPresence;
  drafts: DraftsDatabase;
  /** Whether this is the engine of one page with databases in memory. It sleeps soon after that page was hidden. */
  inMemory: boolean;
}

/** Pauses the engine while no tab is visible for long, except for watched executions and drafts that wait to be sent. */
export class EngineSleep {
  readonly #options: EngineSleepOptions;
  readonly #asleep = new Waiting();

  constructor(options: EngineSleepOptions) {
    this.#options = options;
  }

  /** Resolves at once when there is a reason to work; else when a tab becomes visible, or the signal aborts. */
  async awake(signal: AbortSignal): Promise<void> {
    const { presence, drafts, inMemory } = this.#options;
    const asleepAfterMs = inMemory ? ASLEEP_IN_MEMORY_AFTER_MS : ASLEEP_AFTER_MS;
    if (presence.hiddenFor() < asleepAfterMs || presence.watches() || signal.aborted) return;
    const waiting = await drafts.drafts.where('state').anyOf('ready', 'sending').count();
    if (waiting > 0 || signal.aborted) return;
    await this.#asleep.wait(signal);
  }

  /** A tab has become visible: everything that waits in `awake` continues. */
  wake(): void {
    this.#asleep.wakeAll();
  }
}
