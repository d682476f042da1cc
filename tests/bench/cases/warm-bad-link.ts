import { ratio, timing, type CaseResult } from '../result/figures';
import { BAD, GOOD } from '../stage/link';
import type { Stage } from '../stage/stage';
import { visit } from '../stage/visit';
import { openFilledBrowser } from './filled-browser';
import { RUNS } from './settings';

/** How long to wait for the rows, milliseconds. */
const TIMEOUT_MS = 20_000;
/** How many times faster than each comparison page the console must be. */
const GOAL = 10;

/**
 * Measures a start on a slow link that cuts requests. The browser has cached everything that it may cache, but has no
 * open connection. The console and each comparison page handle a cut request in their own way.
 */
export async function warmBadLink(stage: Stage): Promise<CaseResult> {
  const [uncached, admin] = [await stage.comparisonPages.uncached(), await stage.comparisonPages.admin()];
  const { browser, console } = await openFilledBrowser(stage, [uncached.address, admin.address]);
  const starts = [
    { link: stage.consoleLink, address: console, rows: [] as number[] },
    { ...uncached, rows: [] as number[] },
    { ...admin, rows: [] as number[] },
  ] as const;
  // The pages start one after the other, so that they do not share the link.
  for (let run = 0; run < RUNS; run += 1)
    for (const { link, address, rows } of starts) {
      await link.become(BAD);
      rows.push((await visit(browser, address, { until: 'rows', timeoutMs: TIMEOUT_MS })).rows ?? Number.NaN);
      await link.become(GOOD);
    }
  await browser.close();
  const [consoleRows, uncachedRows, adminRows] = starts.map(({ rows }) => rows) as [number[], number[], number[]];
  return {
    name: `Warm start on a bad link (${BAD.latencyMs} ms, ${(BAD.bytesPerSecond * 8) / 1000} kbit/s, ${BAD.cut * 100} % cut)`,
    figures: [
      timing('console: 30 rows', consoleRows),
      timing('uncached control: 30 rows', uncachedRows),
      timing('API Platform Admin: 30 rows', adminRows),
      { ...ratio('uncached control to the console', uncachedRows, consoleRows, GOAL), atLeast: true },
      { ...ratio('API Platform Admin to the console', adminRows, consoleRows, GOAL), atLeast: true },
    ],
  };
}
