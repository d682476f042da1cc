import type { Page } from 'playwright';
import { percentile } from '../../result/percentile';
import { timing, type CaseResult, type Figure } from '../../result/figures';
import { idle } from '../../stage/idle';
import { paintedAfter } from '../../stage/painted-after';
import type { Stage } from '../../stage/stage';
import { RUNS, THROTTLES } from '../settings';
import { openFilledBrowser } from '../filled-browser';

/**
 * A path through the screens: for each step the link to press, and the selector of an element that then appears on the
 * next screen.
 */
const WAY: { to: string; link: string; shows: string }[] = [
  {
    to: 'execution',
    link: 'main tbody a[data-row-opener]',
    shows: 'table[aria-label="Steps"] tbody tr:not([aria-hidden])',
  },
  {
    to: 'dashboard',
    link: 'nav a[href="/"]',
    shows: 'table[aria-label="Recent executions"] tbody tr:not([aria-hidden])',
  },
  {
    to: 'integrations',
    link: 'nav a[href="/job_instance"]',
    shows: 'table[aria-label="Integrations"] tbody tr:not([aria-hidden])',
  },
  {
    to: 'integration',
    link: 'main tbody a[data-row-opener]',
    shows: 'table[aria-label="Last executions"] tbody tr:not([aria-hidden])',
  },
  { to: 'form', link: 'main a[href$="/edit"]', shows: 'main [role="tabpanel"] input' },
  { to: 'connections', link: 'nav a[href="/connections"]', shows: 'main article h3' },
  {
    to: 'tracker',
    link: 'nav a[href="/execution_tracker"]',
    shows: 'table[aria-label="Execution tracker"] tbody tr:not([aria-hidden]):has(a[data-row-opener])',
  },
];

/**
 * Measures the time from the press on a link until the content of the next screen is painted, in an open console. Each
 * run passes all screens twice: the first pass loads the lazy parts.
 */
export async function routeChanges(stage: Stage): Promise<CaseResult> {
  const { browser, console } = await openFilledBrowser(stage);
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  const devtools = await browser.newCDPSession(page);
  const figures: Figure[] = [];
  for (const throttle of THROTTLES) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const first = new Map<string, number[]>();
    const later = new Map<string, number[]>();
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto(`${console}?watch`);
      await page.locator('tbody a[data-row-opener]').nth(29).waitFor();
      await idle(page);
      await go(page, first);
      await go(page, later);
    }
    const all = [...later.values()].flat();
    figures.push(
      timing(`${throttle}× processor, all`, all),
      { what: `${throttle}× processor, all: p95`, value: percentile(all, 95), unit: 'ms' },
      ...[...later].map(([to, times]) => timing(`${throttle}× processor, ${to}`, times)),
      ...[...first].map(([to, times]) => timing(`${throttle}× processor, ${to}, for the first time`, times)),
    );
  }
  await browser.close();
  return { name: 'Route changes, from the press to the content', figures };
}

async function go(page: Page, times: Map<string, number[]>): Promise<void> {
  for (const { to, link, shows } of WAY) {
    const pressed = page.locator(link).first();
    await pressed.waitFor();
    const time = await paintedAfter(page, shows, () => pressed.click());
    times.set(to, [...(times.get(to) ?? []), time]);
    await idle(page);
  }
}
