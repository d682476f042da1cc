import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/console-test';
import { Shell } from '../pages/shell';

test.use({ serviceWorkers: 'allow' });

const SCREENS = ['/', '/execution_tracker', '/job_instance', '/execution_tracker?status=error'];

/**
 * Collects the console messages and the failed requests of a page. Playwright's own event for failed requests would
 * also report scripts of workers, because Chromium reports their completion only to the worker.
 */
async function listen(page: Page): Promise<string[]> {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  const devTools = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  devTools.on('Network.loadingFailed', ({ requestId, errorText }) =>
    noise.push(`${errorText}: ${addresses.get(requestId)}`),
  );
  await devTools.send('Network.enable');
  return noise;
}

/**
 * How long to wait for warnings, ms. Chromium warns about unused preloaded files and missing elements three seconds
 * after a load.
 */
const WARNINGS_MS = 4_000;

/** Opens a screen and waits for the browser's warnings. */
async function load(page: Page, screen: string): Promise<void> {
  await page.goto(screen);
  await expect(new Shell(page).title()).toBeVisible();
  await expect(new Shell(page).connection()).toBeVisible();
  await browserWarnings(page);
}

async function browserWarnings(page: Page): Promise<void> {
  await page.waitForFunction((ms) => document.readyState === 'complete' && performance.now() > ms, WARNINGS_MS);
}

test('a first visit and the loads after it log nothing and abort no request', async ({ page, signedIn }) => {
  await signedIn('ROLE_USER');
  const noise = await listen(page);
  await load(page, '/execution_tracker');
  await new Shell(page).isControlled();
  expect(noise, 'first visit').toEqual([]);
  for (const screen of SCREENS) {
    await load(page, screen);
    await expect(new Shell(page).connection()).toContainText('Live');
    expect(noise, screen).toEqual([]);
  }
});

test('offline loads log only the calls that fail, and abort no request', async ({ page, signedIn, server }) => {
  await signedIn('ROLE_USER');
  for (const screen of SCREENS) await load(page, screen);
  await new Shell(page).isStored();
  await server.stop();
  const noise = await listen(page);
  for (const screen of SCREENS) await load(page, screen);
  const unexpected = noise.filter((line) => !/ERR_CONNECTION_REFUSED|fetching the script/.test(line));
  expect(unexpected).toEqual([]);
});

test('a load before the first sign-in logs nothing and aborts no request', async ({ page }) => {
  const noise = await listen(page);
  for (const path of ['/login', '/login', '/forget-password']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await new Shell(page).isControlled();
    await browserWarnings(page);
  }
  expect(noise).toEqual([]);
});
