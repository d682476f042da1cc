import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { DeviceStorage } from '../../fixtures/sync/device-storage';
import { InstanceFormPage } from '../../pages/instance-form-page';
import { Shell } from '../../pages/shell';

test.use({ serviceWorkers: 'allow' });

const CODE = 'acme_dummy';
const REMOVED = 'This browser removed the data that the console stored on this device.';

test('if site data is cleared while a draft is open, the page says so, and keeps and sends the typed text', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  await new ExecutionControl(server.url).pauseRunner();
  await signedIn('ROLE_USER');
  const form = new InstanceFormPage(page);
  const shell = new Shell(page);
  await form.open(CODE);
  await shell.isControlled();
  await form.description().fill('Stored before');
  await expect(form.status(/^Saved on this device/)).toBeVisible();
  await form.label().fill('Not stored yet');

  await (await DeviceStorage.of(page)).loseEverything();
  await expect(page.getByRole('status').filter({ hasText: REMOVED })).toHaveCount(1);
  await expect(form.label()).toHaveValue('Not stored yet');
  await form.label().press('End');
  await form.label().pressSequentially(', but typed');
  await expect(form.status(/^Saved on this device/)).toBeVisible();
  await shell.isStored();
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(REMOVED)).toHaveCount(0);
  await page.reload();
  await expect(form.label()).toHaveValue('Not stored yet, but typed');
  await expect(form.description()).toHaveValue('Stored before');
  await expect(form.status(/^Saved on this device/)).toBeVisible();
  await form.saveButton().click();
  await expect(form.status(/^Sent/)).toBeVisible();
  const { body } = await (await api('ROLE_USER')).get<Record<string, unknown>>(`/api/job_instances/${CODE}`);
  expect(body).toMatchObject({ label: 'Not stored yet, but typed', description: 'Stored before' });
});
