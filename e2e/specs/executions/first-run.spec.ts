import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { makeToken } from '../../fixtures/control';
import { ExecutionControl } from '../../fixtures/execution-control';
import { storeSession } from '../../fixtures/stored-data';

const COMPANY = '/api/companies/nordlys';

test('an empty company is led to its first run, and each role is offered the steps that it may take', async ({
  page,
  server,
  api,
}) => {
  const control = new ExecutionControl(server.url);
  const root = await api('ROLE_ADMIN');
  await root.post('/api/companies', { code: 'nordlys', name: 'Nordlys' });
  const emails = { admin: 'ada@nordlys.test', reader: 'rae@nordlys.test', user: 'uma@nordlys.test' };
  await root.post('/api/users', { email: emails.admin, company: COMPANY, roles: ['ROLE_CLIENT_ADMIN'] });
  await root.post('/api/users', { email: emails.reader, company: COMPANY, roles: ['ROLE_RESTRICTED_USER'] });
  await root.post('/api/users', { email: emails.user, company: COMPANY, roles: ['ROLE_USER'] });
  const signIn = async (email: string) => {
    await page.goto('/robots.txt');
    await storeSession(page, await makeToken(server.url, { email }));
    await page.goto('/');
  };
  const step = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });
  const steps = page.getByRole('region', { name: 'From nothing to the first run' });

  await test.step('a reader sees that nothing has run yet', async () => {
    await signIn(emails.reader);
    await expect(page.getByText('Nothing has run yet')).toBeVisible();
    await expect(steps).toHaveCount(0);
  });

  await test.step('an administrator begins with the connections', async () => {
    await signIn(emails.admin);
    await expect(steps).toContainText('0 of 3 done');
    await expect(step('Connect your systems')).toHaveAttribute('aria-current', 'step');
    await expect(step('Create an integration')).toContainText('Your provider sets up the integrations.');
    await expectAccessible(page);
    await step('Connect your systems').getByRole('link', { name: 'Create a connection' }).click();
    await expect(page).toHaveURL(/\/connections\/create$/);
    const secrets = { clientId: 'id', secret: 'secret', user: 'user', password: 'password' };
    await root.post('/api/akeneo_connections', {
      label: 'Nordlys PIM',
      company: COMPANY,
      url: 'https://pim.example',
      ...secrets,
    });
    await root.post('/api/bynder_connections', {
      label: 'Nordlys media',
      company: COMPANY,
      domain: 'media.example',
      app: true,
    });
    await page.goto('/connections');
    await expect(page.getByText('Nordlys media')).toBeVisible();
    await page.goto('/');
    await expect(steps).toContainText('1 of 3 done');
    await expect(step('Connect your systems')).toContainText('Nordlys PIM');
  });

  await test.step('a user launches the integration that the provider has made, and the dashboard replaces the steps', async () => {
    await control.pauseRunner();
    const created = await root.post('/api/job_instances', {
      code: 'nordlys_first',
      label: 'First integration',
      jobCode: 'dummy',
      company: COMPANY,
      enabled: true,
      configuration: '{}',
    });
    expect(created.status).toBe(201);
    await signIn(emails.user);
    await expect(steps).toContainText('2 of 3 done');
    await expect(steps.getByRole('link', { name: 'First integration' })).toHaveCount(2);
    await step('Run it once').getByRole('button', { name: 'Launch', exact: true }).click();
    await expect(step('Run it once').getByRole('link', { name: /^Execution \d+$/ })).toBeVisible();
    await expect(step('Run it once')).toContainText('waiting', { ignoreCase: true });
    await control.pauseRunner(false);
    await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible({ timeout: 40_000 });
    await expect(steps).toHaveCount(0);
  });

  await test.step('the form of an integration explains drafts until the user dismisses the explanation', async () => {
    const hint = page.getByRole('note', { name: 'What you change here is a draft at first' });
    await page.goto('/job_instance/nordlys_first/edit');
    await expect(hint).toBeVisible();
    await expectAccessible(page);
    await hint.getByRole('button', { name: 'Got it' }).click();
    await expect(hint).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(hint).toHaveCount(0);
  });
});
