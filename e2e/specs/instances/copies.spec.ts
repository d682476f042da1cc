import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { CopiesPage } from '../../pages/copies-page';
import { InstanceFormPage } from '../../pages/instance-form-page';
import { InstanceViewPage } from '../../pages/instance-view-page';
import { Shell } from '../../pages/shell';

const JOB = 'bynder_media_to_akeneo_asset_sync';
const [ACME, GLOBEX] = [`acme_${JOB}`, `globex_${JOB}`];

test('an integration is duplicated for another company, exported, imported and compared; the copies are drafts @service-worker', async ({
  page,
  signedIn,
  api,
  server,
}) => {
  const view = new InstanceViewPage(page);
  const form = new InstanceFormPage(page);
  const copies = new CopiesPage(page);
  const client = await api('ROLE_ADMIN');
  await signedIn('ROLE_ADMIN');
  await view.open(ACME);
  await new Shell(page).isStored();

  const file = await test.step('the exported fields contain neither the code, the company nor secrets', async () => {
    const download = page.waitForEvent('download');
    await copies.menu().click();
    await copies.action('Export to a file').click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`${ACME}.sync.json`);
    const content = JSON.parse(await readFile(await saved.path(), 'utf8')) as Record<string, unknown>;
    expect(content).toMatchObject({ connections: { akeneo_connection: 'Acme PIM' }, from: { code: ACME } });
    expect(Object.keys(content['fields'] as object)).not.toContain('companyCode');
    return content;
  });

  await test.step('without a connection, a copy for another company asks for its code and connections', async () => {
    await server.stop();
    await copies.menu().click();
    await copies.action('Duplicate').click();
    await copies.field('Company').selectOption('Globex');
    await expect(copies.field('Code')).toHaveValue(`${GLOBEX}_2`);
    await copies.field('Code').fill(GLOBEX);
    await expect(copies.dialog()).toContainText('“Packshots to the PIM” has this code.');
    await expect(copies.make()).toBeDisabled();
    await copies
      .dialog()
      .getByRole('button', { name: `Use ${GLOBEX}_2` })
      .click();
    await expect(copies.dialog()).toContainText('was Acme PIM');
    await copies.field('Product-information connection').selectOption('Globex PIM');
    await copies.field('Asset-service connection').selectOption('Globex media library');
    await expectAccessible(page);
    await copies.make().click();
    await expect(form.code()).toHaveValue(`${GLOBEX}_2`);
    await expect(form.enabled()).not.toBeChecked();
    await server.start();
    await form.saveButton().click();
    await expect(page).toHaveURL(new RegExp(`/job_instance/${GLOBEX}_2/edit`), { timeout: 45_000 });
    const { body } = await client.get<{ configuration: string; errorAlertEmails: string[] }>(
      `/api/job_instances/${GLOBEX}_2`,
    );
    expect(body.errorAlertEmails).toEqual([]);
    expect(body.configuration).not.toContain('"akeneo_connection": 1,');
  });

  await test.step('a file is previewed, and only the chosen fields become a draft', async () => {
    await page.goto(`/job_instance/${GLOBEX}/import`);
    const other = { name: 'photos.json', mimeType: 'application/json', buffer: Buffer.from('{"photos":[]}') };
    await copies.import(other);
    await expect(copies.text('“photos.json” is not an exported integration.')).toBeVisible();
    const fields = { ...(file['fields'] as object), description: 'From the file', cronExpression: '30 4 * * *' };
    const changed = Buffer.from(JSON.stringify({ ...file, fields }));
    await copies.import({ name: 'packshots.json', mimeType: 'application/json', buffer: changed });
    await expect(copies.text('“Acme PIM” of the file is not a connection of this company.')).toBeVisible();
    await copies.chooseConnection().click();
    await copies.action('Globex PIM staging').click();
    await expect(copies.notes()).toContainText('Replaced');
    await expect(copies.row(/Product-information connection/)).toBeVisible();
    await copies.notes().getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(copies.chooseConnection()).toBeFocused();
    await expect(copies.row('Description')).toContainText('From the file');
    await copies.row('Cron expression').getByRole('checkbox').uncheck();
    await expectAccessible(page);
    await copies.make().click();
    await expect(page).toHaveURL(new RegExp(`/job_instance/${GLOBEX}/edit$`));
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('From the file');
    await expect(form.status(/^Saved on this device/)).toBeVisible();
    const { body } = await client.get<{ description: string }>(`/api/job_instances/${GLOBEX}`);
    expect(body.description).not.toBe('From the file');
  });

  await test.step('two integrations are compared; a value is copied, and the copy is undone', async () => {
    await page.goto(`/job_instance/compare?a=${ACME}`);
    await copies.choose('B').click();
    await copies.option(/Packshots to the PIM.*globex_bynder_media_to_akeneo_asset_sync$/).click();
    await expect(page).toHaveURL(new RegExp(`a=${ACME}&b=${GLOBEX}$`));
    await expect(copies.row('Description')).toContainText('From the file');
    await expect(copies.row('Error alert emails')).toContainText('not copied');
    await expectAccessible(page);
    await copies.row('Description').getByRole('button', { name: 'Copy Description to B' }).click();
    await expect(copies.row('Description')).toContainText('taken over');
    await expect(copies.row('Description').getByRole('button', { name: 'Undo the copy of Description' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('u');
    await expect(copies.row('Description').getByRole('checkbox')).toBeFocused();
    await expect(copies.row('Description')).not.toContainText('taken over');
    await copies.row('Description').getByRole('button', { name: 'Copy Description to B' }).click();
    await expect(page.getByText('1 field copied to B')).toBeVisible();
    await page.getByRole('button', { name: 'Undo all' }).click();
    await expect(copies.row('Description')).not.toContainText('taken over');
  });

  await test.step('the selected fields are copied at once, and a key undoes the copy', async () => {
    const box = copies.row('Description').getByRole('checkbox');
    await box.press('Space');
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await expectAccessible(page);
    await copies.bar().getByRole('button', { name: 'Copy to A' }).click();
    await expect(copies.row('Description')).toContainText('taken over');
    await expect(copies.bar()).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(copies.row('Description')).not.toContainText('taken over');
    await expect(copies.row('Description')).toContainText('From the file');
  });

  await test.step('two executions are selected in the tracker, also on a phone, and compared', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/execution_tracker');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    const boxes = page.getByRole('checkbox', { name: /^Select execution/ });
    await boxes.first().check();
    await boxes.nth(1).check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('region', { name: 'Selected executions' }).getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/\/execution_tracker\/compare\?a=\d+&b=\d+$/);
    await page.setViewportSize({ width: 1366, height: 800 });
    await expect(copies.row('Started at')).toBeVisible();
    await page.getByText('All fields').click();
    await expect(copies.row('Duration')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Configuration they ran with' })).toBeVisible();
    await expectAccessible(page);
  });
});
