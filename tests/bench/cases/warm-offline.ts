import { ratio, timing, type CaseResult, type Figure } from '../result/figures';
import { fillCache } from '../stage/cache-fill';
import type { Stage } from '../stage/stage';
import { visit } from '../stage/visit';
import { openFilledBrowser } from './filled-browser';
import { RUNS, THROTTLES } from './settings';

const CACHED = 10_000;
/**
 * The goals, as multiples of the bare page's time: for the time until the rows are shown, and until a row has opened.
 */
const ROWS_GOAL = 2;
const USABLE_GOAL = 4.1;

/** Measures an offline start with a filled cache, compared with a bare page. */
export async function warmOffline(stage: Stage): Promise<CaseResult> {
  const { browser, cacheName, limit, console } = await openFilledBrowser(stage);
  await fillCache(browser, stage.consoleLink.url, { cacheName, from: 1, to: CACHED });
  await stage.consoleLink.become(null);
  const figures: Figure[] = [];
  for (const throttle of THROTTLES) {
    const limitRows: number[] = [];
    const rows: number[] = [];
    const usable: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      limitRows.push((await visit(browser, limit, { throttle, until: 'rows' })).rows ?? Number.NaN);
      const seen = await visit(browser, console, { throttle, until: 'usable' });
      rows.push(seen.rows ?? Number.NaN);
      usable.push(seen.usable ?? Number.NaN);
    }
    const name = `${throttle}× processor`;
    figures.push(
      timing(`${name}, limit: 30 rows`, limitRows),
      timing(`${name}, console: 30 rows`, rows),
      timing(`${name}, console: a row has opened`, usable),
      ratio(`${name}, rows to the limit`, rows, limitRows, ROWS_GOAL),
      ratio(`${name}, usable to the limit`, usable, limitRows, USABLE_GOAL),
    );
  }
  await stage.consoleLink.become({ latencyMs: 0, bytesPerSecond: Infinity, cut: 0 });
  await browser.close();
  return { name: `Warm start offline, ${CACHED} executions in the cache`, figures };
}
