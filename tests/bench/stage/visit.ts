import type { BrowserContext, CDPSession } from 'playwright';
import type { Milestones } from './milestones';

/** How a page is opened. */
export interface VisitOptions {
  /** Slows the page's processor by this factor. */
  throttle?: number;
  /** The milestone that ends the visit. */
  until: keyof Milestones;
  /** The visit ends after this many milliseconds. */
  timeoutMs?: number;
}

/**
 * Opens an address in a new tab. Returns the milestones that the page has reached when it reaches `until`; none if it
 * does not reach `until` in time. The page reports the milestones itself, because the script with which browser tools
 * poll a page (330 kB) would add to the time.
 */
export async function visit(
  browser: BrowserContext,
  address: string,
  { throttle = 1, until, timeoutMs = 60_000 }: VisitOptions,
): Promise<Milestones> {
  const page = await browser.newPage();
  const devtools = await browser.newCDPSession(page);
  const { reached } = await listen(devtools, until, timeoutMs);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  // An unreachable page is a result too.
  await page.goto(address, { waitUntil: 'commit', timeout: timeoutMs }).catch(() => undefined);
  const milestones = await reached;
  await page.close();
  return milestones;
}

/** Receives the milestones that the page reports (`milestones.ts`). */
async function listen(
  devtools: CDPSession,
  until: keyof Milestones,
  timeoutMs: number,
): Promise<{ reached: Promise<Milestones> }> {
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'reportMilestones' });
  const reached = new Promise<Milestones>((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, {});
    devtools.on('Runtime.bindingCalled', ({ payload }) => {
      const milestones = JSON.parse(payload) as Milestones;
      if (milestones[until] === undefined) return;
      clearTimeout(timer);
      resolve(milestones);
    });
  });
  return { reached };
}
