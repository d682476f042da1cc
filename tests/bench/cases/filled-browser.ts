import type { BrowserContext } from 'playwright';
import { LIMIT_PATH } from '../pages/limit-page';
import { cacheNameOf } from '../stage/cache-fill';
import type { Stage } from '../stage/stage';
import { visit } from '../stage/visit';

/** A browser in which the console was used before. */
export interface FilledBrowser {
  browser: BrowserContext;
  cacheName: string;
  /** Addresses of the limit page, the console and the twin. */
  limit: string;
  console: string;
  twin: string;
}

/** Signs in, and visits everything often enough that the browser keeps it, compiled scripts included. */
export async function openFilledBrowser(stage: Stage): Promise<FilledBrowser> {
  const browser = await stage.freshBrowser();
  await stage.signIn(browser);
  const { url } = stage.consoleLink;
  const filled = { console: `${url}/execution_tracker`, twin: `${stage.twinLink.url}/` };
  // First, for afterwards the console's service worker answers for what has none of its own.
  await keepLimitPage(browser, url);
  await fillByVisit(browser, filled.console);
  const cacheName = await cacheNameOf(browser, url);
  const limit = `${url}${LIMIT_PATH}#${encodeURIComponent(cacheName)}`;
  for (const address of [filled.console, filled.twin, limit, filled.console, filled.twin, limit])
    await visit(browser, address, { until: 'rows' });
  return { browser, cacheName, limit, ...filled };
}

/** A first visit: until the cache holds all and the service worker has stored the console's files. */
async function fillByVisit(browser: BrowserContext, address: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${address}?watch`);
  await page.getByText(/^[\d,]+ executions$/).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
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
