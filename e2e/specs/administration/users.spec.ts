import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { control, forgetRequests, loggedRequests } from '../../fixtures/control';
import { OnlineFormPage } from '../../pages/administration/online-form';
import { OnlineListPage } from '../../pages/administration/online-list';
import { Shell } from '../../pages/shell';

interface Users {
  'hydra:member': { id: number; email: string; roles: string[]; preferredLocale: string; company?: { code: string } }[];
}

test('a super administrator filters users, finds the filters again at the next visit, sees the last sign-in of users, and shares a reset link', async ({
  page,
  signedIn,
  context,
}) => {
  const list = new OnlineListPage(page, 'Users');
  const account = await signedIn('ROLE_ADMIN');
  await test.step('the URL and the next visit keep the filters', async () => {
    await page.goto('/configuration');
    const areas = page.getByRole('main').getByRole('list').last().getByRole('link');
    await expect(areas).toHaveText([/^Users/, /^Companies/]);
    await areas.first().click();
    const headers = ['E-mail', 'Company', 'Roles', 'Created', 'Updated', 'Last connection', 'Actions'];
    await expect(list.columns()).toHaveText(headers);
    await expect(list.text('8 users')).toBeVisible();
    await expect(list.rows().first()).toContainText('admin@initech.test');
    await expectAccessible(page);
    await list.search().fill('ADMIN@');
    await expect(list.rows()).toHaveCount(3);
    await list.chip('Company').click();
    await list.option('Globex').click();
    await expect(list.rows()).toHaveCount(1);
    await expect(list.row('admin@globex.test')).toContainText('Administrator');
    await expect(page).toHaveURL(/\/users\?email=ADMIN%40&company=globex$/);
    await page.goto('/drafts');
    await page.goto('/users');
    await expect(page).toHaveURL(/\/users\?email=ADMIN%40&company=globex$/);
    await expect(list.rows()).toHaveCount(1);
    await list.clearFilters().click();
    await expect(page).toHaveURL(/\/users$/);
    await list.chip('Company').click();
    await list.option('Globex').click();
    await expect(page).toHaveURL(/company=globex/);
    await page.goBack();
    await expect(list.rows()).toHaveCount(8);
    await expect(page).not.toHaveURL(/company/);
    await list.search().fill('nobody here');
    await expect(list.text('Nothing matches these filters')).toBeVisible();
    await list.clearFilters().click();
    await expect(list.search()).toHaveValue('');
    await expect(list.rows()).toHaveCount(8);
  });
  await test.step('a reset link is offered in two styles, shown and copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await list.row('reader@acme.test').getByRole('button', { name: 'Share a reset link' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Link in the asset-service style', 'Link in the PIM style']);
    const asked = page.waitForRequest(/reset-password-link/);
    await page.getByRole('menuitem', { name: 'Link in the PIM style' }).click();
    expect(new URL((await asked).url()).searchParams.get('app_style')).toBe('akeneo');
    const dialog = page.getByRole('dialog', { name: 'Share a reset link' });
    await expect(dialog.getByRole('status')).toHaveText('Copied to the clipboard.');
    const link = await dialog.getByRole('textbox', { name: 'Reset link' }).inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect(link).toMatch(/\/reset-password\/\w+$/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Copy the link' }).click();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('the last sign-in of a user is shown with its date, time and age', async () => {
    const lastSignIn = list.row(account.email).getByRole('cell').nth(5);
    await expect(list.columns().nth(5)).toHaveText('Last connection');
    await expect(lastSignIn).toHaveText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}\s*(just now|\d+ min ago)$/);
    await expect(list.rows().getByText('Never signed in').first()).toBeVisible();
    await list.row(account.email).click();
    await expect(page.getByRole('main')).toContainText(
      /Last connection \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}\s*(just now|\d+ min)/,
    );
  });
});

