import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { control, forgetRequests, loggedRequests } from '../../fixtures/control';
import { readStoredData } from '../../fixtures/stored-data';
import { OnlineFormPage } from '../../pages/administration/online-form';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';

const person = { email: 'admin@acme.test', password: 'Console-2026' };
const other = { email: 'admin@globex.test', password: 'Console-2026' };
const SECRETS = ['Client ID', 'Secret', 'User', 'Password'];
const SECRET = 'Never-stored-7';
const BACK = 'What you had typed is back. It is not saved yet.';

const refuseTokens = (url: string, rules: object[]) => control(url, 'faults', { rules });
const ended = (page: Page) => page.getByText('Your session has ended. Sign in again to go on where you left off.');

/** Types into the form of a new PIM connection. */
async function typeConnection(page: Page): Promise<OnlineFormPage> {
  const form = new OnlineFormPage(page);
  await page.goto('/connections/create/akeneo');
  await form.field('Label').fill('Half typed PIM');
  await form.field('URL').fill('https://half.acme.example');
  for (const secret of SECRETS) await form.secret(secret).fill(SECRET);
  return form;
}

test('text typed before the session ended is back after the next sign-in, except secrets; another person, or one who signed out, finds nothing', async ({
  page,
  signedIn,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  const shell = new Shell(page);
  await signedIn(person.email);
  const form = await typeConnection(page);
  await refuseTokens(server.url, [{ kind: 'status', status: 401, path: '^/api/' }]);
  await expect(ended(page)).toBeVisible();
  await expectAccessible(page);
  const { local, session, databases } = await readStoredData(page);
  expect(JSON.stringify([local, session, databases])).not.toContain(SECRET);
  await refuseTokens(server.url, []);
  await new LoginPage(page).signIn(person);
  await expect(form.field('Label')).toHaveValue('Half typed PIM');
  await expect(form.field('URL')).toHaveValue('https://half.acme.example');
  for (const secret of SECRETS) await expect(form.secret(secret)).toHaveValue('');
  await expect(form.note(`${BACK} Secrets are never kept: enter them again.`)).toBeVisible();
  await expectAccessible(page);
  expect((await readStoredData(page)).session).toEqual({});
  for (const secret of SECRETS) await form.secret(secret).fill(SECRET);
  await form.save().click();
  await expect(page).toHaveURL(/\/connections$/);
  await expect(page.getByRole('main')).toContainText('Half typed PIM');
  await test.step('another person, or one who signed out, finds nothing', async () => {
    await typeConnection(page);
    await refuseTokens(server.url, [{ kind: 'status', status: 401, path: '^/api/' }]);
    await expect(ended(page)).toBeVisible();
    await refuseTokens(server.url, []);
    await new LoginPage(page).signIn(other);
    await expect(shell.userMenu(other.email)).toBeVisible();
    expect(JSON.stringify((await readStoredData(page)).session)).not.toContain('Half typed');
    await page.goto('/connections/create/akeneo');
    await expect(form.field('Label')).toHaveValue('');

    await form.field('Label').fill('Half typed PIM');
    const tab = await page.context().newPage();
    await tab.goto('/');
    await new Shell(tab).signOut(other.email);
    for (const each of [page, tab]) {
      await expect(new LoginPage(each).email()).toBeVisible();
      await expect(ended(each)).toHaveCount(0);
      expect((await readStoredData(each)).session).toEqual({});
    }
    await new LoginPage(page).signIn(other);
    await expect(shell.userMenu(other.email)).toBeVisible();
    await page.goto('/connections/create/akeneo');
    await expect(form.field('Label')).toHaveValue('');
  });
});

test('a refused save is not repeated after the next sign-in', async ({ page, signedIn, server, expectConsole }) => {
  expectConsole(/status of 401/);
  const account = await signedIn('ROLE_ADMIN');
  const form = new OnlineFormPage(page);
  await page.goto('/company/acme');
  await form.field('Name').fill('Acme, renamed');
  await refuseTokens(server.url, [{ kind: 'status', status: 401, path: '^/api/companies/acme', method: 'PATCH' }]);
  await form.save().click();
  await expect(ended(page)).toBeVisible();
  await expect(new Shell(page).toasts().getByRole('alert')).toHaveCount(0);
  await refuseTokens(server.url, []);
  await forgetRequests(server.url);
  await new LoginPage(page).signIn(account);
  await expect(form.field('Name')).toHaveValue('Acme, renamed');
  await expect(form.note(BACK)).toBeVisible();
  expect((await loggedRequests(server.url)).filter(({ method }) => method === 'PATCH')).toEqual([]);
  await form.save().click();
  await expect(new Shell(page).toasts()).toContainText('Your data has been saved successfully');
  await expect(form.note(BACK)).toHaveCount(0);
});
