import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { control, forgetRequests, loggedRequests } from '../../fixtures/control';
import { ConnectionsPage } from '../../pages/administration/connections-page';
import { OnlineFormPage } from '../../pages/administration/online-form';
import { Shell } from '../../pages/shell';

test('an administrator reads and tests the connections, and can still read them offline', async ({
  page,
  signedIn,
  server,
}) => {
  const list = new ConnectionsPage(page);
  const shell = new Shell(page);
  await signedIn('ROLE_CLIENT_ADMIN');
  await page.goto('/connections?sucess_message=The%20app%20is%20connected.');
  await expect(shell.toasts()).toContainText('The app is connected.');
  await expect(page).toHaveURL(/\/connections$/);
  await expect(shell.toasts().getByText('The app is connected.')).toHaveCount(1);
  await expect(list.cards('PIM')).toHaveCount(3);
  await expect(list.cards('Asset service')).toHaveCount(3);
  await expect(list.cards('Shop')).toHaveCount(4);
  await expect(list.company()).toHaveCount(0);
  await expect(list.data('Acme PIM')).toHaveCount(0);
  await expect(list.card('Acme PIM')).toContainText('https://pim.acme.example');
  await expect(list.card('Acme PIM')).toContainText('Version 7.0.42');
  await expect(list.card('Acme media library')).toContainText('App');
  await expect(list.card('Acme media library')).toContainText('Event webhook enabled');
  await expect(list.card('Acme shop')).toContainText('acme.shop.example');
  await expectAccessible(page);

  await list.test('Acme PIM').click();
  await expect(list.outcome('Acme PIM')).toHaveText('✅ Connection success');
  await expect(shell.toasts()).toContainText('Acme PIM: the connection works');
  await expect(list.outcome('Acme PIM')).toBeEmpty();
  await list.test('Acme PIM (old staging)').click();
  await expect(list.outcome('Acme PIM (old staging)')).toHaveText(
    '❌ Connection error The system could not be reached.',
  );
  await expect(shell.toasts()).toContainText(
    'Acme PIM (old staging): the connection test failed. The system could not be reached.',
  );
  await expect(list.outcome('Acme PIM (old staging)')).toBeEmpty();

  await server.stop();
  await expect(shell.connection()).toContainText('Offline');
  await expect(list.cards('Shop')).toHaveCount(4);
  await expect(list.test('Acme PIM')).toBeDisabled();
  // Offline, actions that need the network are disabled and explain why.
  for (const name of ['Create', 'Edit']) {
    const action = page.getByRole('main').getByRole('button', { name }).first();
    await expect(action).toBeDisabled();
    await expect(action).toHaveAccessibleDescription('This needs a connection.');
  }
  await expect(list.card('Acme PIM')).toContainText(/Used by \d+ integrations/);
  await expect(list.card('Acme PIM')).toContainText(/Last tested .+: it works/);
  await server.start();
  await expect(list.edit('Acme PIM')).toBeVisible({ timeout: 30_000 });
});

test('a PIM connection is created, changed without entering all its secrets again, and deleted', async ({
  page,
  signedIn,
  expectConsole,
}) => {
  expectConsole(/status of (?:404|422|500)/);
  const list = new ConnectionsPage(page);
  const form = new OnlineFormPage(page);
  const shell = new Shell(page);
  await signedIn('ROLE_CLIENT_ADMIN');
  await page.goto('/connections');
  await list.create().click();
  await expect(list.kind('Shop')).toHaveCount(0);
  await expectAccessible(page);
  await list.kind('PIM').click();
  await form.save().click();
  await expect(form.note('Is required')).toHaveCount(6);
  await expectAccessible(page);
  await form.field('Label').fill('Second PIM');
  await form.field('URL').fill('https://second.acme.example');
  for (const secret of ['Client ID', 'Secret', 'User', 'Password']) await form.secret(secret).fill(`typed ${secret}`);
  await form.save().click();
  await expect(page).toHaveURL(/\/connections$/);
  await expect(shell.toasts()).toContainText('Your data has been saved successfully');
  await expect(list.card('Second PIM')).toContainText('https://second.acme.example');

  await list.edit('Second PIM').click();
  await expect(form.secret('Secret')).toHaveValue('');
  await expect(form.note('Stored, never shown')).toHaveCount(4);
  const patching = page.waitForRequest((request) => request.method() === 'PATCH');
  await form.field('Label').fill('Second PIM, renamed');
  await form.secret('Secret').fill('another');
  await form.save().click();
  await expect(list.card('Second PIM, renamed')).toBeVisible();
  expect((await patching).postDataJSON()).toEqual({ label: 'Second PIM, renamed', secret: 'another' });

  await list.edit('Second PIM, renamed').click();
  await form.delete().click();
  await expect(form.question()).toContainText('The connection Second PIM, renamed is deleted for good.');
  await form.confirm().click();
  await expect(shell.toasts()).toContainText('Connection has been deleted');
  await expect(page).toHaveURL(/\/connections$/);
  await expect(list.card('Second PIM, renamed')).toHaveCount(0);

  await list.edit('Acme PIM').click();
  await form.delete().click();
  await form.confirm().click();
  await expect(shell.toasts()).toContainText('The connection could not be deleted.');
  await page.goto('/connections/edit/akeneo/2');
  await expect(form.field('URL')).toHaveAttribute('readonly', '');
  await expect(form.secret('Secret')).toHaveCount(0);
  await page.goto('/connections/edit/shopify/13');
  await expect(form.field('Shop URL')).toHaveAttribute('readonly', '');
  await page.goto('/connections/edit/akeneo/999');
  await expect(page).toHaveURL(/\/connections$/);
  await expect(shell.toasts()).toContainText('This connection does not exist.');
  await page.goto('/connections/edit/other/1');
  await expect(page.getByText('There is no kind of connection “other” here')).toBeVisible();
});

