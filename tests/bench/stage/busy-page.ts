import type { Page } from 'playwright';
import { recordBusyThread } from './busy-thread';
import type { Stage } from './stage';

/** Opens a page in its own browser, in which a user is signed in. The page records its long tasks and its frames. */
export async function openBusyPage(stage: Stage, address: string): Promise<Page> {
  const browser = await stage.freshBrowser({ notes: false });
  await browser.addInitScript(recordBusyThread);
  await stage.signIn(browser);
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(address);
  return page;
}

/** Slows the processor down for a page. @param rate 1 is full speed */
export async function slow(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}
