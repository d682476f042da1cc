import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { control, loggedRequests } from '../../fixtures/control';
import { DraftsPage } from '../../pages/drafts-page';
import { InstanceFormPage } from '../../pages/instance-form-page';

const CODE = 'acme_dummy';
const PATH = `/api/job_instances/${CODE}`;

test('the list of drafts shows the changes of a draft, and exports, imports and sends it; a draft that cannot be sent links to its form', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new InstanceFormPage(page);
  const drafts = new DraftsPage(page);
  await signedIn('ROLE_USER');
  await form.open(CODE);
  await form.label().fill('Carried over');
  await expect(form.status(/^Saved on this device/)).toBeVisible();
  await drafts.open();

  await drafts.showChanges('Carried over').click();
  await expect(drafts.table()).toContainText('Test job');
  await expect(drafts.hideChanges('Carried over')).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await drafts.export('Carried over').click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ code: CODE, value: { label: 'Carried over' } });
  await drafts.import(file);
  await expect(form.toasts()).toContainText('Not imported, because a draft is on this device already: Carried over');

  await drafts.discard('Carried over').click();
  await expect(page.getByText('No drafts on this device')).toBeVisible();
  await page.reload();
  await drafts.restore('Carried over').click();
  await expect(drafts.row('Carried over')).toContainText('Draft');
  await drafts.discard('Carried over').click();
  await expect(page.getByText('No drafts on this device')).toBeVisible();
  await drafts.import({ name: 'holiday.json', mimeType: 'application/json', buffer: Buffer.from('{"photos":[]}') });
  await expect(form.toasts()).toContainText('holiday.json isn’t an exported drafts file');
  await drafts.import(file);
  await expect(drafts.row('Carried over')).toContainText('Draft');

  await drafts.sendNow('Carried over').click();
  await expect(page.getByText('No drafts on this device')).toBeVisible();
  expect((await (await api('ROLE_USER')).get<{ label: string }>(PATH)).body.label).toBe('Carried over');
  await test.step('a draft that cannot be sent links to its form', async () => {
    await form.open(CODE);
    await form.writeJson('{"broken":');
    await expect(form.status(/^Saved on this device/)).toBeVisible();
    await drafts.open();
    await drafts.sendNow('Carried over').click();
    await expect(form.toasts()).toContainText('This draft cannot be sent as it is');
    await form.toasts().getByRole('button', { name: 'Open it' }).click();
    await expect(page).toHaveURL(new RegExp(`/job_instance/${CODE}/edit$`));
  });
});

test('a save by somebody else at the same moment is reported with its changes; a conflict between long texts is decided side by side', async ({
  page,
  signedIn,
  api,
  server,
}) => {
  const form = new InstanceFormPage(page);
  const other = await api('admin@acme.test');
  await signedIn('ROLE_USER');
  await test.step('a save by somebody else at the same moment is reported', async () => {
    const other = await api('admin@acme.test');
    await form.open(CODE);
    await form.label().fill('Mine');
    await expect(form.status(/^Saved on this device/)).toBeVisible();
    // Delays the save of this user until the save of the other user has reached the server.
    await control(server.url, 'faults', { rules: [{ kind: 'latency', method: 'PATCH', ms: 4_000, times: 1 }] });
    await form.saveButton().click();
    await expect
      .poll(async () => (await loggedRequests(server.url)).filter(({ method }) => method === 'PATCH'))
      .toHaveLength(1);
    await other.patch(PATH, { label: 'Theirs', description: 'Their words' });
    const notice = page.getByRole('region', { name: 'Someone else saved at the same time' });
    await expect(notice).toContainText('admin@acme.test');
    await notice.getByRole('row').nth(1).getByRole('button').click();
    await expect(notice).toContainText('Theirs');
    await expect(form.label()).toHaveValue('Mine');
    await expect(form.description()).toHaveValue('Their words');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Got it' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(form.label()).toHaveValue('Mine');
    await expect(notice).toBeHidden();
  });
  await test.step('a conflict between long texts is decided side by side, and the decision can be undone', async () => {
    const words = 'One long description that says a great deal about what this integration is for. '.repeat(3);
    await form.description().fill(`${words}Mine.`);
    await expect(form.status(/^Saved on this device/)).toBeVisible();
    await other.patch(PATH, { description: `${words}Theirs.` });
    await form.saveButton().click();
    const conflict = form.conflict('Description');
    await expect(conflict.getByRole('textbox', { name: 'Mine' })).toContainText('Mine.');
    await expect(conflict.getByRole('textbox', { name: 'Theirs' })).toContainText('Theirs.');
    await expectAccessible(page);
    await form.side('Description', 'Theirs').focus();
    await page.keyboard.press('Space');
    await expect(form.saveButton()).toBeEnabled();
    await control(server.url, 'faults', { rules: [{ kind: 'status', status: 503, path: '^/api/job_instances/' }] });
    await form.saveButton().click();
    await expect(form.description()).toHaveValue(`${words}Theirs.`);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(form.description()).toHaveValue(`${words}Mine.`);
    await control(server.url, 'faults', { rules: [] });
    await form.saveButton().click();
    await expect(form.status(/^Sent/)).toBeVisible();
    expect((await other.get<{ description: string }>(PATH)).body.description).toBe(`${words}Mine.`);
  });
});
