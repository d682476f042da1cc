import type { BrowserContext } from 'playwright';
import { ratio, timing, type CaseResult } from '../../result/figures';
import { cacheNameOf } from '../../stage/cache-fill';
import { renderPages, type RenderedPages } from '../../stage/rendered-pages';
import type { Stage } from '../../stage/stage';
import { RUNS } from '../settings';
import { timeFetches, readStoreSample, timePuts } from './fill-limits';

/** The number of executions that the fill stores (`BENCH_FILL`). */
const ROWS = Number(process.env['BENCH_FILL'] ?? 100_000);
/** The number of runs (`BENCH_FILL_RUNS`). One run takes almost a minute. */
const FILLS = Number(process.env['BENCH_FILL_RUNS'] ?? Math.min(1, RUNS));
/**
 * The goal for the fill, as a multiple of the slower of two times: only fetching the pages, and only writing the rows.
 */
const GOAL = 1.6;
const TASK_GOAL = 50;

/**
 * Measures the first fill of a new cache, compared with only fetching the same pages and with only writing the same
 * rows.
 */
export async function firstFill(stage: Stage): Promise<CaseResult> {
  const pages = await renderPages(stage, ROWS);
  stage.answerFirst((request, response) => {
    if (request.url !== '/config.json') return pages.answer(request, response);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ windowRows: ROWS }));
    return true;
  });
  const { url } = stage.consoleLink;
  const fills: number[] = [];
  const fetches: number[] = [];
  const puts: number[] = [];
  const tasks: number[] = [];
  for (let run = 0; run < FILLS; run += 1) {
    const browser = await stage.freshBrowser();
    await stage.signIn(browser);
    const { took, longestTask } = await fill(browser, stage, pages);
    fills.push(took);
    tasks.push(longestTask);
    const sample = await readStoreSample(browser, url, await cacheNameOf(browser, url));
    await browser.close();
    // In a browser without the console, no service worker is in between, and no other database is on the disk.
    const bare = await stage.freshBrowser({ notes: false });
    await stage.signIn(bare);
    fetches.push(await timeFetches(bare, url, ROWS));
    puts.push(await timePuts(bare, url, sample, ROWS));
    await bare.close();
  }
  const limits = fetches.map((ms, run) => Math.max(ms, puts[run] ?? 0));
  return {
    name: `First fill of ${ROWS} executions`,
    figures: [
      timing('console: all in the cache', fills),
      timing('pages fetched, nothing else', fetches),
      timing('rows put, nothing else', puts),
      ratio('console to the slower of both', fills, limits, GOAL),
      { ...timing("longest task of the page's thread meanwhile", tasks), goal: TASK_GOAL },
    ],
  };
}

/** Waits until the backfill has recorded that it is done. It does so in the transaction that stores the last rows. */
async function filled(cacheName: string): Promise<void> {
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
  const cache = await answer(indexedDB.open(cacheName));
  for (;;) {
    const meta = cache.transaction('meta').objectStore('meta');
    const state = (await answer(meta.get('fill'))) as { value: { done: boolean } } | undefined;
    if (state?.value.done) return cache.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function fill(browser: BrowserContext, stage: Stage, pages: RenderedPages) {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const tasks: { at: number; ms: number }[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { startTime: at, duration: ms } of list.getEntries()) tasks.push({ at, ms });
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(`${stage.consoleLink.url}/execution_tracker?watch`);
  await page.locator('tbody a[data-row-opener]').nth(29).waitFor();
  const shownAt = await page.evaluate(() => performance.now());
  await page.evaluate(filled, await cacheNameOf(browser, stage.consoleLink.url));
  const took = performance.now() - (pages.takeFirstAsked() ?? Number.NaN);
  const tasks = await page.evaluate(() => Reflect.get(globalThis, 'tasks') as { at: number; ms: number }[]);
  await page.close();
  return { took, longestTask: Math.max(0, ...tasks.filter(({ at }) => at > shownAt).map(({ ms }) => ms)) };
}
