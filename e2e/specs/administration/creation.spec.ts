import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { control, forgetRequests, loggedRequests } from '../../fixtures/control';
import { ConnectionsPage } from '../../pages/administration/connections-page';
import { OnlineFormPage } from '../../pages/administration/online-form';
import { OnlineListPage } from '../../pages/administration/online-list';
import { Shell } from '../../pages/shell';

const SAVED = 'Your data has been saved successfully';
const POSTS = '^/api/akeneo_connections';

/** Fills the form of a new PIM connection. */
async function fillPim(page: Page, label: string, url: string): Promise<OnlineFormPage> {
  const form = new OnlineFormPage(page);
  await page.goto('/connections/create/akeneo');
  await form.field('Label').fill(label);
  await form.field('URL').fill(url);
  for (const secret of ['Client ID', 'Secret', 'User', 'Password']) await form.secret(secret).fill('typed');
  return form;
}

async function sent(serverUrl: string, path: string): Promise<number> {
  const requests = await loggedRequests(serverUrl);
  return requests.filter(({ method, url }) => method === 'POST' && url.startsWith(path)).length;
}

test('a double click sends a creation once; it is reported as created only if it was', async ({
  page,
  signedIn,
  server,
  expectConsole,
}) => {
  const form = new OnlineFormPage(page);
  expectConsole(/status of 500/);
  expectConsole(/status of 503|net::ERR_/);
  await signedIn('ROLE_CLIENT_ADMIN');
  await test.step('a double click on Save creates one user', async () => {
    await page.goto('/user/create');
    await form.field('E-mail').fill('twice@acme.test');
    await form.choice('User').check();
    await forgetRequests(server.url);
    await form.save().evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(page).toHaveURL(/\/user\/\d+$/);
    await expect(new Shell(page).toasts().getByText(SAVED)).toHaveCount(1);
    expect(await sent(server.url, '/api/users')).toBe(1);
  });
  await test.step('a double click on Save creates one connection', async () => {
    const form = await fillPim(page, 'Pressed twice', 'https://twice.acme.example');
    await forgetRequests(server.url);
    await form.save().evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(page).toHaveURL(/\/connections$/);
    await expect(new ConnectionsPage(page).card('Pressed twice')).toHaveCount(1);
    await expect(new Shell(page).toasts().getByText(SAVED)).toHaveCount(1);
    expect(await sent(server.url, '/api/akeneo_connections')).toBe(1);
  });
  await test.step('a connection refused with 500 is not reported as created, even if a similar one exists', async () => {
    const form = await fillPim(page, 'Acme PIM', 'https://pim.acme.example');
    const rule = { kind: 'status', status: 500, method: 'POST', path: POSTS, body: { 'hydra:title': 'It broke.' } };
    await control(server.url, 'faults', { rules: [rule] });
    await form.save().click();
    await expect(new Shell(page).toasts()).toContainText('It broke.');
    await expect(new Shell(page).toasts().getByText(SAVED)).toHaveCount(0);
    await expect(form.field('Label')).toHaveValue('Acme PIM');
    await expect(form.secret('Secret')).toHaveValue('typed');
  });
  await test.step('an unclear response is looked up; if the look-up fails, the connection is reported as perhaps created', async () => {
    const form = await fillPim(page, 'Acme PIM', 'https://pim.acme.example');
    await control(server.url, 'faults', {
      rules: [
        { kind: 'status', status: 503, method: 'POST', path: POSTS, times: 1 },
        { kind: 'status', status: 503, method: 'GET', path: `${POSTS}\\?` },
      ],
    });
    await form.save().click();
    await expect(new Shell(page).toasts()).toContainText('this may have been created. Look for it in the list');
    await expect(new Shell(page).toasts().getByText(SAVED)).toHaveCount(0);

    // The network connection is cut after the server has created the PIM connection. The browser repeats the request,
    // so there are two new connections beside the one of the sample data.
    await control(server.url, 'faults', { rules: [{ kind: 'cut-after', method: 'POST', path: POSTS, times: 1 }] });
    await form.save().click();
    await expect(page).toHaveURL(/\/connections$/);
    await expect(new ConnectionsPage(page).card('Acme PIM')).toHaveCount(3);
    await expect(new Shell(page).toasts()).toContainText('there are now 2 connections named Acme PIM');
  });
});

test('Back after a creation skips the empty form', async ({ page, signedIn, expectConsole }) => {
  // The console checks whether the code exists before it creates a company.
  expectConsole(/status of 404 .*companies\/back/);
  const form = new OnlineFormPage(page);
  const shell = new Shell(page);
  const connections = new ConnectionsPage(page);
  await signedIn('ROLE_ADMIN');
  await page.goto('/users');
  await new OnlineListPage(page, 'Users').createLink().click();
  await form.field('E-mail').fill('back@acme.test');
  await form.choice('User').check();
  await form.select('Company').selectOption({ label: 'Acme Furniture' });
  await form.save().click();
  await expect(shell.title()).toHaveText('back@acme.test');
  await page.goBack();
  await expect(page).toHaveURL(/\/users$/);

  await page.goto('/companies');
  await new OnlineListPage(page, 'Companies').createLink().click();
  await form.field('Code').fill('back');
  await form.field('Name').fill('Back');
  await form.save().click();
  await expect(page).toHaveURL(/\/company\/back$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/companies$/);

  await page.goto('/connections/create');
  await connections.kind('Asset service').click();
  await form.field('Label').fill('Back library');
  await form.field('Domain').fill('back.media.example');
  await form.save().click();
  await expect(connections.provider()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/connections\/create$/);
  await connections.kind('Asset service').click();
  await form.switch('App').uncheck();
  await form.field('Label').fill('Back token');
  await form.field('Domain').fill('token.media.example');
  await form.secret('Permanent token').fill('typed');
  await form.save().click();
  await expect(connections.card('Back token')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/connections\/create$/);
});

test('Back after a deletion skips the deleted item; a toast about missing fields disappears once the form is saved or left', async ({
  page,
  signedIn,
  expectConsole,
}) => {
  expectConsole(/status of 404 .*companies\/gone/);
  const form = new OnlineFormPage(page);
  const companies = new OnlineListPage(page, 'Companies');
  expectConsole(/status of 404 .*companies\/toast/);
  await signedIn('ROLE_ADMIN');
  await test.step('Back after a deletion skips the deleted item', async () => {
    await page.goto('/configuration');
    await page.getByRole('main').getByRole('link', { name: 'Companies' }).click();
    await companies.createLink().click();
    await form.field('Code').fill('gone');
    await form.field('Name').fill('Gone');
    await form.save().click();
    await expect(page).toHaveURL(/\/company\/gone$/);
    await form.delete().click();
    await form.confirm().click();
    await expect(companies.table()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/companies$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/configuration$/);
  });
  await test.step('a toast about missing fields disappears once the form is saved or left', async () => {
    const required = new Shell(page).toasts().getByText('Please fill all the required fields');
    await page.goto('/companies');
    await new OnlineListPage(page, 'Companies').createLink().click();
    await form.save().click();
    await form.save().click();
    await expect(required).toHaveCount(1);
    await form.field('Code').fill('toast');
    await form.field('Name').fill('Toast');
    await form.save().click();
    await expect(new Shell(page).toasts().getByText(SAVED)).toBeVisible();
    await expect(required).toHaveCount(0, { timeout: 1_000 });
    await page.goto('/companies');
    await new OnlineListPage(page, 'Companies').createLink().click();
    await form.save().click();
    await expect(required).toBeVisible();
    await page.goBack();
    await expect(required).toHaveCount(0, { timeout: 1_000 });
  });
});
