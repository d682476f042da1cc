import type { BrowserContext, CDPSession, Page } from 'playwright';
import type { Milestones } from './milestones';

/** How a page is opened. */
export interface VisitOptions {
  /** Slows the page's processor by this factor. */
  throttle?: number;
  /** What must have happened before the visit ends. */
  until: keyof Milestones;
  /** Given up after this many milliseconds. */
  patienceMs?: number;
  /**
   * Whether the page tells the milestones by itself, and nothing else runs in it. By default it is asked from outside, as
   * browser tools do it: the script for that (330 kB) takes a part of the time of every page.
   */
  quiet?: boolean;
}

/** Opens an address in a new tab and gives the milestones; a milestone that was not reached in time is missing. */
export async function visit(
  browser: BrowserContext,
  address: string,
  { throttle = 1, until, patienceMs = 60_000, quiet = false }: VisitOptions,
): Promise<Milestones> {
  const page = await browser.newPage();
  const devtools = await browser.newCDPSession(page);
  const told = quiet ? await listen(devtools, until, patienceMs) : undefined;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  // A page that cannot be reached is a result as well.
  await page.goto(address, { waitUntil: 'commit', timeout: patienceMs }).catch(() => undefined);
  const milestones = await (told === undefined ? ask(page, until, patienceMs) : told.reached);
  await page.close();
  return milestones;
}

function ask(page: Page, until: keyof Milestones, timeout: number): Promise<Milestones> {
  return page
    .waitForFunction((name) => (Reflect.get(globalThis, 'milestones') as Record<string, number>)[name], until, {
      timeout,
    })
    .then(() => page.evaluate(() => Reflect.get(globalThis, 'milestones') as Milestones))
    .catch(() => ({}));
}

/** Has the page tell its milestones (`milestones.ts`). */
async function listen(
  devtools: CDPSession,
  until: keyof Milestones,
  patienceMs: number,
): Promise<{ reached: Promise<Milestones> }> {
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'tellMilestones' });
  const reached = new Promise<Milestones>((resolve) => {
    const patience = setTimeout(resolve, patienceMs, {});
    devtools.on('Runtime.bindingCalled', ({ payload }) => {
      const milestones = JSON.parse(payload) as Milestones;
      if (milestones[until] === undefined) return;
      clearTimeout(patience);
      resolve(milestones);
    });
  });
  return { reached };
}
