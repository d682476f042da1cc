import type { Clock } from '@/lib/clock';
import { PRESENCE_MS, type SyncMessage, type Watch } from '@workers/protocol/sync-status';

type Presence = Extract<SyncMessage, { kind: 'presence' }>;

/** How long a hidden tab may stay silent: browsers run its timers once a minute at the least. */
const HIDDEN_SILENCE_MS = 120_000;

/** What the tabs last said of themselves; a tab that fell silent is forgotten. */
export class TabPresence {
  readonly #tabs = new Map<string, Presence & { at: number }>();
  readonly #clock: Clock;
  #lookedAt: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#lookedAt = clock.elapsed();
  }

  /** Takes a tab's word; gives true when what is watched or visible may have changed. */
  hear(message: Presence): boolean {
    const before = this.#tabs.get(message.tabId);
    if (message.gone) return this.#tabs.delete(message.tabId);
    this.#tabs.set(message.tabId, { ...message, at: this.#clock.elapsed() });
    if (message.visible) this.#lookedAt = this.#clock.elapsed();
    return (
      before === undefined ||
      before.visible !== message.visible ||
      JSON.stringify(before.watching) !== JSON.stringify(message.watching)
    );
  }

  /** Milliseconds since a tab was last visible. */
  hiddenFor(): number {
    return this.#clock.elapsed() - this.#lookedAt;
  }

  /** What any tab shows, be it hidden. */
  watches(): boolean {
    this.#forgetSilent();
    return [...this.#tabs.values()].some(({ watching }) => watching.some(({ kind }) => kind === 'execution'));
  }

  /** Whether any tab is visible, and what all tabs show, each thing once. */
  summary(): { visible: boolean; watching: Watch[] } {
    this.#forgetSilent();
    const alive = [...this.#tabs.values()];
    const watching = new Map(
      alive.filter((tab) => tab.visible).flatMap((tab) => tab.watching.map((watch) => [JSON.stringify(watch), watch])),
    );
    return { visible: alive.some((tab) => tab.visible), watching: [...watching.values()] };
  }

  /** Drops the tabs that no longer report: they crashed or were frozen. A hidden tab's timers are slow, so it has longer. */
  #forgetSilent(): void {
    const now = this.#clock.elapsed();
    for (const [id, { at, visible }] of this.#tabs) {
      if (now - at > (visible ? PRESENCE_MS * 2 : HIDDEN_SILENCE_MS)) this.#tabs.delete(id);
    }
  }
}
