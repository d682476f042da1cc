import type { ApiClient } from '../../fixtures/api-client';
import { expectNoViolations } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl, type Fault } from '../../fixtures/execution-control';
import { readStoredData } from '../../fixtures/stored-data';
import { InstanceTabs } from '../../pages/instance-tabs';

/** An instance whose shop was changed in version 2, and which has failed since then. */
const CODE = 'acme_bynder_media_to_shopify_product_image_sync';
const PATH = `/api/job_instances/${CODE}`;

interface Stored {
  label: string;
  configuration: string;
  errorAlertEmails: string[];
  cronExpression: string | null;
}

interface Configuration {
  keyword: string;
  assetToProduct: { productSkuMetadata: string; urlPreset: string }[];
}

/** Saves three more versions (3 to 5). `client` belongs to an administrator of the company. */
async function saveVersions(client: ApiClient): Promise<void> {
  const { body } = await client.get<Stored>(PATH);
  const before = JSON.parse(body.configuration) as Configuration;
  const write = (change: Partial<Configuration>): string => JSON.stringify({ ...before, ...change }, null, 2);
  await client.patch(PATH, { errorAlertEmails: [...body.errorAlertEmails, 'shop@acme.test'] });
  await client.patch(PATH, { configuration: write({ keyword: 'spring' }), cronExpression: '0 4 * * *' });
  await client.patch(PATH, { configuration: write({ keyword: 'summer' }) });
}

test('two versions are compared field by field, in the order of the form, with the mouse and the arrow keys', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new InstanceTabs(page);
  await signedIn('ROLE_CLIENT_ADMIN');
  await saveVersions(await api('ROLE_CLIENT_ADMIN'));
  await form.openAt(CODE, 'History');
  await expect(form.versionButtons()).toHaveText(['5', '4', '3', '2', '1']);
  await expect(form.versionRadio(5, 'B')).toBeChecked();
  await expect(form.versionRadio(4, 'A')).toBeChecked();
  await expect(form.differences()).toHaveText([/^~ChangedKeyword\(removed: spring\)\(added: summer\).*5$/]);

  await form.versionRadio(1, 'A').check();
  await expect(page).toHaveURL(/[?&]a=1&b=5$/);
  await expect(form.comparison()).toContainText('4 fields differ');
  await expect(form.differences()).toHaveText([
    /^~ChangedShop connectionAcme \(removed: outlet\)Acme \(added: shop\).*2$/,
    /^\+AddedKeywordnot set\(added: summer\).*5$/,
    /^~ChangedError alert emailsalerts@acme.testalerts@acme.test\(added: , shop@acme.test\).*3$/,
    /^~ChangedCron expression\(removed: 30\) \(removed: 3\) \* \* \*\(added: 0\) \(added: 4\) \* \* \*.*4$/,
  ]);
  await expect(form.differences().nth(2).getByRole('insertion')).toHaveText(', shop@acme.test');

  // The older version is always A.
  await form.versionRadio(3, 'A').check();
  await form.versionRadio(2, 'B').click();
  await expect(form.versionRadio(2, 'A')).toBeChecked();
  await expect(form.versionRadio(3, 'B')).toBeChecked();
  await expect(page).toHaveURL(/[?&]a=2&b=3$/);
  await page.reload();
  await expect(form.differences()).toHaveText([/Error alert emails/]);

  await form.versionRadio(5, 'B').check();
  await form.comparison().getByText('JSON').click();
  await expect(form.comparison().getByRole('insertion').last()).toHaveText('  "keyword": "summer"');
  await expectNoViolations(page);
  await test.step('the arrow keys choose versions', async () => {
    await form.versionRadio(4, 'A').check();
    await form.versionRadio(4, 'A').focus();
    await page.keyboard.press('ArrowDown');
    await expect(form.versionRadio(3, 'A')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(form.versionRadio(2, 'A')).toBeFocused();
    await expect(form.comparison()).toContainText('Version 2 → version 5');
  });
});