test('a client administrator creates, changes and deletes users of the company, but cannot change their own roles or delete their own account', async ({
  page,
  signedIn,
  api,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 422/);
  const form = new OnlineFormPage(page);
  const shell = new Shell(page);
  const list = new OnlineListPage(page, 'Users');
  expectConsole(/status of 404/);
  const { email } = await signedIn('ROLE_CLIENT_ADMIN');
  await test.step('a user is created, changed and deleted', async () => {
    const root = await api('ROLE_ADMIN');
    await page.goto('/users');
    await expect(list.columns()).toHaveText(['E-mail', 'Roles', 'Preferred language']);
    await expect(list.rows()).toHaveCount(3);
    await expect(list.search()).toHaveCount(0);
    await list.createLink().click();
    await expect(shell.title()).toHaveText('New user');
    await expect(form.select('Company')).toHaveCount(0);
    await expect(form.choice('Super administrator')).toHaveCount(0);
    await form.save().click();
    await expect(shell.toasts().getByRole('alert')).toHaveText('Please fill all the required fields');
    await expect(form.note('Is required')).toHaveCount(2);
    await form.field('E-mail').fill('user@acme.test');
    await form.choice('User').check();
    await form.select('Preferred language').selectOption('fr');
    await expectAccessible(page);
    await form.save().click();
    await expect(form.note('This value is already used.')).toBeVisible();
    await expect(form.field('E-mail')).toBeFocused();
    await form.field('E-mail').fill('new@acme.test');
    await form.save().click();
    await expect(shell.toasts()).toContainText('Your data has been saved successfully');
    await expect(page).toHaveURL(/\/user\/\d+$/);
    await expect(shell.title()).toHaveText('new@acme.test');
    const { body } = await root.get<Users>('/api/users?email=new@acme.test');
    expect(body['hydra:member']).toMatchObject([
      { roles: ['ROLE_USER'], preferredLocale: 'fr', company: { code: 'acme' } },
    ]);

    await expect(form.field('E-mail')).toHaveAttribute('readonly', '');
    await form.choice('Administrator').check();
    await forgetRequests(server.url);
    await form.save().click();
    await expect(shell.toasts().getByText('Your data has been saved successfully')).toHaveCount(2);
    await expect(form.save()).toBeDisabled();
    await expect(form.save()).toHaveAccessibleDescription('Nothing to save');
    const writes = (await loggedRequests(server.url)).filter(({ method }) => method === 'PATCH');
    expect(writes).toHaveLength(1);
    const changed = await root.get<Users>('/api/users?email=new@acme.test');
    expect(changed.body['hydra:member'][0]?.roles.toSorted()).toEqual(['ROLE_CLIENT_ADMIN', 'ROLE_USER']);

    await form.delete().click();
    await expect(form.question()).toContainText('Please confirm this action.');
    await expect(form.question()).toContainText('new@acme.test can no longer sign in');
    await form.cancel().click();
    await form.delete().click();
    await form.confirm().click();
    await expect(shell.toasts()).toContainText('User has been deleted');
    await expect(page).toHaveURL(/\/users$/);
    await expect(list.rows()).toHaveCount(3);
  });
  await test.step('administrators cannot delete themselves or change their own roles; an unknown user id shows a not-found page', async () => {
    await page.goto('/users');
    await list.row(email).getByRole('link').click();
    await expect(form.field('E-mail')).toHaveValue(email);
    await expect(form.choices()).toHaveCount(1);
    await expect(form.choice('Administrator')).toBeDisabled();
    await expect(form.delete()).toHaveCount(0);
    for (const id of ['99999', 'nobody', '5']) {
      await page.goto(`/user/${id}`);
      await expect(page.getByText(`There is no user ${id}`)).toBeVisible();
    }
    await page.getByRole('link', { name: 'All users' }).click();
    await expect(list.rows()).toHaveCount(3);
  });
});

test('a list that cannot be loaded shows an error and can be reloaded; offline, no typed text is lost @service-worker', async ({
  page,
  signedIn,
  server,
  expectConsole,
}) => {
  expectConsole(/status of (?:403|500)/);
  const shell = new Shell(page);
  const list = new OnlineListPage(page, 'Users');
  const form = new OnlineFormPage(page);
  const { email } = await signedIn('ROLE_CLIENT_ADMIN');
  const body = { '@type': 'hydra:Error', 'hydra:title': 'An error occurred', 'hydra:description': 'Access Denied.' };
  await control(server.url, 'faults', { rules: [{ kind: 'status', status: 403, path: '^/api/users\\?', body }] });
  await page.goto('/users');
  await expect(list.text('You are not allowed to access this page')).toBeVisible();
  await expect(list.tryAgain()).toHaveCount(0);
  await expect(shell.userMenu(email)).toBeVisible();
  await control(server.url, 'faults', { rules: [{ kind: 'status', status: 500, path: '^/api/users\\?' }] });
  await page.reload();
  await expect(list.tryAgain()).toBeVisible();
  await control(server.url, 'faults', { rules: [] });
  await list.tryAgain().click();
  await expect(list.rows()).toHaveCount(3);
  // Waits for the service worker, which serves the console's files offline.
  await shell.isStored();
  await list.createLink().click();
  await form.field('E-mail').fill('typed@acme.test');
  await form.choice('User').check();
  await server.stop();
  await expect(form.note('Saving needs a connection. What you typed stays here.')).toBeVisible({ timeout: 45_000 });
  await expect(form.save()).toBeDisabled();
  await shell.link('Dashboard').click();
  await expect(form.question()).toContainText('Leave without saving?');
  await form.cancel().click();
  await expect(form.field('E-mail')).toHaveValue('typed@acme.test');
  await server.start();
  await expect(form.save()).toBeEnabled({ timeout: 45_000 });
  await form.save().click();
  await expect(shell.title()).toHaveText('typed@acme.test');
  await server.stop();
  await expect(shell.connection()).toHaveText(/Offline/, { timeout: 45_000 });
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(list.text('This needs a connection')).toBeVisible();
  await expectAccessible(page);
  await server.start();
  await expect(list.rows()).toHaveCount(4, { timeout: 45_000 });
  await server.stop();
  await expect(page.getByRole('main').getByRole('button', { name: 'Create', exact: true })).toBeDisabled({
    timeout: 45_000,
  });
});
