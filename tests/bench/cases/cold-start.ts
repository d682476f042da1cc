import { ratio, timing, type CaseResult } from '../result/figures';
import { GOOD } from '../stage/link';
import type { Stage } from '../stage/stage';
import { visit } from '../stage/visit';
import { RUNS } from './settings';

/** The first start in an empty browser: every run has a new profile. */
export async function coldStart(stage: Stage): Promise<CaseResult> {
  await stage.consoleLink.become(GOOD);
  const [uncached, admin] = [await stage.comparisonPages.uncached(), await stage.comparisonPages.admin()];
  const rows: number[] = [];
  const uncachedRows: number[] = [];
  const adminRows: number[] = [];
  for (let run = 0; run < RUNS; run += 1)
    for (const [address, times] of [
      [`${stage.consoleLink.url}/execution_tracker`, rows],
      [uncached.address, uncachedRows],
      [admin.address, adminRows],
    ] as const) {
      const browser = await stage.freshBrowser();
      await stage.signIn(browser);
      times.push((await visit(browser, address, { until: 'rows' })).rows ?? Number.NaN);
      await browser.close();
    }
  return {
    name: 'Cold start on a good link',
    figures: [
      timing('console: 30 rows', rows),
      timing('uncached control: 30 rows', uncachedRows),
      timing('API Platform Admin: 30 rows', adminRows),
      ratio('console to the uncached control', rows, uncachedRows),
      ratio('console to API Platform Admin', rows, adminRows),
    ],
  };
}