test('a version becomes a draft: a dialog asks before unsent changes are replaced, and only Save sends the draft', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new InstanceTabs(page);
  await signedIn('ROLE_CLIENT_ADMIN');
  const client = await api('ROLE_CLIENT_ADMIN');
  const { body: before } = await client.get<Stored>(PATH);
  await saveVersions(client);
  await form.open(CODE);
  await form.tab('Alerting').click();
  await form.emails('Error alert emails').fill('mine@acme.test ');
  await form.tab('History').click();
  await expect(form.versionRow(5)).toContainText('in use');
  await form.restore(2).click();
  await expect(form.dialog()).toContainText('Version 2 replaces your unsent changes: Error alert emails.');
  await form.dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect(form.dialog()).toHaveCount(0);
  const alerts = async () => (await form.drafts()).map(({ value }) => value['errorAlertEmails']);
  expect(await alerts()).toEqual([['alerts@acme.test', 'shop@acme.test', 'mine@acme.test']]);
  await form.restore(2).click();
  await form.dialog().getByRole('button', { name: 'Replace draft' }).click();
  await expect(form.toast('Version 2 is now a draft. Nothing is sent until you save.')).toBeVisible();
  await expect.poll(alerts).toEqual([['alerts@acme.test']]);
  await test.step('the draft is shown, compared and sent', async () => {
    await expect(form.tab('Configuration')).toHaveAttribute('aria-selected', 'true');
    await expect(form.status(/^Saved on this device/)).toBeVisible();
    const { body: still } = await client.get<Stored>(PATH);
    expect(still.cronExpression).toBe('0 4 * * *');

    await page.getByRole('button', { name: 'Show changes' }).click();
    const changes = page.getByRole('dialog', { name: 'Your changes' });
    await expect(changes.getByRole('listitem').filter({ hasText: /cron/i })).toContainText('0 4 * * *');
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(changes).toHaveCount(0);

    await form.saveButton().click();
    await expect(form.status(/^Sent/)).toBeVisible();
    const { body: after } = await client.get<Stored>(PATH);
    for (const field of ['label', 'configuration', 'errorAlertEmails', 'cronExpression'] as const)
      expect(after[field]).toEqual(before[field]);
    await form.tab('History').click();
    await expect(form.versionButtons().first()).toHaveText('6');
  });
});

test('a person restores only the settings that they may edit; a reader can compare versions, but restores nothing', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new InstanceTabs(page);
  await saveVersions(await api('ROLE_CLIENT_ADMIN'));
  await signedIn('ROLE_USER');
  await form.openAt(CODE, 'History');
  await form.restore(2).click();
  await expect(form.toasts()).toContainText('Settings that you may not edit stay as they are.');
  await expect.poll(async () => (await form.drafts())[0]?.value['cronExpression']).toBe('0 4 * * *');

  await signedIn('ROLE_RESTRICTED_USER');
  await form.openAt(CODE, 'History');
  await expect(form.differences()).toHaveText([/Keyword/]);
  await expect(form.panel().getByRole('button', { name: /^Restore/ })).toHaveCount(0);
});

test('a version leads to its executions; a failed execution leads to the comparison of its version with that of the last success', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new InstanceTabs(page);
  await signedIn('ROLE_CLIENT_ADMIN');
  const client = await api('ROLE_CLIENT_ADMIN');
  const { body } = await client.get<Stored>(PATH);
  await client.patch(PATH, { label: 'Another name' });
  await client.patch(PATH, { label: body.label });
  await form.openAt(CODE, 'History');
  const runs = form.versionRow(2).getByRole('button', { name: /^\d+ runs? with version 2$/ });
  await expect(form.versionRow(2).getByRole('slider', { name: /errors in a row$/ })).toBeVisible();
  await expect(form.versionRow(1).getByRole('slider')).toBeVisible();
  await runs.click();
  const items = page.getByRole('menuitem');
  await expect(items.last()).toHaveText('All executions of this integration');
  await expect(items.first()).toHaveText(/^Error, execution \d+, /);
  await items.first().click();
  await expect(page).toHaveURL(/\/job_execution\/\d+$/);
  await test.step('the failed execution leads back to the change before it', async () => {
    await page.getByRole('region', { name: 'Changed since the last success' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/edit\?tab=history&a=1&b=2$/);
    await expect(form.differences()).toHaveText([/Shop connection/]);
  });
  await test.step('a version that restores an earlier one is shown as the same', async () => {
    await page.goto(`/job_instance/${CODE}/edit?tab=history&a=2&b=4`);
    await expect(form.comparison()).toContainText('Versions 2 and 4 are the same.');
    await form.openAt('acme_dummy', 'History');
    await expect(form.panel()).toContainText('This is the first version.');
  });
});

