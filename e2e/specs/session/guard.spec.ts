import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { control, makeToken } from '../../fixtures/control';
import { storeSession } from '../../fixtures/stored-data';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';

const person = { email: 'user@acme.test', password: 'Console-2026' };
const addressOf = (page: Page) => page.url().replace(/^\w+:\/\/[^/]+/, '');

test('signing in leads to the requested URL, including its query, but never to a URL outside the console', async ({
  page,
}) => {
  const login = new LoginPage(page);
  await page.goto('/execution_tracker?status=error&page=2');
  await expect(login.email()).toBeVisible();
  expect(addressOf(page)).toBe('/login');
  await login.signIn(person);
  await expect(new Shell(page).title()).toHaveText('Execution tracker');
  expect(addressOf(page)).toBe('/execution_tracker?status=error&page=2');
  await test.step('a redirect target outside the console is ignored', async () => {
    await page.evaluate(() => localStorage.clear());
    await login.open();
    await page.evaluate(() => sessionStorage.setItem('redirect-target', '//evil.test/x'));
    await login.signIn(person);
    await expect(new Shell(page).title()).toHaveText('Dashboard');
    expect(addressOf(page)).toBe('/');
  });
});

test('an unusable stored session leads to the sign-in, never to a blank page', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  const login = new LoginPage(page);
  const { email } = person;
  const sessions = {
    expired: await sessionWith(makeToken(server.url, { email, ttlSeconds: -60 })),
    'expired long ago': await sessionWith(makeToken(server.url, { email, ttlSeconds: -999_999 })),
    'unknown role': await sessionWith(makeToken(server.url, { email, claims: { roles: ['ROLE_X'] } })),
    'no roles': await sessionWith(makeToken(server.url, { email, claims: { roles: 'ROLE_USER' } })),
    'broken token': await sessionWith(Promise.resolve('abc.def.ghi')),
    'empty token': await sessionWith(Promise.resolve('')),
    'not JSON': '{{{',
    'another shape': '["token"]',
  };
  for (const [name, stored] of Object.entries(sessions))
    await test.step(name, async () => {
      await page.goto('/robots.txt');
      await page.evaluate((session) => {
        sessionStorage.clear();
        localStorage.setItem('session', session);
      }, stored);
      await page.goto('/job_instance');
      await expect(login.email()).toBeVisible();
      expect(addressOf(page)).toBe('/login');
      expect(await page.evaluate(() => sessionStorage.getItem('redirect-target'))).toBe('/job_instance');
    });
  await login.signIn(person);
  await expect(page).toHaveURL(/\/job_instance$/);
  await expect(new Shell(page).userMenu(email)).toBeVisible();
});

