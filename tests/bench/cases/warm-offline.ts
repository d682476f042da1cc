import { ratio, timing, type CaseResult, type Figure } from '../result/figures';
import { fillCache } from '../stage/cache-fill';
import type { Stage } from '../stage/stage';
import { visit } from '../stage/visit';
import { openFilledBrowser } from './filled-browser';
import { RUNS, THROTTLES } from './settings';

const CACHED = 10_000;
/** Times of the limit: rows at any speed, a row that opens at 1 and 4 times. */
const ROWS_GOAL = 1.5;
const USABLE_GOALS = { 1: 3.2, 4: 4 };

/**
 * A start without a connection, of which the browser has everything. Measured twice: asked from outside, as browser tools do
 * it, and by pages that tell by themselves (`visit.ts`), where the bare page gains most.
 */
export async function warmOffline(stage: Stage): Promise<CaseResult> {
  const { browser, cacheName, limit, console } = await openFilledBrowser(stage);
  await fillCache(browser, stage.consoleLink.url, { cacheName, from: 1, to: CACHED });
  await stage.consoleLink.become(null);
  const figures: Figure[] = [];
  for (const throttle of THROTTLES) {
    for (const quiet of [false, true]) {
      const limitRows: number[] = [];
      const rows: number[] = [];
      const usable: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        limitRows.push((await visit(browser, limit, { throttle, until: 'rows', quiet })).rows ?? Number.NaN);
        const seen = await visit(browser, console, { throttle, until: 'usable', quiet });
        rows.push(seen.rows ?? Number.NaN);
        usable.push(seen.usable ?? Number.NaN);
      }
      const name = `${throttle}× processor${quiet ? ', nothing asked of the pages' : ''}`;
      figures.push(
        timing(`${name}, limit: 30 rows`, limitRows),
        timing(`${name}, console: 30 rows`, rows),
        timing(`${name}, console: a row has opened`, usable),
        ratio(`${name}, rows to the limit`, rows, limitRows, quiet ? undefined : ROWS_GOAL),
        ratio(`${name}, usable to the limit`, usable, limitRows, quiet ? undefined : USABLE_GOALS[throttle]),
      );
    }
  }
  await stage.consoleLink.become({ latencyMs: 0, bytesPerSecond: Infinity, cut: 0 });
  await browser.close();
  return { name: `Warm start offline, ${CACHED} executions in the cache`, figures };
}
