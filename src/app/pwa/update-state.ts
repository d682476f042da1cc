import { Listeners } from '@/lib/listeners';

/**
 * How the page gets the newest build:
 * - `activate`: the waiting service worker must take over first.
 * - `reload`: a reload is enough, because another tab has activated the worker, or only the headers have changed.
 */
export type Update = 'activate' | 'reload';

/** The result of a click on the update: the page reloads, or stays because there is no update or the user refused. */
export type ApplyResult = 'reloading' | 'refused';

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
   * the new worker takes over while the page reloads, it reloads again, because the reload may show the old build.
   */
  offer(update: Update): void {
    if (update === 'reload' && this.isReloading) this.reload();
    if (this.update === 'reload' || this.update === update) return;
    this.update = update;
    this.changes.notify();
  }

  /**
   * Switches to the newest build. Call it only in response to a click.
   * @param mayReload resolves to true once no typed text can be lost, to false if the user chooses to stay
   */
  async apply(mayReload: () => boolean | Promise<boolean>): Promise<ApplyResult> {
    if (this.update === null || !(await mayReload())) return 'refused';
    if (this.update === 'activate') await this.activate();
    this.isReloading = true;
    this.reload();
    return 'reloading';
  }
}