test('versions are compared and restored offline', async ({ page, signedIn, api, server }) => {
  const form = new InstanceTabs(page);
  await saveVersions(await api('ROLE_CLIENT_ADMIN'));
  await signedIn('ROLE_CLIENT_ADMIN');
  await form.open(CODE);
  await expect(form.label()).toHaveValue('Product images to the shop');
  // Opening the form is enough to store the history on the device.
  const kept = async () =>
    Object.values((await readStoredData(page)).databases).flatMap(({ histories = [] }) => histories);
  await expect.poll(kept).toEqual([expect.stringContaining(CODE)]);
  // Opens this tab before the server stops, because the restored draft is shown on it.
  await form.tab('Configuration').click();
  await expect(page.getByRole('combobox', { name: /Shop connection/ })).toBeVisible();
  await server.stop();
  await form.tab('History').click();
  await expect(form.panel()).toContainText('No connection. This is the history as of', { timeout: 30_000 });
  await form.versionRadio(1, 'A').check();
  await expect(form.differences()).toHaveCount(4);
  await form.version(1).click();
  await expect(form.changes().first()).toBeVisible();
  await form.restore(2).click();
  await expect(form.status(/^Saved on this device/)).toBeVisible();
});

const members = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => ({
    version: newest - index,
    username: null,
    loggedAt: '2026-11-20T10:00:00+00:00',
    changeSet: { label: { old: `Name ${newest - index - 1}`, new: `<b>Name ${newest - index}</b>` } },
  }));

test('versions beyond the first page are loaded for a comparison; markup in texts of the server is shown as text', async ({
  page,
  signedIn,
  server,
}) => {
  const form = new InstanceTabs(page);
  const answer = (number: number, list: unknown[]): Fault => ({
    kind: 'json',
    path: `/history\\?page=${number}`,
    body: { 'hydra:member': list, 'hydra:totalItems': 32 },
  });
  await new ExecutionControl(server.url).setFaults(answer(1, members(32, 3)), answer(2, members(2, 1)));
  await signedIn('ROLE_USER');
  await page.goto(`/job_instance/${CODE}/edit?tab=history&a=1&b=32`);
  await expect(form.versionButtons()).toHaveCount(32);
  await expect(form.comparison()).toContainText('Version 1 → version 32');
  await expect(form.differences()).toHaveText([/LabelName \(removed: 1\)\(added: <b>\)Name \(added: 32<\/b>\)/]);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('versions are compared and restored on a phone in dark mode', async ({ page, signedIn, api }) => {
    await saveVersions(await api('ROLE_CLIENT_ADMIN'));
    await signedIn('ROLE_CLIENT_ADMIN');
    await page.goto(`/job_instance/${CODE}/edit?tab=history&a=1&b=5`);
    const comparison = page.getByRole('region', { name: 'Version 1 → version 5' });
    await expect(comparison).toContainText('4 champs diffèrent');
    await expect(comparison).toContainText('Modifié dans la version 2');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectNoViolations(page);

    await page.getByRole('button', { name: 'Actions pour la version 2' }).click();
    await page.getByRole('menuitem', { name: 'Restaurer en brouillon' }).click();
    await expect(new InstanceTabs(page).toasts()).toContainText('La version 2');
  });
});
