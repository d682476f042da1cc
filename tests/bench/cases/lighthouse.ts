import type { BrowserContext } from 'playwright';
import { timing, type CaseResult, type Figure } from '../result/figures';
import { freePort } from '../stage/backend-process';
import { installed } from '../stage/installed';
import type { Stage } from '../stage/stage';
import { RUNS } from './settings';

/** The number of audits of each kind. One audit takes a quarter of a minute. */
const AUDITS = Math.min(3, RUNS);
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** The goals, in points. */
const GOALS = {
  desktop: { performance: 100, accessibility: 100, 'best-practices': 100 },
  mobile: { performance: 95 },
} as const;

type Form = keyof typeof GOALS;
type Category = (typeof CATEGORIES)[number];

/** The part of Lighthouse that is used. */
interface Lighthouse {
  default(
    url: string,
    flags: Record<string, unknown>,
    config?: unknown,
  ): Promise<{ lhr: { runtimeError?: { message: string }; categories: Record<Category, { score: number | null }> } }>;
  desktopConfig: unknown;
}

/** Runs Lighthouse on the tracker of a signed-in person, with an empty cache and with a filled one. */
export async function lighthouse(stage: Stage): Promise<CaseResult> {
  const folder = await installed('lighthouse');
  const audit = (await import(`${folder}/node_modules/lighthouse/core/index.js`)) as Lighthouse;
  const figures: Figure[] = [];
  for (const form of ['desktop', 'mobile'] as const)
    for (const cache of ['empty', 'full'] as const) {
      const points = new Map<Category, number[]>();
      for (let run = 0; run < AUDITS; run += 1)
        await visitOnce(stage, audit, { form, isFull: cache === 'full', points });
      for (const category of CATEGORIES) {
        const goal = (GOALS[form] as Partial<Record<Category, number>>)[category];
        const figure = timing(`${form}, ${cache} cache: ${category}`, points.get(category) ?? [], '');
        figures.push(goal === undefined ? figure : { ...figure, goal, atLeast: true });
      }
    }
  return { name: 'Lighthouse, points', figures };
}

interface Visit {
  form: Form;
  isFull: boolean;
  points: Map<Category, number[]>;
}

async function visitOnce(stage: Stage, audit: Lighthouse, { form, isFull, points }: Visit): Promise<void> {
  const port = await freePort();
  const browser = await stage.freshBrowser({ args: [`--remote-debugging-port=${port}`], notes: false });
  await stage.signIn(browser);
  const url = `${stage.consoleLink.url}/execution_tracker`;
  if (isFull) await fill(browser, url);
  // `disableStorageReset` keeps the data that the browser stores, above all the session.
  const flags = { port, disableStorageReset: true, onlyCategories: CATEGORIES, logLevel: 'error' };
  const { lhr } = await audit.default(url, flags, form === 'desktop' ? audit.desktopConfig : undefined);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  for (const category of CATEGORIES)
    points.set(category, [...(points.get(category) ?? []), (lhr.categories[category].score ?? Number.NaN) * 100]);
  await browser.close();
}

async function fill(browser: BrowserContext, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByText(/^[\d,]+ executions$/).waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();
}
