import { stat } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { LOG_PAGE, LOG_PAGE_PATH } from '../../pages/log-page';
import { ratio, timing, type CaseResult, type Figure } from '../../result/figures';
import { openBusyPage, slow } from '../../stage/busy-page';
import { busyBetween, type Busy } from '../../stage/busy-thread';
import { paintedAfter } from '../../stage/painted-after';
import type { Stage } from '../../stage/stage';
import { RUNS, THROTTLES } from '../settings';

const LINES = 100_000;
const EXECUTION = 400;
/** The goal for the longest task at full speed, milliseconds. */
const TASK_GOAL = 200;

/**
 * Measures the download of a log of 100,000 lines: the time from the press until the file is complete, and how busy the
 * page's thread is meanwhile. Both are compared with a bare page that saves the same answer. For comparison, a bare
 * page also shows the log. The server prepares and compresses the answer beforehand.
 */
export async function log(stage: Stage): Promise<CaseResult> {
  const text = makeLog(LINES);
  const bytes = Buffer.byteLength(text);
  const packed = gzipSync(text, { level: 1 });
  stage.answerFirst(({ url }, response) => {
    if (url === LOG_PAGE_PATH) response.setHeader('Content-Type', 'text/html').end(LOG_PAGE);
    else if (url === `/api/job_executions/${EXECUTION}/download_execution_logs`)
      response.setHeader('Content-Type', 'text/plain; charset=utf-8').setHeader('Content-Encoding', 'gzip').end(packed);
    else return false;
    return true;
  });
  const { url } = stage.consoleLink;
  // The bare page has its own browser. In the console's browser, the service worker would answer requests for it.
  const bare = await openBusyPage(stage, `${url}${LOG_PAGE_PATH}#${EXECUTION}`);
  const console = await openBusyPage(stage, `${url}/job_execution/${EXECUTION}`);
  await console.getByRole('table', { name: 'Steps' }).waitFor();
  const figures: Figure[] = [];
  for (const throttle of THROTTLES) {
    await slow(console, throttle);
    await slow(bare, throttle);
    const saved = { console: [] as Save[], bare: [] as Save[] };
    const shown: { painted: number; end: number; busy: Busy }[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      saved.bare.push(await save(bare, 'Save', bytes));
      saved.console.push(await save(console, 'Download log', bytes));
      shown.push(await show(bare));
    }
    const took = (saves: Save[]): number[] => saves.map(({ took }) => took);
    const about = (saves: { busy: Busy }[], what: keyof Busy): number[] => saves.map(({ busy }) => busy[what]);
    figures.push(
      timing(`${throttle}× processor, bare page: the file is there`, took(saved.bare)),
      timing(`${throttle}× processor, console: the file is there`, took(saved.console)),
      ratio(`${throttle}× processor, console to the bare page`, took(saved.console), took(saved.bare)),
      timing(`${throttle}× processor, bare page: longest frame meanwhile`, about(saved.bare, 'longestFrame')),
      timing(`${throttle}× processor, console: longest frame meanwhile`, about(saved.console, 'longestFrame')),
      {
        ...timing(
          `${throttle}× processor, console: longest task over 50 ms meanwhile`,
          about(saved.console, 'longestTask'),
        ),
        ...(throttle === 1 && { goal: TASK_GOAL }),
      },
      timing(
        `${throttle}× processor, <pre> on a bare page: painted`,
        shown.map(({ painted }) => painted),
      ),
      timing(
        `${throttle}× processor, <pre> on a bare page: its end, from the key`,
        shown.map(({ end }) => end),
      ),
      timing(`${throttle}× processor, <pre> on a bare page: longest task over 50 ms`, about(shown, 'longestTask')),
    );
  }
  for (const page of [console, bare]) await page.context().close();
  return { name: `A log of ${LINES} lines, ${(bytes / 1e6).toFixed(1)} MB`, figures };
}

interface Save {
  took: number;
  busy: Busy;
}

/**
 * Presses the button that saves the log. Returns the milliseconds until the file is complete, and how busy the page's
 * thread was. Throws when the size of the file is wrong.
 */
async function save(page: Page, button: string, bytes: number): Promise<Save> {
  await page.evaluate(() => {
    addEventListener(
      'click',
      () => Object.assign(globalThis, { pressedAt: Date.now(), pressedNow: performance.now() }),
      {
        capture: true,
        once: true,
      },
    );
  });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await (await downloading).path();
  const endedAt = Date.now();
  const { size } = await stat(file);
  if (size !== bytes) throw new Error(`${button}: ${size} of ${bytes} bytes`);
  const [at, now] = await page.evaluate(
    () => ['pressedAt', 'pressedNow'].map((name) => Reflect.get(globalThis, name) as number) as [number, number],
  );
  const took = endedAt - at;
  return { took, busy: await busyBetween(page, now, now + took) };
}

/** Shows the log in the bare page, goes to its end, and empties the page again. */
async function show(page: Page): Promise<{ painted: number; end: number; busy: Busy }> {
  const from = await page.evaluate(() => performance.now());
  const painted = await paintedAfter(page, 'pre:not(:empty)', () => page.locator('#show').click());
  const end = await paintedAfter(page, 'pre.end', async () => {
    await page.evaluate(() => {
      addEventListener('scrollend', () => document.querySelector('pre')?.classList.add('end'), { once: true });
    });
    await page.keyboard.press('Control+End');
  });
  const busy = await busyBetween(page, from, await page.evaluate(() => performance.now()));
  await page.evaluate(() => {
    const pre = document.querySelector('pre');
    if (pre !== null) Object.assign(pre, { textContent: '', className: '' });
  });
  return { painted, end, busy };
}

/** Lines in the backend's format. Some contain letters that take two bytes in memory and three in a file. */
export function makeLog(lines: number): string {
  const from = Date.UTC(2026, 10, 20, 10);
  return Array.from({ length: lines }, (_, place) => {
    const name = place % 100 === 0 ? 'Łódź – 20 €' : 'Lamp';
    const at = new Date(from + place * 10).toISOString();
    return `[${at}] INFO: Asset ${place} (${name}) was read, mapped and written to the family packshot\n`;
  }).join('');
}
