import type { CDPSession } from 'playwright';
import { type CaseResult, type Figure } from '../../result/figures';
import { browserDevtools } from '../../stage/browser-devtools';
import type { Stage } from '../../stage/stage';

/** The number of polls in an hour (`BENCH_POLLS`), and the pause between two polls in this case, in seconds. */
const POLLS = Number(process.env['BENCH_POLLS'] ?? 720);
const SECONDS = 0.1;
const MB = 2 ** 20;

interface Weight {
  page: number;
  engine: number;
  nodes: number;
  listeners: number;
}

/** Measures the memory of the console after as many polls as in an hour, made in a shorter time. */
export async function memory(stage: Stage): Promise<CaseResult> {
  stage.answerFirst(({ url }, response) => {
    if (url !== '/config.json') return false;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ pollSeconds: SECONDS }));
    return true;
  });
  const browser = await stage.freshBrowser();
  await stage.signIn(browser);
  const devtools = await browserDevtools(browser);
  const page = await browser.newPage();
  await page.goto(`${stage.consoleLink.url}/execution_tracker?watch`);
  await page.getByText(/^[\d,]+ executions$/).waitFor();
  const session = await browser.newCDPSession(page);
  const weigh = async (): Promise<Weight> => ({ ...(await weightOf(session)), engine: await devtools.engineHeap() });

  await stage.consoleLink.requests(Math.ceil(POLLS / 10));
  const before = await weigh();
  await stage.consoleLink.requests(POLLS);
  const after = await weigh();
  await browser.close();
  const figure = (what: string, value: number, unit: Figure['unit']): Figure => ({ what, value, unit });
  return {
    name: `Memory after ${POLLS} polls (an hour) that found nothing new`,
    figures: [
      figure('page: heap before', before.page / MB, 'MB'),
      figure('page: heap after', after.page / MB, 'MB'),
      figure('page: growth, after to before', after.page / before.page, '×'),
      figure('engine: heap before', before.engine / MB, 'MB'),
      figure('engine: heap after', after.engine / MB, 'MB'),
      figure('engine: growth, after to before', after.engine / before.engine, '×'),
      figure('new document nodes', after.nodes - before.nodes, ''),
      figure('new listeners', after.listeners - before.listeners, ''),
    ],
  };
}

async function weightOf(session: CDPSession): Promise<Omit<Weight, 'engine'>> {
  await session.send('Performance.enable');
  // Twice, because objects that the first collection frees may have kept other objects alive.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { page: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}
