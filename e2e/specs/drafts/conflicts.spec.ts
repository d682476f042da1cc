import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { forgetRequests, loggedRequests } from '../../fixtures/control';
import { InstanceFormPage } from '../../pages/instance-form-page';

const CODE = 'acme_dummy';
const PATH = `/api/job_instances/${CODE}`;

interface Instance {
  label: string;
  description: string | null;
  enabled: boolean;
  configuration: string;
}

test('if two people changed the same field, both versions are shown and the user decides', async ({
  page,
  signedIn,
  api,
  server,
}) => {
  const form = new InstanceFormPage(page);
  await signedIn('ROLE_USER');
  await form.open(CODE);
  await form.label().fill('Mine');
  await form.description().fill('My description');
  await expect(form.status(/^Saved on this device/)).toBeVisible();
  const other = await api('admin@acme.test');
  await other.patch(PATH, { label: 'Theirs', description: 'Their description', enabled: false });
  await forgetRequests(server.url);
  await form.saveButton().click();
  await expect(page.getByText('You and admin@acme.test changed the same 2 fields.')).toBeVisible();
  await expect(form.conflict('Label')).toContainText('Test job');
  await expect(form.side('Label', 'Mine')).toBeFocused();
  await expect(form.main().getByText('Needs a decision')).toBeVisible();
  // Changes that only the other person made are listed, and the form contains them already.
  await expect(page.getByRole('row', { name: /^Enabled admin@acme.test/ })).toContainText(
    '(removed: Yes) → (added: No)',
  );
  await expect(form.enabled()).not.toBeChecked();
  await expect(form.label()).toHaveAccessibleDescription('Not decided');
  await expect(form.enabled()).toHaveAccessibleDescription('Changed by admin@acme.test');
  await expect(form.tab('General data')).toContainText('2');
  await expectAccessible(page);
  const requests = await loggedRequests(server.url);
  expect(requests.filter(({ method, url }) => method === 'PATCH' && url.startsWith('/api/'))).toEqual([]);

  await expect(form.saveButton()).toBeDisabled();
  await page.keyboard.press('2');
  await expect(form.label()).toHaveValue('Theirs');
  await expect(form.status('1 of 2 decided')).toBeVisible();
  await expect(form.side('Description', 'Mine')).toBeFocused();
  // The decision is stored on this device.
  await page.reload();
  await expect(form.status('1 of 2 decided')).toBeVisible();
  await expect(form.label()).toHaveValue('Theirs');
  await form.conflict('Description').getByText('Mine', { exact: true }).click();
  await expect(form.main().getByText('Ready to save')).toBeVisible();
  await expect(form.saveButton()).toBeFocused();
  await form.saveButton().click();
  await expect(form.status(/^Sent/)).toBeVisible();
  expect((await other.get<Instance>(PATH)).body).toMatchObject({
    label: 'Theirs',
    description: 'My description',
    enabled: false,
  });
  await expect(form.label()).toHaveValue('Theirs');
});

test('all open conflicts can be decided at once and undone; within the configuration, only the conflicting path needs a decision', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new InstanceFormPage(page);
  await signedIn('ROLE_USER');
  const other = await api('admin@acme.test');
  await form.open(CODE);
  await form.label().fill('Mine');
  await form.description().fill('My description');
  await expect(form.status(/^Saved on this device/)).toBeVisible();
  await other.patch(PATH, { label: 'Theirs', description: 'Their description' });
  await form.saveButton().click();
  await page.getByRole('button', { name: 'Take all theirs' }).click();
  await expect(form.label()).toHaveValue('Theirs');
  await form.toasts().getByRole('button', { name: 'Undo' }).click();
  await expect(form.status('0 of 2 decided')).toBeVisible();
  await expect(form.label()).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Keep all mine' }).click();
  await expect(form.saveButton()).toBeFocused();
  await other.patch(PATH, { label: 'Theirs again', cronExpression: '0 2 * * *' });
  await form.saveButton().click();
  await expect(page.getByText('Changed since by admin@acme.test: 2 more fields.')).toBeVisible();
  await expect(form.status('0 of 1 decided')).toBeVisible();
  // If the user types over the version "Theirs", the text counts as "Mine".
  await form.side('Label', 'Theirs').click();
  await expect(form.label()).toHaveValue('Theirs again');
  await form.label().fill('Ours');
  await expect(form.side('Label', 'Mine')).toBeChecked();
  await expect(form.conflict('Label')).toContainText('Ours');
  await form.saveButton().click();
  await expect(form.status(/^Sent/)).toBeVisible();
  expect((await other.get<Instance>(PATH)).body).toMatchObject({ label: 'Ours', description: 'My description' });
  await test.step('within the configuration, only the conflicting path needs a decision', async () => {
    await other.patch(PATH, { configuration: '{"a":1,"b":{"c":1},"long":12345678901234567890}' });
    await form.open(CODE);
    await form.tab('Configuration').click();
    await expect(form.json()).toContainText('12345678901234567890');
    await form.writeJson('{"a":2,"b":{"c":2},"long":12345678901234567890}');
    await expect(form.status(/^Saved on this device/)).toBeVisible();
    await other.patch(PATH, { configuration: '{"a":1,"b":{"c":3},"long":12345678901234567890,"theirs":true}' });
    await form.saveButton().click();
    await expect(form.json()).toContainText('"theirs":true');
    await form.side('b › c', 'Mine').click();
    await form.saveButton().click();
    await expect(form.status(/^Sent/)).toBeVisible();
    const { configuration } = (await other.get<Instance>(PATH)).body;
    expect(configuration).toContain('12345678901234567890');
    expect(JSON.parse(configuration)).toMatchObject({ a: 2, b: { c: 2 }, theirs: true });
  });
});

test('on a phone, the main action leads to the next open conflict; once all are decided, it is Save', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new InstanceFormPage(page);
  const other = await api('admin@acme.test');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signedIn('ROLE_USER');
  await form.open(CODE);
  await form.label().fill('Mine');
  await expect(form.status(/^Saved on this device/)).toBeVisible();
  await other.patch(PATH, { label: 'Theirs', description: 'Their description' });
  await form.saveButton().click();
  const next = page.getByRole('button', { name: 'Next of 1 open' });
  await expect(next).toBeVisible();
  await expect(form.saveButton()).toBeHidden();
  // No notification covers the versions to choose from.
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status')).toHaveCount(0);
  await expectAccessible(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(form.status('0 of 1 decided')).toBeInViewport();
  await next.click();
  await expect(form.side('Label', 'Mine')).toBeFocused();
  await form.side('Label', 'Theirs').click();
  await expect(form.saveButton()).toBeFocused();
  await expect(next).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
