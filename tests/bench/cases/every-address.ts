import type { BrowserContext } from 'playwright';
import { median, ratio, timing, type CaseResult, type Figure } from '../result/figures';
import { fillCache, runOnOrigin } from '../stage/cache-fill';
import { GOOD } from '../stage/link';
import type { Stage } from '../stage/stage';
import { visit } from '../stage/visit';
import { openFilledBrowser } from './filled-browser';
import { RUNS, THROTTLES } from './settings';

const CACHED = 10_000;
/** The goals, as multiples of the bare page's time; the keys are the slow-downs of the processor. */
const GOALS: Record<(typeof THROTTLES)[number], number> = { 1: 3, 4: 3.5 };
/**
 * The number of visits before the measurement, so that the browser has compiled and stored the scripts of each address.
 */
const WARM_UPS = 3;

/**
 * Measures an offline start at every kind of address, with a filled cache, compared with a bare page. If
 * `BENCH_ADDRESS` is set, only the addresses that contain its text are measured.
 */
export async function everyAddress(stage: Stage): Promise<CaseResult> {
  const { url } = stage.consoleLink;
  const { browser, cacheName, limit } = await openFilledBrowser(stage);
  await fillCache(browser, url, { cacheName, from: 1, to: CACHED });
  const code = await ownerOf(browser, url, cacheName, CACHED);
  const addresses = [
    '/execution_tracker',
    '/execution_tracker?status=error',
    '/execution_tracker?page=2',
    '/',
    '/job_instance',
    `/job_instance/${code}/view`,
    `/job_instance/${code}/edit`,
    `/job_execution/${CACHED}`,
  ].filter((address) => address.includes(process.env['BENCH_ADDRESS'] ?? ''));
  // The link is cut, because rows of the server would change the cache.
  await stage.consoleLink.become(null);
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1)
    for (const address of addresses) await visit(browser, url + address, { until: 'shown' });
  const figures: Figure[] = [];
  for (const throttle of THROTTLES) {
    const bare: number[] = [];
    const times = addresses.map((): number[] => []);
    for (let run = 0; run < RUNS; run += 1) {
      bare.push((await visit(browser, limit, { throttle, until: 'rows' })).rows ?? Number.NaN);
      for (const [index, address] of addresses.entries())
        times[index]?.push((await visit(browser, url + address, { throttle, until: 'shown' })).shown ?? Number.NaN);
    }
    const name = `${throttle}× processor`;
    figures.push(timing(`${name}, bare page`, bare));
    for (const [index, address] of addresses.entries()) {
      const shown = times[index] ?? [];
      figures.push({
        ...ratio(
          `${name}, ${address.replace(code, 'CODE')} (${Math.round(median(shown))} ms)`,
          shown,
          bare,
          GOALS[throttle],
        ),
        runs: shown,
      });
    }
  }
  await stage.consoleLink.become(GOOD);
  await browser.close();
  return { name: `Warm start offline at every address, ${CACHED} executions in the cache`, figures };
}

/**
 * The code of the job instance of the cached execution `id`; if the execution has none, of the nearest older execution
 * that has one.
 */
export function ownerOf(browser: BrowserContext, url: string, cacheName: string, id: number): Promise<string> {
  return runOnOrigin(browser, url, (page) =>
    page.evaluate(
      ([name, newest]) =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () => {
            const executions = opening.result.transaction('executions').objectStore('executions');
            const reading = executions.getAll(IDBKeyRange.bound(newest - 300, newest));
            reading.addEventListener('success', () => {
              opening.result.close();
              const codes = (reading.result as { instanceCode: string | null }[]).map((row) => row.instanceCode);
              resolve(codes.findLast((owner) => owner !== null) ?? '');
            });
          });
        }),
      [cacheName, id] as const,
    ),
  );
}
