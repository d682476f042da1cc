import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { timing, type CaseResult, type Figure } from '../../result/figures';
import { openBusyPage, slow } from '../../stage/busy-page';
import { busyBetween } from '../../stage/busy-thread';
import { paintedAfter } from '../../stage/painted-after';
import type { Stage } from '../../stage/stage';
import { RUNS, THROTTLES } from '../settings';
import { makeLog } from './log';

const LINES = 100_000;
const EXECUTION = 400;
const OPEN_GOAL = 1_000;
/** The goal for the longest task, milliseconds. The browser does not report shorter tasks. */
const TASK_GOAL = 50;
const PAGES = 20;

/**
 * Measures the log viewer with 100,000 lines: the time from the click on the link until the first lines are painted,
 * including download and parsing; then the longest task while it scrolls 20 pages down, jumps to the end, and jumps back
 * to the start.
 */
export async function logView(stage: Stage): Promise<CaseResult> {
  const packed = gzipSync(makeLog(LINES), { level: 1 });
  stage.answerFirst(({ url }, response) => {
    if (url !== `/api/job_executions/${EXECUTION}/download_execution_logs`) return false;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8').setHeader('Content-Encoding', 'gzip').end(packed);
    return true;
  });
  const page = await openBusyPage(stage, `${stage.consoleLink.url}/job_execution/${EXECUTION}`);
  const link = page.getByRole('link', { name: 'Full height' });
  const figures: Figure[] = [];
  for (const throttle of THROTTLES) {
    await slow(page, throttle);
    const opened: number[] = [];
    const scrolled: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await link.waitFor();
      opened.push(await paintedAfter(page, '[data-index="0"]', () => link.click()));
      scrolled.push(await scroll(page));
      await page.goBack();
    }
    figures.push(
      { ...timing(`${throttle}× processor: its first lines`, opened), ...(throttle === 1 && { goal: OPEN_GOAL }) },
      {
        ...timing(`${throttle}× processor: longest task over 50 ms while it scrolls`, scrolled),
        ...(throttle === 1 && { goal: TASK_GOAL }),
      },
    );
  }
  await page.context().close();
  return { name: `The viewer with a log of ${LINES} lines`, figures };
}

/** Scrolls 20 pages down, jumps to the end, and jumps back to the start. Returns the longest task in milliseconds. */
async function scroll(page: Page): Promise<number> {
  const from = await page.evaluate(() => performance.now());
  await page.getByRole('group', { name: 'Lines of the log' }).focus();
  for (let count = 0; count < PAGES; count += 1) await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await page.locator(`[data-line="${LINES - 1}"]`).waitFor();
  await page.keyboard.press('Home');
  await page.locator('[data-line="0"]').waitFor();
  return (await busyBetween(page, from, await page.evaluate(() => performance.now()))).longestTask;
}
