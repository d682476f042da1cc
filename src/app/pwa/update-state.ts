/**
 * How the running page may move to the newest build: `activate` makes the waiting service worker take over, `reload`
 * is enough because it has already (from another tab), or because the server's files changed.
 */
export type Update = 'activate' | 'reload';

/** What became of a click on the update: the page is about to reload, or the person's edits came first. */
export type ApplyResult = 'reloading' | 'refused';

type Listener = () => void;

/** Whether a newer build waits. Nothing here reloads by itself; only `apply` does. */
export class UpdateState {
  private update: Update | null = null;
  private readonly listeners = new Set<Listener>();

  /**
   * @param activate asks the waiting worker to take over; resolves when it has
   * @param reload loads the page anew
   */
  constructor(
    private readonly activate: () => Promise<void>,
    private readonly reload: () => void,
  ) {}

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly isReady = (): boolean => this.update !== null;

  /** Called by what finds out. A worker that took over leaves nothing to activate, so `reload` wins. */
  offer(update: Update): void {
    if (this.update === 'reload' || this.update === update) return;
    this.update = update;
    for (const listener of this.listeners) listener();
  }

  /**
   * Moves to the newest build, on the person's click only.
   * @param mayReload resolves when nothing typed can be lost, with false when the person would rather stay
   */
  async apply(mayReload: () => boolean | Promise<boolean>): Promise<ApplyResult> {
    if (this.update === null || !(await mayReload())) return 'refused';
    if (this.update === 'activate') await this.activate();
    this.reload();
    return 'reloading';
  }
}
