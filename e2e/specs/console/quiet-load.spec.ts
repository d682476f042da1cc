import type { ConsoleMessage, Page, Request } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { Shell } from '../../pages/shell';

const SCREENS = ['/', '/execution_tracker', '/job_instance', '/execution_tracker?status=error'];

/** What a page logs, of any kind, and which of its requests end without an answer. */
function listen(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message: ConsoleMessage) => noise.push(`${message.type()}: ${message.text()}`));
  page.on('requestfailed', (request: Request) => noise.push(`${request.failure()?.errorText}: ${request.url()}`));
  return noise;
}

/** Opens a screen and waits until everything that a load begins has ended, so that a late complaint is heard too. */
async function load(page: Page, screen: string): Promise<void> {
  await page.goto(screen);
  await expect(new Shell(page).title()).toBeVisible();
  await expect(new Shell(page).connection()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('a first visit and the loads after it log nothing and abort no request', async ({ page, signedIn }) => {
  await signedIn('ROLE_USER');
  const noise = listen(page);
  await load(page, '/execution_tracker');
  await new Shell(page).isControlled();
  expect(noise, 'first visit').toEqual([]);
  for (const screen of [...SCREENS, ...SCREENS]) {
    await load(page, screen);
    await expect(new Shell(page).connection()).toHaveText('Live');
    expect(noise, screen).toEqual([]);
  }
});

test('loads without a connection log nothing but the calls that fail, and abort no request', async ({
  page,
  signedIn,
  server,
}) => {
  await signedIn('ROLE_USER');
  for (const screen of SCREENS) await load(page, screen);
  await new Shell(page).isControlled();
  await server.stop();
  const noise = listen(page);
  for (const screen of [...SCREENS, ...SCREENS]) await load(page, screen);
  const unexpected = noise.filter((line) => !/ERR_CONNECTION_REFUSED|fetching the script/.test(line));
  expect(unexpected).toEqual([]);
});

test('a load before anybody has signed in logs nothing and aborts no request', async ({ page }) => {
  const noise = listen(page);
  for (const path of ['/login', '/login', '/forget-password']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await new Shell(page).isControlled();
    await page.waitForLoadState('networkidle');
  }
  expect(noise).toEqual([]);
});