test('saving an asset-service app redirects to its provider, but only to a safe address', async ({
  page,
  signedIn,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 422/);
  const list = new ConnectionsPage(page);
  const form = new OnlineFormPage(page);
  const shell = new Shell(page);
  await signedIn('ROLE_ADMIN');
  await page.goto('/connections');
  await expect(list.cards('PIM')).toHaveCount(6);
  await list.company().selectOption({ label: 'Globex' });
  await expect(list.cards('PIM')).toHaveCount(2);
  await page.reload();
  await expect(list.cards('PIM')).toHaveCount(2);
  await expect(list.data('Globex PIM')).toBeVisible();
  await list.company().selectOption({ label: 'All companies' });

  await list.create().click();
  await list.kind('Asset service').click();
  await expect(form.switch('App')).toBeChecked();
  await expect(form.select('Company')).toHaveCount(0);
  await form.switch('App').uncheck();
  await expect(form.switch('Event webhook')).toHaveCount(0);
  await form.field('Label').fill('New library');
  await form.field('Domain').fill('new.media.example');
  await form.save().click();
  await expect(form.note('Is required')).toHaveCount(1);
  await form.switch('App').check();
  await form.switch('Event webhook').check();
  await expectAccessible(page);
  await form.save().click();
  await expect(list.provider()).toBeVisible();
  await list.decision('Allow').click();
  await expect(shell.toasts()).toContainText('The app is connected.');
  await expect(list.card('New library')).toContainText('Event webhook enabled');

  await list.edit('New library').click();
  await form.save().click();
  await list.decision('Refuse').click();
  await expect(shell.toasts()).toContainText('The authorisation was refused.');

  for (const authorizationUrl of ['http://media.example/authorize', 'javascript:alert(1)', null]) {
    const access = { kind: 'status', status: 201, path: '^/api/bynder_app_accesses', body: { authorizationUrl } };
    await control(server.url, 'faults', { rules: [access] });
    await list.edit('New library').click();
    await form.field('Label').fill('New library');
    await form.save().click();
    await expect(shell.toasts().getByText('Cannot activate app').first()).toBeVisible();
    await expect(page).toHaveURL(/\/connections\/edit\/bynder\/\d+$/);
    await page.goto('/connections');
  }
});

test('invalid URLs and long names are rejected by the form and by the server', async ({
  page,
  api,
  signedIn,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  const form = new OnlineFormPage(page);
  const long = 'n'.repeat(256);
  await signedIn('ROLE_ADMIN');
  await forgetRequests(server.url);
  await page.goto('/connections/create/akeneo');
  await form.field('Label').fill(long);
  await form.field('URL').fill('pim.acme.example');
  for (const secret of ['Client ID', 'Secret', 'User', 'Password']) await form.secret(secret).fill('typed');
  await form.save().click();
  await expect(form.field('Label')).toHaveAccessibleDescription('Enter at most 255 characters');
  await expect(form.field('URL')).toHaveAccessibleDescription('Enter an address that begins with https:// or http://');
  await page.goto('/connections/create/bynder');
  await form.field('Label').fill('Media');
  await form.field('Domain').fill('https://media.example/');
  await form.save().click();
  await expect(form.field('Domain')).toHaveAccessibleDescription(/^Enter a domain such as/);
  await page.goto('/company/create');
  await form.field('Code').fill(long);
  await form.field('Name').fill('Name');
  await form.save().click();
  await expect(form.field('Code')).toHaveAccessibleDescription('Enter at most 255 characters');
  await form.field('Code').fill('n'.repeat(255));
  await form.save().click();
  await expect(page).toHaveURL(/\/company\/n+$/);
  const posts = (await loggedRequests(server.url)).filter(({ method }) => method === 'POST');
  expect(posts.map(({ url }) => url)).toEqual(['/api/companies']);

  const admin = await api('ROLE_ADMIN');
  const paths = async (path: string, body: object): Promise<string[]> => {
    const answer = await admin.post<{ violations: { propertyPath: string }[] }>(path, body);
    expect(answer.status).toBe(422);
    return answer.body.violations.map(({ propertyPath }) => propertyPath).sort();
  };
  const secrets = { clientId: 'c', secret: 's', user: 'u', password: 'p' };
  expect(await paths('/api/akeneo_connections', { label: long, url: 'pim.example', ...secrets })).toEqual([
    'label',
    'url',
  ]);
  expect(await paths('/api/bynder_connections', { label: 'M', domain: 'https://m.example', app: true })).toEqual([
    'domain',
  ]);
  expect(await paths('/api/companies', { code: 'x', name: long })).toEqual(['name']);
  expect(await paths('/api/users', { email: `${long}@acme.test`, roles: ['ROLE_ADMIN'] })).toEqual(['email']);
  const instance = { code: long, label: long, jobCode: 'dummy', company: '/api/companies/acme' };
  expect(await paths('/api/job_instances', instance)).toEqual(['code', 'label']);
});
