import { launch } from 'puppeteer-core';
import { ExecutionControl } from '../../../e2e/fixtures/execution-control';
import { findBrowser } from '../../support/browser/find-browser.mjs';
import { median, type CaseResult, type Figure } from '../result/figures';
import { percentile } from '../result/percentile';
import { GOOD } from '../stage/link';
import type { Stage } from '../stage/stage';

const TABS = 5;
/** The number of rows that one change adds. */
const ROWS = 30;
/** The number of measured changes (`BENCH_CHANGES`). Each change appears with the next poll. */
const CHANGES = Number(process.env['BENCH_CHANGES'] ?? 20);
/**
 * The number of changes before the measurement. Real screens stay open all day, so the browser must have compiled their
 * code.
 */
const WARM_UPS = 3;
/** The goal for the 95th percentile of the times of all tabs, milliseconds. */
const GOAL_MS = 100;

/** A tab that shows the tracker, opened by one of the two browser drivers. */
interface Tab {
  evaluate<R, A>(pageFunction: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
}

interface Tabs {
  all: readonly Tab[];
  close(): Promise<void>;
}

/**
 * Measures the time from the answer on the wire until five trackers show a change of thirty rows: first in five tabs of
 * one window, then in five windows side by side. The browser does not paint hidden tabs. In a hidden tab, a row counts
 * as shown as soon as it is in the document.
 */
export async function changeToTabs(stage: Stage): Promise<CaseResult> {
  const { consoleLink } = stage;
  await consoleLink.become(GOOD);
  await new ExecutionControl(consoleLink.url).pauseRunner();
  return {
    name: `A change of ${ROWS} rows, from the wire to ${TABS} tabs`,
    figures: [
      ...(await play(stage, await tabsOfOneWindow(stage), 'tabs of one window', GOAL_MS)),
      ...(await play(stage, await windows(stage), 'windows side by side')),
    ],
  };
}

async function play({ consoleLink }: Stage, tabs: Tabs, name: string, goal?: number): Promise<Figure[]> {
  const control = new ExecutionControl(consoleLink.url);
  const each: number[] = [];
  const slowest: number[] = [];
  for (let change = 0; change < WARM_UPS + CHANGES; change += 1) {
    const ids = await control.create({ jobInstance: 'acme_dummy', status: 'success', count: ROWS });
    consoleLink.takeAnswers();
    const newest = String(Math.max(...ids));
    const shownAt = await Promise.all(tabs.all.map((tab) => tab.evaluate(whenShown, newest)));
    const answers = consoleLink.takeAnswers().filter(({ at }) => at <= Math.min(...shownAt));
    // The last long answer contains the newest row. The answer to an earlier poll may contain some of the rows.
    const longest = Math.max(...answers.map(({ bytes }) => bytes));
    const broughtAt = answers.findLast(({ bytes }) => bytes > longest / 2)?.at ?? Number.NaN;
    if (change < WARM_UPS) continue;
    each.push(...shownAt.map((at) => at - broughtAt));
    slowest.push(Math.max(...shownAt) - broughtAt);
  }
  await tabs.close();
  return [
    { what: `${name}, median`, value: median(each), unit: 'ms', runs: each },
    { what: `${name}, 95 of 100`, value: percentile(each, 95), unit: 'ms', ...(goal !== undefined && { goal }) },
    { what: `${name}, the slowest of a change, median`, value: median(slowest), unit: 'ms', runs: slowest },
  ];
}

/** Opens the tabs with another browser driver, because Playwright makes every page believe that it is visible. */
async function tabsOfOneWindow(stage: Stage): Promise<Tabs> {
  const browser = await launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const { url } = stage.consoleLink;
  const [first] = await browser.pages();
  await first?.goto(`${url}/robots.txt`);
  await first?.evaluate(({ key, value }) => localStorage.setItem(key, value), await stage.session());
  const all: Tab[] = [];
  for (let tab = 0; tab < TABS; tab += 1) {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
    await page.goto(`${url}/execution_tracker`);
    await page.waitForSelector('tbody a[data-row-opener]');
    all.push(page as Tab);
  }
  return { all, close: () => browser.close() };
}

async function windows(stage: Stage): Promise<Tabs> {
  const browser = await stage.freshBrowser({ notes: false });
  await stage.signIn(browser);
  const all = await Promise.all(Array.from({ length: TABS }, () => browser.newPage()));
  for (const page of all) {
    await page.goto(`${stage.consoleLink.url}/execution_tracker`);
    await page.getByText(/^[\d,]+ executions$/).waitFor();
  }
  return { all: all as unknown as Tab[], close: () => browser.close() };
}

/** The time at which a visible tab has painted a row, or a hidden tab has the row in its document, in ms since 1970. */
function whenShown(wanted: string): Promise<number> {
  return new Promise<number>((resolve) => {
    const tell = (): void => resolve(Date.now());
    const look = (): void => {
      const newest = document.querySelector('tbody a[data-row-opener]');
      if (newest?.textContent.includes(wanted) !== true) return;
      observer.disconnect();
      if (document.visibilityState === 'hidden') return tell();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', tell);
        port1.start();
        port2.postMessage(null);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    look();
  });
}
