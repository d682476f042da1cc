import type { BrowserContext } from 'playwright';
import type { Milestones } from './milestones';

/** How a page is opened. */
export interface VisitOptions {
  /** Slows the page's processor by this factor. */
  throttle?: number;
  /** What must have happened before the visit ends. */
  until: keyof Milestones;
  /** Given up after this many milliseconds. */
  patienceMs?: number;
}

/** Opens an address in a new tab and gives the milestones; a milestone that was not reached in time is missing. */
export async function visit(
  browser: BrowserContext,
  address: string,
  { throttle = 1, until, patienceMs = 60_000 }: VisitOptions,
): Promise<Milestones> {
  const page = await browser.newPage();
  const devtools = await browser.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  // A page that cannot be reached is a result as well.
  await page.goto(address, { waitUntil: 'commit', timeout: patienceMs }).catch(() => undefined);
  const reached = await page
    .waitForFunction((name) => (Reflect.get(globalThis, 'milestones') as Record<string, number>)[name], until, {
      timeout: patienceMs,
    })
    .then(() => page.evaluate(() => Reflect.get(globalThis, 'milestones') as Milestones))
    .catch(() => ({}));
  await page.close();
  return reached;
}
