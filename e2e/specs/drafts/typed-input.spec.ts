import { expect, test } from '../../fixtures/console-test';
import { forgetRequests, loggedRequests } from '../../fixtures/control';
import { InstanceTabs } from '../../pages/instance-tabs';
import { JobFormPage } from '../../pages/job-forms/job-form-page';

const JOB = 'acme_bynder_media_to_akeneo_asset_sync';
const PLAIN = 'acme_dummy';
const RULES = 'acme_bynder_rules';
const NOT_SAVED = 'One field shows something that cannot be saved as it is.';

interface Instance {
  configuration: string;
  errorAlertEmails: string[];
}

const patches = async (url: string): Promise<string[]> =>
  (await loggedRequests(url)).filter(({ method }) => method === 'PATCH').map(({ url: path }) => path);

test('text in a number field survives tab changes and a reload, and blocks Save', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const form = new JobFormPage(page);
  const size = page.getByRole('textbox', { name: 'Asset writer batch size' });
  await signedIn('ROLE_USER');
  await form.openConfiguration(JOB);
  await forgetRequests(server.url);
  for (const wrong of ['abc', '']) {
    await size.fill(wrong);
    await expect(size).toHaveAccessibleDescription('Enter a number');
    await form.saveButton().click();
    await expect(form.toasts().getByText(NOT_SAVED).first()).toBeVisible();
    await expect(size).toBeFocused();
    await form.tab('General data').click();
    await form.tab('Configuration').click();
    await expect(size).toHaveValue(wrong);
  }
  await size.fill('4O');
  await expect.poll(() => form.unfinished('brokenTexts')).toHaveLength(1);
  await page.reload();
  await form.tab('Configuration').click();
  await expect(size).toHaveValue('4O');
  expect(await patches(server.url)).toEqual([]);
  await size.fill('40');
  await form.saveAndWait();
  const { body } = await (await api('ROLE_USER')).get<Instance>(`/api/job_instances/${JOB}`);
  expect(JSON.parse(body.configuration)).toMatchObject({ assetWriterBatchSize: 40 });
});

test('the priority of a rule is not dropped when its editor is applied or closed', async ({ page, signedIn }) => {
  const form = new JobFormPage(page);
  await signedIn('ROLE_USER');
  await form.openConfiguration(RULES);
  await form.editEntry('Approved means public').click();
  const editor = form.editor('Rule: Approved means public');
  const priority = editor.getByRole('textbox', { name: 'Priority' });
  await priority.fill('high');
  await editor.getByRole('button', { name: 'Apply' }).click();
  await expect(form.toasts()).toContainText('Correct the marked fields first.');
  await expect(priority).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form.dialog()).toBeVisible();
  await form.dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect(priority).toHaveValue('high');
});

test('an alert address that is typed but not a tag yet is saved with Ctrl+S', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const form = new InstanceTabs(page);
  await signedIn('ROLE_USER');
  await form.openAt(PLAIN, 'Alerting');
  await form.toggle('Send error email').click();
  await form.emails('Error alert emails').fill('ops@acme.test');
  await page.keyboard.press('Control+s');
  await expect(form.status(/^Sent/)).toBeVisible();
  const { body } = await (await api('ROLE_USER')).get<Instance>(`/api/job_instances/${PLAIN}`);
  expect(body.errorAlertEmails).toEqual(['ops@acme.test']);
  await form.tab('General data').click();
  await expect(form.label()).toBeVisible();
  expect(await form.drafts()).toEqual([]);
  expect(await patches(server.url)).toEqual([`/api/job_instances/${PLAIN}`]);
});

test('a text with hidden characters is not dropped silently', async ({ page, signedIn, server }) => {
  const form = new InstanceTabs(page);
  await signedIn('ROLE_USER');
  await form.open(PLAIN);
  await form.label().fill('ends here\u0000');
  await expect(form.label()).toHaveAccessibleDescription('Remove the hidden characters: they cannot be stored');
  await form.description().fill('Changed');
  await form.saveButton().click();
  await expect(form.toasts()).toContainText(NOT_SAVED);
  await expect(form.label()).toBeFocused();
  expect(await patches(server.url)).toEqual([]);
});
