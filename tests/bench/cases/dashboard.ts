import { ratio, timing, type CaseResult, type Figure } from '../result/figures';
import { fillCache } from '../stage/cache-fill';
import { idle } from '../stage/idle';
import { GOOD } from '../stage/link';
import { paintedAfter } from '../stage/painted-after';
import type { Stage } from '../stage/stage';
import { visit } from '../stage/visit';
import { openFilledBrowser } from './filled-browser';
import { RUNS } from './settings';

const CACHED = 100_000;
const INTEGRATIONS = 200;
/** The goal for the start of the dashboard, as a multiple of the time until a row of the tracker has opened. */
const START_GOAL = 1.5;
/** The goal for the time from the press on a period until its figures are painted, milliseconds. */
const FIGURES_GOAL = 100;
const PERIODS = ['24 h', '7 days', '30 days', 'Since 18:00'];

/**
 * Measures the dashboard with many executions: its offline start, compared with the start of the tracker, and the
 * change to another period.
 */
export async function dashboard(stage: Stage): Promise<CaseResult> {
  const address = `${stage.consoleLink.url}/`;
  const { browser, cacheName, console } = await openFilledBrowser(stage);
  await fillCache(browser, stage.consoleLink.url, { cacheName, from: 1, to: CACHED, integrations: INTEGRATIONS });
  await stage.consoleLink.become(null);
  for (let warm = 0; warm < 2; warm += 1) await visit(browser, address, { until: 'answered' });
  const answered: number[] = [];
  const usable: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    answered.push((await visit(browser, address, { until: 'answered' })).answered ?? Number.NaN);
    usable.push((await visit(browser, console, { until: 'usable' })).usable ?? Number.NaN);
  }
  const figures: Figure[] = [
    timing('dashboard: the period is answered', answered),
    timing('tracker: a row has opened', usable),
    ratio('dashboard to tracker', answered, usable, START_GOAL),
  ];
  const page = await browser.newPage();
  await page.goto(`${address}?watch`);
  await page.locator('main section[data-period] h2').waitFor();
  for (const period of PERIODS) {
    const times: number[] = [];
    const option = page.getByRole('radio', { name: period });
    const value = await option.getAttribute('value');
    for (let run = 0; run < RUNS; run += 1) {
      await page.getByRole('radio', { name: PERIODS.at(PERIODS.indexOf(period) - 1) ?? '' }).click();
      await page.locator(`main section[data-period]:not([data-period="${value}"]) h2`).waitFor();
      // The timeline appears after the figures. The page must be idle at the next press.
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      await idle(page);
      times.push(await paintedAfter(page, `main section[data-period="${value}"] h2`, () => option.click()));
    }
    figures.push({ ...timing(`${period}: from the press to its figures`, times), goal: FIGURES_GOAL });
  }
  await stage.consoleLink.become(GOOD);
  await browser.close();
  return { name: `Dashboard, ${CACHED} executions and ${INTEGRATIONS} integrations in the cache`, figures };
}
