import { Listeners } from '@/lib/listeners';

/**
 * How the page gets the newest build:
 * - `activate`: the waiting service worker must take over first.
 * - `reload`: a reload is enough, because another tab has activated the worker, or only the headers have changed.
 */
export type Update = 'activate' | 'reload';

/** Knows whether a newer build is available, and switches to it. Only `apply` starts a reload of the page. */
export class UpdateState {
  private update: Update | null = null;
  private isReloading = false;
  private readonly changes = new Listeners();

  /**
   * @param activate makes the waiting worker take over; resolves when it has taken over
   * @param reload reloads the page
   */
  constructor(
    private readonly activate: () => Promise<void>,
    private readonly reload: () => void,
  ) {}

  readonly subscribe = this.changes.subscribe;

  readonly isReady = (): boolean => this.update !== null;

  /**
   * Reports an update. `reload` replaces `activate`: after another tab has activated the worker, no worker waits. If
   * the new worker takes over while the page reloads, the page reloads again, because the first reload may show the old
   * build.
   */
  offer(update: Update): void {
    if (update === 'reload' && this.isReloading) this.reload();
    if (this.update === 'reload' || this.update === update) return;
    this.update = update;
    this.changes.notify();
  }

  /** Switches to the newest build, if there is one. Call it only in response to a click. */
  async apply(): Promise<void> {
    if (this.update === null) return;
    if (this.update === 'activate') await this.activate();
    this.isReloading = true;
    this.reload();
  }
}
