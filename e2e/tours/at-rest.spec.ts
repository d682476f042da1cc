import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '@tests/support/browser/find-browser.mjs';
import { expect, test } from '../fixtures/console-test';
import { readStoredData, storeSession } from '../fixtures/stored-data';
import { filesWith } from '../fixtures/stored-files';
import { ConnectionsPage } from '../pages/administration/connections-page';
import { OnlineFormPage } from '../pages/administration/online-form';
import { InstanceTabs } from '../pages/instance-tabs';
import { LoginPage } from '../pages/login-page';
import { Shell } from '../pages/shell';

test.use({ serviceWorkers: 'allow' });

const CODE = 'acme_bynder_media_to_akeneo_asset_sync';

/** A unique secret that is also a valid password. */
const marked = (): string => `Aa1-${randomBytes(15).toString('hex')}`;

/** Sends requests in the data console. The browser must store neither the requests nor the responses. */
async function askData(page: Page, url: string, secret: (name: string) => string): Promise<void> {
  const data = new ConnectionsPage(page);
  await page.goto(`${url}/connections/data/akeneo/1`);
  await data.request('Product search').click();
  await data.field('Search').fill(JSON.stringify({ family: secret('data console, search') }));
  await data.button('Send').click();
  await expect(data.button('Send another request')).toBeFocused();
  await page.goto(`${url}/connections/data/shopify/13`);
  await data.request('Product by ID').click();
  await data.dialog().getByRole('textbox').fill(secret('data console, id'));
  await data.button('Send').click();
  // The product does not exist, so the console shows an error notification.
  await expect(page.getByRole('region', { name: 'Notifications' })).not.toBeEmpty();
}

/** Types a unique text into every secret field. Returns the texts; the key is a name for the field. */
async function tour(page: Page, url: string, resetPath: string, rootToken: string): Promise<Map<string, string>> {
  const typed = new Map<string, string>();
  const form = new OnlineFormPage(page);
  const login = new LoginPage(page);
  const secret = (name: string): string => {
    const text = marked();
    typed.set(name, text);
    return text;
  };

  // Only the super administrator may use the data console and open other companies.
  await page.goto(`${url}/robots.txt`);
  await storeSession(page, rootToken);
  await askData(page, url, secret);
  await page.goto(`${url}/company/globex/sso`);
  await page.getByRole('button', { name: 'Replace certificate' }).click();
  await form.field('Replacement certificate').fill(secret('replacement certificate'));
  await form.save().click();
  await form.confirm().click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('saved');
  await page.evaluate(() => localStorage.removeItem('session'));
  await page.goto(url + resetPath);
  const password = secret('reset password');
  await form.secret('New password').fill(password);
  await form.secret('Repeat password').fill(password);
  await form.save().click();
  await expect(login.email()).toBeVisible();
  await login.signIn({ email: 'admin@acme.test', password: secret('wrong password') });
  await expect(page.getByText('Invalid credentials.').first()).toBeVisible();
  await login.password().fill(password);
  await login.signInButton().click();
  await expect(new Shell(page).title()).toHaveText('Dashboard');

  await page.goto(`${url}/user_profile`);
  await form.tab('Security').click();
  await form.secret('Current password').fill(secret('not the current password'));
  const next = secret('new password');
  await form.secret('New password').fill(next);
  await form.secret('Repeat password').fill(next);
  await form.save().click();
  await expect(form.note('This is not your current password.')).toBeVisible();

  await page.goto(`${url}/connections/create/akeneo`);
  await form.field('Label').fill('Marked PIM');
  await form.field('URL').fill('https://marked.acme.example');
  for (const name of ['Client ID', 'Secret', 'User', 'Password']) await form.secret(name).fill(secret(`PIM ${name}`));
  await form.save().click();
  await expect(page).toHaveURL(/\/connections$/);
  await page.goto(`${url}/connections/create/bynder`);
  await form.switch('App').uncheck();
  await form.secret('Permanent token').fill(secret('permanent token'));

  await page.goto(`${url}/company/acme/sso`);
  await form.switch('Enabled').check();
  await form.field('Identity provider certificate').fill(secret('certificate'));
  await form.save().click();
  await expect(form.note('Is required').first()).toBeVisible();

  const instance = new InstanceTabs(page);
  await page.goto(`${url}/job_instance/${CODE}/edit`);
  await instance.tab('Configuration').click();
  await instance.addSecretOf('MARKED', secret('secured variable'));
  const row = instance.secret('MARKED');
  await expect(row).toBeVisible();
  await instance.secretValue(row).fill(secret('secured variable, replaced'));
  await instance.secretValue(row).press('Enter');
  await instance.addSecret().click();
  await instance.secretValue(instance.newSecret()).fill(secret('secured variable, never sent'));
  return typed;
}

test('no file of the browser contains text that was typed into a secret field', async ({ server, api }) => {
  test.setTimeout(300_000);
  const root = await api('ROLE_ADMIN');
  const { body } = await root.get<{ data: string }>('/api/users/2/reset-password-link?app_style=bynder');
  const profile = await mkdtemp(join(tmpdir(), 'console-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const typed = await tour(page, server.url, new URL(body.data).pathname, root.token);
  // Types an ordinary text, which is stored, to prove that the search finds stored texts.
  const instance = new InstanceTabs(page);
  const ordinary = marked();
  await instance.tab('General data').click();
  await instance.main().getByRole('textbox', { name: 'Label' }).fill(ordinary);
  await expect(instance.main().getByText('Saved on this device')).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('session') ?? '');
  const stored = JSON.stringify(await readStoredData(page));
  await context.close();

  expect(typed.size).toBeGreaterThanOrEqual(16);
  expect(stored).toContain(ordinary);
  expect(await filesWith(profile, ordinary)).not.toEqual([]);
  for (const [field, text] of typed) {
    expect(stored.includes(text), field).toBe(false);
    expect(await filesWith(profile, text), field).toEqual([]);
  }
  // The token is stored only in local storage, with the session.
  const signature = token.split('.')[2]?.slice(0, 30) ?? 'no token';
  const holders = await filesWith(profile, signature);
  expect(holders.length).toBeGreaterThan(0);
  expect(holders.filter((file) => !/Local Storage/.test(file))).toEqual([]);
  await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});
