import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { control, loggedRequests } from '../../fixtures/control';
import { InstanceFormPage } from '../../pages/instance-form-page';

const CODE = 'acme_dummy';

test('a form shows its instance in the head; invalid JSON is kept and not sent, valid JSON is sent exactly as written', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const form = new InstanceFormPage(page);
  await signedIn('ROLE_USER');
  await form.open(CODE);
  await expect(form.title()).toHaveText('Test job');
  await expect(form.breadcrumb().getByRole('listitem')).toHaveText(['Home', 'Integrations', CODE]);
  await expect(form.main()).toContainText(/Created \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d · Updated \d\d\/\d\d\/\d{4}/);
  await expect(form.backLink()).toHaveAttribute('href', `/job_instance/${CODE}/view`);
  await test.step('invalid JSON is marked, kept, and not sent', async () => {
    await form.writeJson('{"rules": [');
    await expect(form.field('configuration')).toContainText('This is not valid JSON');
    await form.tab('General data').click();
    await form.saveButton().click();
    await expect(form.toasts()).toContainText('This is not valid JSON');
    await expect(form.tab('Configuration')).toHaveAttribute('aria-selected', 'true');
    const patches = (await loggedRequests(server.url)).filter(({ method }) => method === 'PATCH');
    expect(patches).toEqual([]);
    await page.reload();
    await form.tab('Configuration').click();
    await expect(form.json()).toHaveText('{"rules": [');
  });
  await test.step('the configuration is sent exactly as written', async () => {
    const text = '{ "ticks" : 3,\n\n  "long": 12345678901234567890, "spelled": 1.50 }';
    await form.writeJson(text);
    await form.saveButton().click();
    await expect(form.status(/^Sent/)).toBeVisible();
    const { body } = await (await api('ROLE_USER')).get<{ configuration: string }>(`/api/job_instances/${CODE}`);
    expect(body.configuration).toBe(text);
  });
});

test('a new instance: missing fields are marked, the job type fills in a configuration, and Save opens the form of the instance', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const form = new InstanceFormPage(page);
  await signedIn('ROLE_ADMIN');
  await test.step('missing fields are marked', async () => {
    await form.openNew();
    await expect(form.title()).toHaveText('New integration');
    await expect(form.enabled()).toBeChecked();
    await expect(form.backLink()).toHaveAttribute('href', '/job_instance');
    await expect(form.jobType()).toBeVisible();
    await expect(form.description()).toHaveAttribute('rows', '8');
    await form.tab('Configuration').click();
    await form.saveButton().click();
    await expect(form.toasts()).toContainText('Please fill all the required fields');
    await expect(form.field('code')).toContainText('Is required');
    await expect(form.field('jobCode')).toContainText('Is required');
    await expect(form.code()).toBeFocused();
    await form.code().fill('x');
    await expect(form.field('code')).not.toContainText('Is required');
    const posts = (await loggedRequests(server.url)).filter(({ method }) => method === 'POST');
    expect(posts.filter(({ url }) => url.startsWith('/api/'))).toEqual([]);
  });
  await test.step('a job type fills in its configuration; before it replaces an edited one, the form asks', async () => {
    await form.tab('General data').click();
    await form.jobType().selectOption('bynder_rules');
    await form.tab('Configuration').click();
    await expect(form.json()).toContainText('"rules"');
    await form.json().fill('{"rules":[],"mine":true}');
    await form.tab('General data').click();
    await form.jobType().selectOption('bynder_to_akeneo_delete_assets');
    await form.dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect(form.jobType()).toHaveValue('bynder_rules');
    await form.jobType().selectOption('bynder_to_akeneo_delete_assets');
    await form.dialog().getByRole('button', { name: 'Confirm' }).click();
    await form.tab('Configuration').click();
    await expect(form.json()).toContainText('"delete_akeneo_assets"');
  });
  await test.step('Save creates the instance and opens its form', async () => {
    await form.tab('General data').click();
    await form.code().fill('brand_new');
    await form.label().fill('Brand new');
    await form.jobType().selectOption('bynder_rules');
    await form.company().selectOption('acme');
    await form.saveButton().click();
    await expect(page).toHaveURL(/\/job_instance\/brand_new\/edit$/);
    await expect(form.toasts()).toContainText('Your data has been saved successfully');
    await expect(form.title()).toHaveText('Brand new');
    const { body } = await (await api('ROLE_ADMIN')).get<Record<string, unknown>>('/api/job_instances/brand_new');
    expect(body).toMatchObject({ label: 'Brand new', jobCode: 'bynder_rules', enabled: true });
    expect(JSON.parse(String(body['configuration']))).toHaveProperty('rules');
  });
  await test.step('code, job type and company of an existing instance cannot be changed', async () => {
    await expect(form.code()).toHaveValue('brand_new');
    await expect(form.code()).not.toBeEditable();
    await expect(form.jobType()).toBeDisabled();
    await expect(form.company()).toBeDisabled();
    await expect(form.label()).toBeEditable();
  });
});

test('option lists that could not be loaded can be requested again, and Save is refused until they are loaded', async ({
  page,
  signedIn,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 503/);
  const form = new InstanceFormPage(page);
  const rules = [{ kind: 'status', status: 503, path: '^/api/list_(jobs|companies)' }];
  await control(server.url, 'faults', { rules });
  await signedIn('ROLE_ADMIN');
  await form.openNew();
  await form.code().fill('too_early');
  await form.label().fill('Too early');
  await expect(form.field('jobCode')).toContainText('The list could not be loaded.');
  await expect(form.field('companyCode')).toContainText('The list could not be loaded.');
  await expectAccessible(page);
  await form.saveButton().click();
  await expect(form.toasts()).toContainText('Please fill all the required fields');
  await expect(form.field('jobCode')).toContainText('Is required');
  await expect(form.field('companyCode')).toContainText('Is required');
  await expect(form.field('jobCode').getByRole('button', { name: 'Try again' })).toBeFocused();
  const posts = (await loggedRequests(server.url)).filter(({ method }) => method === 'POST');
  expect(posts.filter(({ url }) => url.startsWith('/api/'))).toEqual([]);

  await control(server.url, 'faults', { rules: [] });
  await form.field('jobCode').getByRole('button', { name: 'Try again' }).click();
  await form.jobType().selectOption('dummy');
  const retry = form.field('companyCode').getByRole('button', { name: 'Try again' });
  // Retries, because the engine may read the list at any moment and thereby remove the button.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(form.company()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await form.company().selectOption('acme');
  await form.saveButton().click();
  await expect(page).toHaveURL(/\/job_instance\/too_early\/edit$/);
});
