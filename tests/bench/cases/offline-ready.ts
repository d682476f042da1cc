import type { BrowserContext, Page } from 'playwright';
import { timing, type CaseResult, type Figure } from '../result/figures';
import { GOOD, type LinkQuality } from '../stage/link';
import type { Stage } from '../stage/stage';
import { RUNS } from './settings';

/**
 * A link. The goal is the longest allowed time from the press on "Sign in" until the console can start without the
 * link.
 */
interface Situation {
  name: string;
  link: LinkQuality;
  goalMs?: number;
}

const SITUATIONS: readonly Situation[] = [
  { name: 'no delay', link: GOOD },
  { name: '20 ms', link: { ...GOOD, latencyMs: 20 } },
  { name: '100 ms', link: { ...GOOD, latencyMs: 100 }, goalMs: 3_000 },
  { name: '300 ms, 400 kbit/s', link: { latencyMs: 300, bytesPerSecond: 50_000, cut: 0 }, goalMs: 8_000 },
];

const TIMEOUT_MS = 180_000;
const EMAIL = 'super@console.test';

/** The times of two events, in milliseconds after the press on "Sign in". */
interface Times {
  /** The dashboard shows whether the runs of its period worked. */
  answered: number;
  /** A service worker controls the page: the next start needs no network. */
  ready: number;
}

/**
 * Measures a sign-in in an empty browser, on links of several qualities. Each run ends with a start without the link,
 * which proves that the console can start offline at the measured time.
 */
export async function offlineReady(stage: Stage): Promise<CaseResult> {
  const figures: Figure[] = [];
  for (const { name, link, goalMs } of SITUATIONS) {
    const answered: number[] = [];
    const ready: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const browser = await stage.freshBrowser();
      await stage.consoleLink.become(link);
      const times = await signInAndWait(stage, browser);
      answered.push(times.answered);
      ready.push(times.ready);
      await stage.consoleLink.become(null);
      await startOffline(stage, browser);
      await browser.close();
    }
    figures.push(timing(`${name}: the dashboard answers`, answered), {
      ...timing(`${name}: can start offline`, ready),
      ...(goalMs !== undefined && { goal: goalMs }),
    });
  }
  await stage.consoleLink.become(GOOD);
  return { name: 'From a first sign-in until the console can start offline', figures };
}

async function signInAndWait({ backend, consoleLink }: Stage, browser: BrowserContext): Promise<Times> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const note = (): void => void Object.assign(globalThis, { controlledAt: performance.now() });
    navigator.serviceWorker.addEventListener('controllerchange', note, { once: true });
  });
  await page.goto(`${consoleLink.url}/login`, { timeout: TIMEOUT_MS });
  await page.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL, { timeout: TIMEOUT_MS });
  await page.getByRole('button', { name: 'Continue' }).click();
  const password = backend.accounts.find(({ email }) => email === EMAIL)?.password ?? '';
  await page.getByLabel('Password', { exact: true }).fill(password, { timeout: TIMEOUT_MS });
  const pressedAt = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Sign in' }).click();
  return { answered: await waitFor(page, answeredAt, pressedAt), ready: await waitFor(page, readyAt, pressedAt) };
}

const answeredAt = (): number | undefined =>
  (Reflect.get(globalThis, 'milestones') as { answered?: number } | undefined)?.answered;
const readyAt = (): number | undefined => Reflect.get(globalThis, 'controlledAt') as number | undefined;

/**
 * The time at which something happened in the page, in milliseconds since the press; 0 if it happened before the press.
 */
async function waitFor(page: Page, happenedAt: () => number | undefined, pressedAt: number): Promise<number> {
  const handle = await page.waitForFunction(happenedAt, undefined, { timeout: TIMEOUT_MS, polling: 20 });
  return Math.max(0, Number(await handle.jsonValue()) - pressedAt);
}

/** Opens three screens without the link. Fails if one of them does not open or lacks a part. */
async function startOffline({ consoleLink }: Stage, browser: BrowserContext): Promise<void> {
  const page = await browser.newPage();
  for (const path of ['/', '/execution_tracker', '/job_instance/acme_dummy/edit']) {
    await page.goto(`${consoleLink.url}${path}`);
    await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
    await page.locator('main h1').first().waitFor();
    if (await page.getByText('This part of the console').count()) throw new Error(`${path} lacks a part`);
  }
}
