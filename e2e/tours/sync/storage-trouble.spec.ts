import { expect, test } from '../../fixtures/console-test';
import { loggedRequests } from '../../fixtures/control';
import { ExecutionControl } from '../../fixtures/execution-control';
import { countAppearances, DeviceStorage } from '../../fixtures/sync/device-storage';
import { InstanceFormPage } from '../../pages/instance-form-page';
import { TrackerPage } from '../../pages/tracker-page';

test.use({ serviceWorkers: 'allow' });

test.describe.configure({ timeout: 120_000 });

const CODE = 'acme_dummy';
const PATH = `/api/job_instances/${CODE}`;
const SAVED_HERE = 'Saved on this device';

async function writes(url: string): Promise<string[]> {
  const requests = await loggedRequests(url);
  return requests
    .filter(({ method, url: path }) => method !== 'GET' && path.startsWith('/api/'))
    .map(({ method, url: path }) => `${method} ${path}`);
}

test('on a full device the console continues in memory, shows nothing as saved, and Save sends at once', async ({
  page,
  signedIn,
  server,
  api,
  expectConsole,
}) => {
  // The worker logs failed writes.
  expectConsole(/console error: sync \w+ /);
  await new ExecutionControl(server.url).pauseRunner();
  await signedIn('ROLE_USER');
  const form = new InstanceFormPage(page);
  await form.open(CODE);
  await expect(form.label()).toHaveValue('Test job');
  await form.description().fill('Before the device was full');
  await expect(form.status(/^Saved on this device/)).toBeVisible();

  await (await DeviceStorage.of(page)).fill();
  await form.label().fill('Fits no more');
  await expect(form.status(/^Kept in this tab only/)).toBeVisible();
  const claims = await countAppearances(page, SAVED_HERE);
  await expect(page.getByText('This browser isn’t saving anything for the console right now.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(form.label()).toHaveValue('Fits no more');
  await expect(form.description()).toHaveValue('Before the device was full');
  await form.saveButton().click();
  await expect(form.toasts()).toContainText('Your data has been saved successfully');
  expect(await writes(server.url)).toEqual([`PATCH ${PATH}`]);
  const { body } = await (await api('ROLE_USER')).get<Record<string, unknown>>(PATH);
  expect(body).toMatchObject({ label: 'Fits no more', description: 'Before the device was full' });
  expect(await claims()).toBe(0);
});

test('if the databases are deleted while the console runs, the cache is filled again and the draft is stored again', async ({
  page,
  context,
  signedIn,
  server,
  api,
}) => {
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  await signedIn('ROLE_USER');
  const tracker = new TrackerPage(await context.newPage());
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(30);
  const form = new InstanceFormPage(page);
  await form.open(CODE);
  await expect(form.label()).toHaveValue('Test job');
  await form.label().fill('The only copy');
  await expect(form.status(/^Saved on this device/)).toBeVisible();

  const storage = await DeviceStorage.of(page);
  for (let loss = 1; loss <= 3; loss += 1) {
    const admissions = await countAppearances(page, 'Not saved on this device');
    await storage.loseDatabases();
    // Counts appearances, because the status line shows this text only until the draft is stored again.
    await expect.poll(admissions).toBeGreaterThan(0);
    await expect(form.status(/^Saved on this device/)).toBeVisible();
  }
  await expect.poll(() => form.drafts()).toMatchObject([{ value: { label: 'The only copy' } }]);
  await expect(form.label()).toHaveValue('The only copy');
  const id = await control.createOne({ jobInstance: CODE, status: 'success' });
  await expect(tracker.grid.row(id)).toBeVisible();
  await expect(tracker.grid.rows()).toHaveCount(30);
  await form.saveButton().click();
  await expect(form.status(/^Sent/)).toBeVisible();
  expect(await writes(server.url)).toEqual([`PATCH ${PATH}`]);
  expect((await (await api('ROLE_USER')).get<{ label: string }>(PATH)).body.label).toBe('The only copy');
});
