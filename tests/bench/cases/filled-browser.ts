import type { BrowserContext } from 'playwright';
import type { FilesProgress } from '../../../src/lib/service-worker-messages';
import { LIMIT_PATH } from '../pages/limit-page';
import { cacheNameOf } from '../stage/cache-fill';
import type { Stage } from '../stage/stage';
import { visit } from '../stage/visit';

/** A browser in which the console was used before. */
export interface FilledBrowser {
  browser: BrowserContext;
  cacheName: string;
  /** Addresses of the limit page and the console. */
  limit: string;
  console: string;
}

/**
 * Signs in, and visits the limit page, the console and other addresses often enough for the browser to cache them and
 * their compiled scripts.
 */
export async function openFilledBrowser(stage: Stage, others: readonly string[] = []): Promise<FilledBrowser> {
  const browser = await stage.freshBrowser();
  await stage.signIn(browser);
  const { url } = stage.consoleLink;
  const console = `${url}/execution_tracker`;
  // Must come first: later, the console's service worker would answer requests for this page, which needs its own
  // service worker.
  await keepLimitPage(browser, url);
  await fillByVisit(browser, console);
  const cacheName = await cacheNameOf(browser, url);
  const limit = `${url}${LIMIT_PATH}#${encodeURIComponent(cacheName)}`;
  const all = [console, ...others, limit];
  for (const address of [...all, ...all]) await visit(browser, address, { until: 'rows' });
  return { browser, cacheName, limit, console };
}

/**
 * Visits the console for the first time, until the cache is filled and the service worker has stored all files of the
 * console.
 */
async function fillByVisit(browser: BrowserContext, address: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${address}?watch`);
  await page.getByText(/^[\d,]+ executions$/).waitFor();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    await new Promise<void>((resolve, reject) => {
      navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FilesProgress>) => {
        if (data.type !== 'FILES' || !data.done) return;
        if (data.stored === data.total) resolve();
        else reject(new Error(`${data.stored} of ${data.total} files are stored: ${data.problem}`));
      });
      active?.postMessage({ type: 'STORE_FILES' });
    });
  });
  await page.close();
}

async function keepLimitPage(browser: BrowserContext, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${url}${LIMIT_PATH}`);
  await page.evaluate(async (scope) => {
    const registration = await navigator.serviceWorker.register(`${scope}sw.js`, { scope });
    const { installing } = registration;
    if (installing)
      await new Promise<void>((resolve) =>
        installing.addEventListener('statechange', () => installing.state === 'activated' && resolve()),
      );
  }, LIMIT_PATH);
  await page.close();
}
