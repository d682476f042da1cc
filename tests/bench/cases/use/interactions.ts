import type { BrowserContext, Page } from 'playwright';
import { median, timing, type CaseResult, type Figure } from '../../result/figures';
import { percentile } from '../../result/percentile';
import {
  interactionCount,
  painted,
  recordInteractions,
  takeInteractions,
  SHORTEST_REPORTED_MS,
} from '../../stage/interactions';
import type { Stage } from '../../stage/stage';
import { RUNS } from '../settings';
import { TOUR } from './tour';

/** The number of measured tours. One tour takes 45 s. */
const TOURS = Math.min(3, RUNS);
const THROTTLE = 4;
/** The goal for the 95th percentile, milliseconds. */
const GOAL = 200;
/** The number of slowest steps that the table shows. */
const WORST = 10;

/**
 * Measures the time from an event to the next paint, during tours of all screens in one page. The first tour runs at
 * full speed and is not measured, because it loads the lazy parts.
 */
export async function interactions(stage: Stage): Promise<CaseResult> {
  const browser = await stage.freshBrowser();
  await stage.signIn(browser);
  const page = await openTracker(stage, browser);
  await tour(page);
  const devtools = await browser.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const steps = new Map<string, number[]>();
  const all: number[] = [];
  for (let count = 0; count < TOURS; count += 1)
    for (const { name, durations } of await tour(page)) {
      all.push(...durations);
      steps.set(name, [...(steps.get(name) ?? []), Math.max(SHORTEST_REPORTED_MS, ...durations)]);
    }
  await browser.close();
  return {
    name: `Event to next paint, ${all.length} interactions of ${TOURS} tours of all screens, ${THROTTLE}× processor`,
    figures: [
      { what: 'p95', value: percentile(all, 95), unit: 'ms', goal: GOAL },
      { what: 'p75', value: percentile(all, 75), unit: 'ms' },
      { what: 'median', value: median(all), unit: 'ms' },
      { what: 'above 100 ms, of a hundred', value: (100 * all.filter((ms) => ms > 100).length) / all.length, unit: '' },
      ...worst(steps),
    ],
  };
}

function worst(steps: ReadonlyMap<string, number[]>): Figure[] {
  return [...steps]
    .map(([name, durations]) => timing(`worst: ${name}`, durations))
    .sort((a, b) => b.value - a.value)
    .slice(0, WORST);
}

async function openTracker(stage: Stage, browser: BrowserContext): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  await page.addInitScript(recordInteractions);
  await page.goto(`${stage.consoleLink.url}/execution_tracker?watch`);
  await page.getByText(/^[\d,]+ executions$/).waitFor();
  return page;
}

/**
 * Plays the tour and returns the durations of the interactions in each step. Interactions that are too fast to be
 * recorded count as the shortest recorded duration.
 */
async function tour(page: Page): Promise<{ name: string; durations: number[] }[]> {
  const steps = [];
  let before = await interactionCount(page);
  for (const { name, play } of TOUR) {
    await play(page).catch((error: unknown) => {
      throw new Error(`The tour failed at "${name}"`, { cause: error });
    });
    await painted(page);
    await painted(page);
    const noted = (await takeInteractions(page)).map(({ duration }) => duration);
    const now = await interactionCount(page);
    steps.push({
      name,
      durations: [...noted, ...Array<number>(Math.max(0, now - before - noted.length)).fill(SHORTEST_REPORTED_MS)],
    });
    before = now;
  }
  return steps;
}
