import { ratio, timing, type CaseResult } from '../result/figures';
import { fillCache } from '../stage/cache-fill';
import { GOOD } from '../stage/link';
import type { Stage } from '../stage/stage';
import { visit } from '../stage/visit';
import { openFilledBrowser } from './filled-browser';
import { RUNS } from './settings';

/** The numbers of cached executions. A goal is a multiple of the time with the first number. */
const SIZES: [executions: number, goal?: number][] = [[1_000], [10_000], [100_000, 1.15], [300_000, 1.25]];

/**
 * Measures the same offline start with larger and larger caches. Each size has its own browser, and the browsers take
 * turns.
 */
export async function growth(stage: Stage): Promise<CaseResult> {
  const sizes = [];
  for (const [executions, goal] of SIZES) {
    const filled = await openFilledBrowser(stage);
    await fillCache(filled.browser, stage.consoleLink.url, { cacheName: filled.cacheName, from: 1, to: executions });
    sizes.push({ ...filled, executions, goal, rows: [] as number[], usable: [] as number[], bare: [] as number[] });
  }
  await stage.consoleLink.become(null);
  for (let run = 0; run < RUNS; run += 1)
    for (const { browser, console, limit, rows, usable, bare } of sizes) {
      bare.push((await visit(browser, limit, { until: 'rows' })).rows ?? Number.NaN);
      const seen = await visit(browser, console, { until: 'usable' });
      rows.push(seen.rows ?? Number.NaN);
      usable.push(seen.usable ?? Number.NaN);
    }
  await stage.consoleLink.become(GOOD);
  for (const { browser } of sizes) await browser.close();
  const [least] = sizes;
  return {
    name: 'Growth of the cache, warm start offline',
    figures: sizes.flatMap(({ executions, goal, rows, usable, bare }) => [
      timing(`${executions} executions: 30 rows on the limit page`, bare),
      timing(`${executions} executions: 30 rows`, rows),
      timing(`${executions} executions: a row has opened`, usable),
      ...(goal === undefined ? [] : [ratio(`${executions} executions to 1000: rows`, rows, least?.rows ?? [], goal)]),
      // The slow-down of the browser's database alone, without the console.
      ...(goal === undefined ? [] : [ratio(`${executions} executions to 1000: limit page`, bare, least?.bare ?? [])]),
      ...(goal === undefined
        ? []
        : [ratio(`${executions} executions to 1000: usable`, usable, least?.usable ?? [], goal)]),
    ]),
  };
}
