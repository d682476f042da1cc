import type { Page } from 'playwright';
import { ExecutionControl } from '../../../e2e/fixtures/execution-control';
import { median, type CaseResult } from '../result/figures';
import { percentile } from '../result/percentile';
import { GOOD } from '../stage/link';
import type { Stage } from '../stage/stage';

const TABS = 5;
/** Rows of one change (issue 6). */
const ROWS = 30;
/** Changes (`BENCH_CHANGES`); each waits for a poll. */
const CHANGES = Number(process.env['BENCH_CHANGES'] ?? 20);
/** Milliseconds for 95 of 100 tabs (issue 6). */
const GOAL_MS = 100;

/** How long a change of thirty rows takes from the answer on the wire to the paint in every one of five tabs. */
export async function changeToTabs(stage: Stage): Promise<CaseResult> {
  const { consoleLink } = stage;
  await consoleLink.become(GOOD);
  const control = new ExecutionControl(consoleLink.url);
  await control.pauseRunner();
  const browser = await stage.freshBrowser();
  await stage.signIn(browser);
  const tabs = await Promise.all(Array.from({ length: TABS }, () => browser.newPage()));
  for (const tab of tabs) {
    await tab.goto(`${consoleLink.url}/execution_tracker?watch`);
    await tab.getByText(/^[\d,]+ executions$/).waitFor();
  }
  const shared: number[] = [];
  const slowest: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const ids = await control.create({ jobInstance: 'acme_dummy', status: 'success', count: ROWS });
    consoleLink.takeAnswers();
    const newest = String(Math.max(...ids));
    const shownAt = await Promise.all(tabs.map((tab) => whenShown(tab, newest)));
    const answers = consoleLink.takeAnswers().filter(({ at }) => at <= Math.min(...shownAt));
    // The answer that brought the rows is by far the longest one.
    const brought = answers.reduce((longest, each) => (each.bytes > longest.bytes ? each : longest));
    shared.push(...shownAt.map((at) => at - brought.at));
    slowest.push(Math.max(...shownAt) - brought.at);
  }
  await browser.close();
  return {
    name: `A change of ${ROWS} rows, from the wire to ${TABS} tabs`,
    figures: [
      { what: 'all tabs, median', value: median(shared), unit: 'ms', runs: shared },
      { what: 'all tabs, 95 of 100', value: percentile(shared, 95), unit: 'ms', goal: GOAL_MS },
      { what: 'the slowest tab of a change, median', value: median(slowest), unit: 'ms', runs: slowest },
    ],
  };
}

/** When a tab has painted a row, milliseconds since the epoch. */
function whenShown(tab: Page, id: string): Promise<number> {
  return tab.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const newest = document.querySelector('tbody a[data-row-opener]');
          if (newest?.textContent.includes(wanted) !== true) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.timeOrigin + performance.now()));
            port1.start();
            port2.postMessage(null);
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        look();
      }),
    id,
  );
}
