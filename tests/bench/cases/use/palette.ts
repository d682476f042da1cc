import type { BrowserContext } from 'playwright';
import { timing, type CaseResult, type Figure } from '../../result/figures';
import { fillCache, runOnOrigin } from '../../stage/cache-fill';
import { idle } from '../../stage/idle';
import { GOOD } from '../../stage/link';
import { paintedAfter } from '../../stage/painted-after';
import { typeKeys, type TypedKey } from '../../stage/typed-keys';
import type { Stage } from '../../stage/stage';
import { openFilledBrowser } from '../filled-browser';
import { RUNS } from '../settings';

const EXECUTIONS = 300_000;
const INTEGRATIONS = 5_000;
/** The goal for the time from the press until the palette is painted, milliseconds. */
const OPEN_GOAL = 50;
/** The goal for the time from a key press until the rows that it finds are in the page, milliseconds. */
const KEY_GOAL = 16;
/**
 * The texts to type: a name, a mistyped name, a text in the configuration of an integration, the mistyped form of such
 * a text, and the id of an execution.
 */
const TEXTS = ['integration 42', 'intgration 42', 'family_42', 'famly_42', String(EXECUTIONS)];
const DIALOG = '[role=dialog] [role=combobox]';

/** Measures the command palette with a full cache: opening the palette, and typing in it. */
export async function palette(stage: Stage): Promise<CaseResult> {
  const { browser, cacheName } = await openFilledBrowser(stage);
  const { url } = stage.consoleLink;
  await fillCache(browser, url, { cacheName, from: 1, to: EXECUTIONS });
  await fillIntegrations(browser, url, cacheName);
  await stage.consoleLink.become(null);
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${url}/execution_tracker?watch`);
  await page.getByRole('row').nth(20).waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');

  const opened: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await idle(page);
    opened.push(await paintedAfter(page, DIALOG, () => page.keyboard.press('Control+k')));
    await page.keyboard.press('Escape');
    await page.locator(DIALOG).waitFor({ state: 'detached' });
  }
  const figures: Figure[] = [{ ...timing('from the press to the open palette', opened), goal: OPEN_GOAL }];

  await page.keyboard.press('Control+k');
  await page.locator(DIALOG).fill(`family_${INTEGRATIONS - 1}`);
  const complete = page.getByRole('option', { name: `Integration ${INTEGRATIONS - 1}` });
  await complete.first().waitFor();
  await idle(page);
  for (const text of TEXTS) {
    const keys: TypedKey[] = [];
    for (let run = 0; run < Math.min(3, RUNS); run += 1) {
      await page.locator(DIALOG).fill('');
      keys.push(...(await typeKeys(page, devtools, text)));
    }
    const answers = keys.map(({ answer }) => answer);
    const all = keys.map(({ all: whole }) => whole);
    figures.push({ ...timing(`a key of “${text}”, until its rows are there`, answers), goal: KEY_GOAL });
    figures.push(timing(`main thread for a key of “${text}”, with the reads of its rows`, all));
  }
  await stage.consoleLink.become(GOOD);
  await browser.close();
  return { name: `Command palette, ${EXECUTIONS} executions and ${INTEGRATIONS} integrations in the cache`, figures };
}

/** Copies the integration with the longest configuration. The configuration of each copy contains names of its own. */
async function fillIntegrations(browser: BrowserContext, url: string, cacheName: string): Promise<void> {
  await runOnOrigin(browser, url, (page) =>
    page.evaluate(
      async ({ name, count }) => {
        const answer = <T>(request: IDBRequest<T>): Promise<T> =>
          new Promise((resolve, reject) => {
            request.addEventListener('success', () => resolve(request.result));
            request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
          });
        const database = await answer(indexedDB.open(name));
        const transaction = database.transaction(['instances'], 'readwrite');
        const store = transaction.objectStore('instances');
        const known = (await answer(store.getAll())) as { configuration: string }[];
        const [longest] = known.sort((a, b) => b.configuration.length - a.configuration.length);
        const stored = new Promise((resolve) => transaction.addEventListener('complete', resolve));
        for (let number = 0; number < count; number += 1) {
          const configuration = JSON.stringify({
            ...(JSON.parse(longest?.configuration ?? '{}') as object),
            bench: Array.from({ length: 8 }, (_, place) => ({
              name: `family_${number}`,
              value: `v ${number} ${place}`,
            })),
          });
          store.put({ ...longest, code: `bench-${number}`, label: `Integration ${number}`, configuration });
        }
        await stored;
        database.close();
      },
      { name: cacheName, count: INTEGRATIONS },
    ),
  );
}
