import { expect, type Page } from '@playwright/test';

/** Page object of the frame around every screen, and of the service worker. */
export class Shell {
  constructor(readonly page: Page) {}

  /** An element that exists once the console has rendered. The browser's error page does not have it. */
  readonly root = () => this.page.locator('#root > *').first();

  readonly navigation = () => this.page.getByRole('navigation', { name: 'Main navigation' });
  readonly link = (name: string) => this.navigation().getByRole('link', { name });
  readonly title = () => this.page.getByRole('main').getByRole('heading', { level: 1 });
  /** The connection status: Connecting…, Live, Slow or Offline. */
  readonly connection = () => this.page.getByRole('status', { name: 'Connection' });
  readonly draftsBadge = () => this.page.getByRole('banner').getByRole('link', { name: /draft/ });
  readonly toasts = () => this.page.getByRole('region', { name: 'Notifications' });

  /** The button of the user menu. Its name is the person's e-mail. */
  readonly userMenu = (email: string) => this.page.getByRole('button', { name: email });
  readonly menuItem = (name: string) => this.page.getByRole('menuitem', { name });

  async signOut(email: string): Promise<void> {
    await this.userMenu(email).click();
    await this.menuItem('Sign Out').click();
  }

  /** The button that activates the waiting release. */
  readonly updateButton = () => this.page.getByRole('button', { name: 'Reload' });

  /** The meta tag with the mark of the page's release (see `makeRelease`). */
  readonly release = () => this.page.locator('meta[name="release"]');

  /** Waits until the service worker controls the page, so that a reload needs no network. */
  async isControlled(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 60_000,
    });
  }

  /** Waits until every file of this build is stored, so that every screen opens without a network. */
  async isStored(): Promise<void> {
    await this.isControlled();
    // Does not use `waitForFunction`, because it would not wait: the promise of an async function counts as true.
    const areStored = (): Promise<boolean> =>
      this.page.evaluate(async () => {
        const { stored, total } = await new Promise<{ stored: number; total: number }>((resolve) => {
          navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent) => {
            const message = data as { type: string; stored: number; total: number; done: boolean };
            if (message.type === 'FILES' && message.done) resolve(message);
          });
          navigator.serviceWorker.controller?.postMessage({ type: 'STORE_FILES' });
        });
        return stored === total;
      });
    await expect.poll(areStored, { timeout: 60_000 }).toBe(true);
  }

  /** Checks for a new release now. The console itself checks only every half an hour. */
  async lookForUpdate(): Promise<void> {
    await this.page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
  }

  /** Returns the address of every file in the browser's Cache Storage. */
  cachedAddresses(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => url);
    });
  }
}
