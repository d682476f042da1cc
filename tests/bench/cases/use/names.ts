import type { BrowserContext, Page } from 'playwright';
import { timing, type CaseResult, type Figure } from '../../result/figures';
import { runOnOrigin } from '../../stage/cache-fill';
import { idle } from '../../stage/idle';
import { GOOD } from '../../stage/link';
import { paintedAfter } from '../../stage/painted-after';
import type { Stage } from '../../stage/stage';
import { typeKeys, type TypedKey } from '../../stage/typed-keys';
import { openFilledBrowser } from '../filled-browser';
import { RUNS } from '../settings';

const NAMES = 20_000;
const FORM_CODE = 'acme_bynder_media_to_akeneo_asset_sync';
const FAMILY = 'packshot';
/** The goal for the time from a key press until its suggestions are in the page, milliseconds. */
const KEY_GOAL = 16;
/**
 * The texts to type: the start of many names, a whole name, a part of a label, a mistyped name, and a text that matches
 * no name.
 */
const TEXTS = ['attribute_1', 'attribute_19999', 'label 42', 'atribute_42', 'qqqq'];
const LIST = '[role=dialog] [role=option]';

/**
 * Measures a field for names with a long list of known names: the time from a key press until its suggestions are in
 * the page.
 */
export async function names(stage: Stage): Promise<CaseResult> {
  const { browser, cacheName } = await openFilledBrowser(stage);
  const { url } = stage.consoleLink;
  await fillNames(browser, url, cacheName);
  await stage.consoleLink.become(null);
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await openField(page, url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const figures: Figure[] = [];
  const firsts: number[] = [];
  const field = page.locator(':focus');
  for (let run = 0; run < Math.min(3, RUNS); run += 1) {
    await field.fill('');
    await field.press('Escape');
    await idle(page);
    firsts.push(await paintedAfter(page, LIST, () => page.keyboard.press('a')));
  }
  figures.push(timing('from the first key to the painted list', firsts));
  for (const text of TEXTS) {
    const keys: TypedKey[] = [];
    for (let run = 0; run < Math.min(3, RUNS); run += 1) {
      await field.fill('');
      keys.push(...(await typeKeys(page, devtools, text)));
    }
    const answers = keys.map(({ answer }) => answer);
    figures.push({ ...timing(`a key of “${text}”, until its list is there`, answers), goal: KEY_GOAL });
    figures.push(
      timing(
        `main thread for a key of “${text}”, with layout and painting`,
        keys.map(({ all }) => all),
      ),
    );
  }
  await stage.consoleLink.become(GOOD);
  await browser.close();
  return { name: `Names field, ${NAMES} names`, figures };
}

/** Opens the editor of a mapping and focuses the field for the attribute of its first metadata. */
async function openField(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/job_instance/${FORM_CODE}/edit`);
  await page.getByRole('tab', { name: 'Configuration', exact: true }).click();
  await page.getByRole('button', { name: `${FAMILY}: edit`, exact: true }).click();
  const editor = page.getByRole('dialog');
  await editor.getByRole('button', { name: 'Metadata 1', exact: true }).click();
  await editor.getByRole('combobox', { name: 'Attribute', exact: true }).first().click();
  await page.locator(LIST).first().waitFor();
}

/** Stores a list of names in the cache, as if it had just been read. */
async function fillNames(browser: BrowserContext, url: string, cacheName: string): Promise<void> {
  await runOnOrigin(browser, url, (page) =>
    page.evaluate(
      async ({ name, count, within }) => {
        const answer = <T>(request: IDBRequest<T>): Promise<T> =>
          new Promise((resolve, reject) => {
            request.addEventListener('success', () => resolve(request.result));
            request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
          });
        const database = await answer(indexedDB.open(name));
        const transaction = database.transaction(['nameLists', 'connections'], 'readwrite');
        const rows = (await answer(transaction.objectStore('connections').getAll())) as { key: string; type: string }[];
        const stored = new Promise((resolve) => transaction.addEventListener('complete', resolve));
        const now = Date.now();
        for (const { key: connection } of rows.filter(({ type }) => type === 'akeneo'))
          transaction.objectStore('nameLists').put({
            key: `${connection}/assetAttribute/${within}`,
            connection,
            kind: 'assetAttribute',
            within,
            names: Array.from({ length: count }, (_, number) => ({
              code: `attribute_${number}`,
              labels: { en: `A label ${number}`, fr: `Un libellé ${number}` },
              type: 'text',
            })),
            isComplete: true,
            readAt: now,
            askedAt: now,
            problem: null,
            gone: [],
          });
        await stored;
        database.close();
      },
      { name: cacheName, count: NAMES, within: FAMILY },
    ),
  );
}
