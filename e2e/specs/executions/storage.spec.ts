import { expect, test } from '../../fixtures/console-test';
import { InstanceFormPage } from '../../pages/instance-form-page';
import { TrackerPage } from '../../pages/tracker-page';

test.describe.configure({ timeout: 150_000 });

test('without storage, executions are shown, Save sends at once, and nothing is shown as saved on the device', async ({
  page,
  signedIn,
  api,
}) => {
  const client = await api('ROLE_USER');
  await signedIn('ROLE_USER');
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('on purpose', 'InvalidStateError');
    };
  });
  const tracker = new TrackerPage(page);
  await tracker.open();
  await expect(page.getByText('This browser isn’t saving anything for the console right now.')).toBeVisible();
  await expect(tracker.grid.rows()).toHaveCount(30);

  const form = new InstanceFormPage(page);
  await form.open('acme_dummy');
  await form.label().fill('Typed without a storage');
  await expect(form.status(/^Kept in this tab only/)).toBeVisible();
  await expect(page.getByText(/Saved on this device/)).toHaveCount(0);
  await form.saveButton().click();
  await expect(form.toasts()).toContainText('Your data has been saved successfully');
  const { body } = await client.get<{ label: string }>('/api/job_instances/acme_dummy');
  expect(body.label).toBe('Typed without a storage');
});