const refusals: [role: string, path: string][] = [
  ['ROLE_RESTRICTED_USER', '/connections'],
  ['ROLE_USER', '/users'],
  ['ROLE_USER', '/company/acme/sso'],
  ['ROLE_USER', '/job_instance/create'],
  ['ROLE_CLIENT_ADMIN', '/job_instance/create'],
];
test('each role opens its own screens; a forbidden screen leads to the dashboard, and an unknown URL to a not-found page', async ({
  page,
  signedIn,
}) => {
  const shell = new Shell(page);
  let signedInAs = '';
  for (const [role, path] of refusals)
    await test.step(`${role} ${path}`, async () => {
      if (role !== signedInAs) await signedIn(role);
      signedInAs = role;
      await page.goto(path);
      await expect(shell.toasts().getByRole('alert')).toHaveText('You are not allowed to access this page');
      await expect(shell.title()).toHaveText('Dashboard');
      expect(addressOf(page)).toBe('/');
    });
  await test.step('both kinds of administrator can open their screens', async () => {
    const refused = new Shell(page).toasts().getByRole('alert');
    await page.goto('/connections');
    await expect(new Shell(page).title()).toBeVisible();
    expect(addressOf(page)).toBe('/connections');
    await signedIn('ROLE_ADMIN');
    await page.goto('/job_instance/create');
    await expect(new Shell(page).title()).toBeVisible();
    expect(addressOf(page)).toMatch(/^\/job_instance\/create(?:\?|$)/);
    await expect(refused).toHaveCount(0);
  });
  await test.step('an unknown URL shows a not-found page with a link home', async () => {
    await page.goto('/no/such/screen');
    await expect(shell.title()).toHaveText('This page does not exist');
    await expect(page.getByText('/no/such/screen')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(shell.title()).toHaveText('Dashboard');
  });
});

test('a refused token leads every tab to the sign-in once; after the sign-in, each tab returns to its screen', async ({
  page,
  signedIn,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  await signedIn('ROLE_USER');
  const tabs = [page, await page.context().newPage(), await page.context().newPage()];
  const paths = ['/', '/execution_tracker?status=error', '/no/such/screen'];
  const arrivals = tabs.map(() => 0);
  for (const [index, tab] of tabs.entries()) {
    tab.on('framenavigated', (frame) => {
      if (new URL(frame.url()).pathname === '/login') arrivals[index] = (arrivals[index] ?? 0) + 1;
    });
    await tab.goto(paths[index] ?? '/');
    await expect(new Shell(tab).connection()).toHaveText(/Live/);
  }
  const body = { code: 401, message: 'Expired JWT Token' };
  await control(server.url, 'faults', { rules: [{ kind: 'status', status: 401, path: '^/api/', body }] });
  for (const tab of tabs) await expect(new LoginPage(tab).email()).toBeVisible({ timeout: 45_000 });
  await control(server.url, 'faults', { rules: [] });
  await new LoginPage(page).signIn(person);
  for (const [index, tab] of tabs.entries()) {
    await expect(new Shell(tab).userMenu(person.email)).toBeVisible();
    expect(addressOf(tab)).toBe(paths[index]);
  }
  expect(arrivals).toEqual([1, 1, 1]);
});

test('without backend and web server, cached data is shown; for some hours, the screens open even with an expired session @service-worker', async ({
  page,
  signedIn,
  server,
  expectConsole,
}) => {
  const shell = new Shell(page);
  expectConsole(/status of 401/);
  const { email } = person;
  const expired = await makeToken(server.url, { email, ttlSeconds: -3_600 });
  const expiredLongAgo = await makeToken(server.url, { email, ttlSeconds: -13 * 3_600 });
  await signedIn('ROLE_USER');
  await test.step('the dashboard shows the cached data', async () => {
    await page.goto('/');
    await shell.isStored();
    const recent = page.getByRole('region', { name: 'Recent executions' });
    const rows = recent.getByRole('row');
    await expect(rows).toHaveCount(11);
    const shown = await rows.nth(1).textContent();
    await server.stop();
    await page.reload();
    await expect(rows).toHaveCount(11);
    await expect(rows.nth(1)).toHaveText(shown ?? '');
    await expect(shell.connection()).toHaveText(/Offline/, { timeout: 45_000 });
    await expect(page.getByText(/^No connection since .* stored on this device\.$/)).toBeVisible();
  });
  await test.step('within the grace period the screens open with a banner, until the backend responds', async () => {
    await storeSession(page, expired);
    await page.goto('/execution_tracker');
    await expect(new Shell(page).title()).toHaveText('Execution tracker');
    await expect(page.getByText(/^Your session has expired and there is no connection\./)).toBeVisible();
    await server.start();
    await expect(new LoginPage(page).email()).toBeVisible({ timeout: 45_000 });
    await new LoginPage(page).signIn(person);
    await expect(page).toHaveURL(/\/execution_tracker$/);
  });
  await test.step('after the grace period, the sign-in opens', async () => {
    await expect(new Shell(page).connection()).toHaveText(/Live/);
    await server.stop();
    await storeSession(page, expiredLongAgo);
    await page.goto('/execution_tracker');
    await expect(new LoginPage(page).email()).toBeVisible();
  });
});

async function sessionWith(token: Promise<string>): Promise<string> {
  return JSON.stringify({ token: await token, clockOffsetMs: 0 });
}
