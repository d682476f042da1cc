import { timing, type CaseResult, type Figure } from '../result/figures';
import { browserDevtools } from '../stage/browser-devtools';
import { GOOD } from '../stage/link';
import type { Stage } from '../stage/stage';

/** How long each number of tabs is measured, in seconds (`BENCH_POLL_SECONDS`). */
const SECONDS = Number(process.env['BENCH_POLL_SECONDS'] ?? 60);
const TABS = [1, 3, 10] as const;
/** The goal for the requests of ten tabs, as a multiple of the requests of one tab. */
const TEN_TABS_GOAL = 1.2;
/** The goal for the requests of idle tabs in a minute: 12 of `pollNewest` and 3 of `reconcile`. */
const MINUTE_GOAL = 15;

/**
 * Measures the cost of idle tabs on the tracker: all requests and bytes on the wire, and the processor time of the
 * browser.
 */
export async function pollCost(stage: Stage): Promise<CaseResult> {
  await stage.consoleLink.become(GOOD);
  const figures: Figure[] = [];
  const requests = new Map<number, number>();
  for (const tabs of TABS) {
    const browser = await stage.freshBrowser();
    await stage.signIn(browser);
    for (let opened = 0; opened < tabs; opened += 1) {
      const page = await browser.newPage();
      await page.goto(`${stage.consoleLink.url}/execution_tracker?watch`);
      await page.getByText(/^[\d,]+ executions$/).waitFor();
    }
    // Also waits for the work after the first fill: the precached files and the first round of `reconcile`.
    await settled(stage);
    const devtools = await browserDevtools(browser);
    stage.consoleLink.takeTraffic();
    const used = await devtools.processorSeconds();
    await seconds(SECONDS);
    const processor = ((await devtools.processorSeconds()) - used) * 1_000;
    const traffic = stage.consoleLink.takeTraffic();
    requests.set(tabs, traffic.requests);
    figures.push(
      {
        ...timing(`${tabs} tabs: requests in ${SECONDS} s`, [traffic.requests], 'requests'),
        goal: (MINUTE_GOAL * SECONDS) / 60,
      },
      timing(`${tabs} tabs: bytes in ${SECONDS} s`, [traffic.bytes], 'bytes'),
      timing(`${tabs} tabs: processor time of the browser in ${SECONDS} s`, [processor]),
    );
    await browser.close();
  }
  const value = (requests.get(10) ?? Number.NaN) / (requests.get(1) ?? Number.NaN);
  figures.push({ what: 'ten tabs to one: requests', value, unit: '×', goal: TEN_TABS_GOAL });
  return { name: 'Cost of polling while nothing happens', figures };
}

/** Waits until five seconds pass with at most two requests. */
async function settled(stage: Stage): Promise<void> {
  do {
    stage.consoleLink.takeTraffic();
    await seconds(5);
  } while (stage.consoleLink.takeTraffic().requests > 2);
}

function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1_000));
}
