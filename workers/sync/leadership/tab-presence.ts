import type { Clock } from '@/lib/clock';
import type { SyncMessage, Watch } from '@workers/protocol/sync-status';

type Presence = Extract<SyncMessage, { kind: 'presence' }>;

/** After this time without a message, a visible tab counts as gone. */
const VISIBLE_SILENCE_MS = 12_000;
/** A hidden tab may be silent for this time, because browsers run the timers of hidden tabs about once a minute. */
const HIDDEN_SILENCE_MS = 120_000;

/** Keeps the last presence message of each tab, and forgets tabs that fall silent. */
export class TabPresence {
  readonly #tabs = new Map<string, Presence & { at: number }>();
  readonly #clock: Clock;
  #visibleAt: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#visibleAt = clock.elapsed();
  }

  /** Handles a presence message. Returns whether the watched items or the visibility may have changed. */
  receive(message: Presence): boolean {
    const before = this.#tabs.get(message.tabId);
    if (message.gone) return this.#tabs.delete(message.tabId);
    this.#tabs.set(message.tabId, { ...message, at: this.#clock.elapsed() });
    if (message.visible) this.#visibleAt = this.#clock.elapsed();
    return (
      before === undefined ||
      before.visible !== message.visible ||
      JSON.stringify(before.watching) !== JSON.stringify(message.watching)
    );
  }

  /** Returns the milliseconds since a tab was last visible. */
  hiddenFor(): number {
    return this.#clock.elapsed() - this.#visibleAt;
  }

  /** Whether any tab, visible or hidden, shows an execution. */
  watchesExecution(): boolean {
    this.#forgetSilent();
    return [...this.#tabs.values()].some(({ watching }) => watching.some(({ kind }) => kind === 'execution'));
  }

  /** Returns whether any tab is visible, and what the visible tabs show, without duplicates. */
  summary(): { visible: boolean; watching: Watch[] } {
    this.#forgetSilent();
    const alive = [...this.#tabs.values()];
    const watching = new Map(
      alive.filter((tab) => tab.visible).flatMap((tab) => tab.watching.map((watch) => [JSON.stringify(watch), watch])),
    );
    return { visible: alive.some((tab) => tab.visible), watching: [...watching.values()] };
  }

  /**
   * Forgets tabs that send no more messages, because they crashed or were frozen. Hidden tabs have more time, because
   * browsers slow down their timers.
   */
  #forgetSilent(): void {
    const now = this.#clock.elapsed();
    for (const [id, { at, visible }] of this.#tabs) {
      if (now - at > (visible ? VISIBLE_SILENCE_MS : HIDDEN_SILENCE_MS)) this.#tabs.delete(id);
    }
  }
}
