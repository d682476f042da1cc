import { ratio, timing, type CaseResult } from '../result/figures';
import { BAD, GOOD } from '../stage/link';
import type { Stage } from '../stage/stage';
import { visit } from '../stage/visit';
import { openFilledBrowser } from './filled-browser';
import { RUNS } from './settings';

/** A start on a slow link that cuts requests, of which the browser has all that it may keep. */
export async function warmBadLink(stage: Stage): Promise<CaseResult> {
  const { browser, console, twin } = await openFilledBrowser(stage);
  const rows: number[] = [];
  const twinRows: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // One after the other, so that the one does not take the other's share of the link.
    await stage.consoleLink.become(BAD);
    rows.push((await visit(browser, console, { until: 'rows' })).rows ?? Number.NaN);
    await stage.consoleLink.become(GOOD);
    await stage.twinLink.become(BAD);
    twinRows.push((await visit(browser, twin, { until: 'rows' })).rows ?? Number.NaN);
    await stage.twinLink.become(GOOD);
  }
  await browser.close();
  return {
    name: `Warm start on a bad link (${BAD.latencyMs} ms, ${(BAD.bytesPerSecond * 8) / 1000} kbit/s, ${BAD.cut * 100} % cut)`,
    figures: [
      timing('console: 30 rows', rows),
      timing('twin without a cache: 30 rows', twinRows),
      { ...ratio('twin to the console', twinRows, rows, 10), atLeast: true },
    ],
  };
}
