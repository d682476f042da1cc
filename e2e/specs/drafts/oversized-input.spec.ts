import { expect, test } from '../../fixtures/console-test';
import { forgetRequests, loggedRequests } from '../../fixtures/control';
import { InstanceTabs } from '../../pages/instance-tabs';

const CODE = 'acme_dummy';
const NOT_SAVED = 'One field has more than can be saved.';

const patches = async (url: string): Promise<unknown[]> =>
  (await loggedRequests(url)).filter(({ method }) => method === 'PATCH');

test('text over the server’s limit is marked and kept, and Save focuses its field', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const form = new InstanceTabs(page);
  await signedIn('ROLE_ADMIN');
  await form.openAt(CODE, 'Advanced settings');
  await forgetRequests(server.url);
  await form.cron().fill(`0 3 * * *${' '.repeat(300)}#`);
  await expect(form.field('cronExpression')).toContainText('Too long: at most 255 characters.');
  await form.tab('General data').click();
  await form.saveButton().click();
  await expect(form.toasts().getByText(NOT_SAVED).first()).toBeVisible();
  await expect(form.cron()).toBeFocused();
  await page.reload();
  await form.tab('Advanced settings').click();
  await expect(form.field('cronExpression')).toContainText('Too long');
  await form.cron().fill('0 3 * * *');

  await form.tab('General data').click();
  await form.label().fill('x'.repeat(256));
  await expect(form.field('label')).toContainText('Too long: at most 255 characters.');
  await form.label().fill('Short enough');
  expect(await patches(server.url)).toEqual([]);
  await form.saveButton().click();
  await expect(form.status(/^Sent/)).toBeVisible();
  const { body } = await (
    await api('ROLE_USER')
  ).get<{ label: string; cronExpression: string }>(`/api/job_instances/${CODE}`);
  expect(body).toMatchObject({ label: 'Short enough', cronExpression: '0 3 * * *' });
});

test('an alert list accepts a hundred addresses', async ({ page, signedIn, server }) => {
  const form = new InstanceTabs(page);
  const addresses = Array.from({ length: 101 }, (_, index) => `person${index}@acme.test`);
  await signedIn('ROLE_USER');
  await form.openAt(CODE, 'Alerting');
  await forgetRequests(server.url);
  await form.toggle('Send error email').click();
  await form.emails('Error alert emails').fill(addresses.join(' '));
  await form.emails('Error alert emails').press('Enter');
  await expect(form.field('errorAlertEmails')).toContainText('Too many: at most 100 addresses.');
  await form.saveButton().click();
  await expect(form.toasts().getByText(NOT_SAVED).first()).toBeVisible();
  expect(await patches(server.url)).toEqual([]);
  await form.tags('errorAlertEmails').last().getByRole('button').click();
  await expect(form.field('errorAlertEmails')).not.toContainText('Too many');
  await form.saveButton().click();
  await expect(form.status(/^Sent/)).toBeVisible();
});

test('a JSON that is nested too deeply is marked, kept, and not sent', async ({ page, signedIn, server }) => {
  const form = new InstanceTabs(page);
  const deep = `{"a":${'['.repeat(300)}${']'.repeat(300)}}`;
  await signedIn('ROLE_USER');
  await form.open('acme_bynder_rules');
  await forgetRequests(server.url);
  await form.writeJson(deep);
  await expect(form.field('configuration')).toContainText('at most 200 levels');
  await form.saveButton().click();
  await expect(form.toasts()).toContainText('at most 200 levels');
  expect(await patches(server.url)).toEqual([]);
  await page.reload();
  await form.tab('Configuration').click();
  await expect(form.json()).toHaveText(deep);
});
