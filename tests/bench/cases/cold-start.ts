import { ratio, timing, type CaseResult } from '../result/figures';
import { FAR, GOOD, type LinkQuality } from '../stage/link';
import type { Stage } from '../stage/stage';
import { visit } from '../stage/visit';
import { RUNS } from './settings';

/** Measures the first start in an empty browser. Every run has a new profile. */
export const coldStart = (stage: Stage): Promise<CaseResult> => coldStartOn(stage, GOOD, 'a good link');

/**
 * Measures the first start on a link with long round trips, where files that are requested one after the other cost the
 * most.
 */
export const coldStartFar = (stage: Stage): Promise<CaseResult> =>
  coldStartOn(
    stage,
    FAR,
    `a link with long round trips (${FAR.latencyMs} ms, ${(FAR.bytesPerSecond * 8) / 1e6} Mbit/s)`,
  );

async function coldStartOn(stage: Stage, quality: LinkQuality, name: string): Promise<CaseResult> {
  const [uncached, admin] = [await stage.comparisonPages.uncached(), await stage.comparisonPages.admin()];
  const links = [stage.consoleLink, uncached.link, admin.link];
  for (const link of links) await link.become(quality);
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
  for (const link of links) await link.become(GOOD);
  return {
    name: `Cold start on ${name}`,
    figures: [
      timing('console: 30 rows', rows),
      timing('uncached control: 30 rows', uncachedRows),
      timing('API Platform Admin: 30 rows', adminRows),
      ratio('console to the uncached control', rows, uncachedRows),
      ratio('console to API Platform Admin', rows, adminRows),
    ],
  };
}
