import type { ApiClient } from '../../fixtures/api-client';
import { expectNoViolations } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { JobFormPage } from '../../pages/job-forms/job-form-page';
import { Shell } from '../../pages/shell';

const SYNC = 'acme_bynder_media_to_shopify_product_image_sync';

interface Instance {
  configuration: string;
  securedVariables: { code: string }[];
}

const read = async (api: ApiClient, code: string): Promise<Instance> =>
  (await api.get<Instance>(`/api/job_instances/${code}`)).body;
const stored = async (api: ApiClient, code: string): Promise<unknown> =>
  JSON.parse((await read(api, code)).configuration);

test('the secrets of a watermark job are stored one by one; a form offers the connections of its company, and keeps an unknown one', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new JobFormPage(page);
  await signedIn('ROLE_ADMIN');
  await test.step('the secrets of a watermark job can be added once the instance exists, and are stored one by one', async () => {
    const secret = (name: string) => form.region('Watermark').getByRole('textbox', { name });
    await form.startNew('with_secrets', 'bynder_imatag_watermark');
    for (const name of ['Asset-service token', 'Watermarking API key']) {
      await expect(secret(name)).not.toBeEditable();
    }
    await form.saveButton().click();
    await expect(page).toHaveURL(/\/job_instance\/with_secrets\/edit$/);
    await form.tab('Configuration').click();
    for (const name of ['Asset-service token', 'Watermarking API key']) {
      await secret(name).fill(`the ${name}`);
      await form
        .region('Watermark')
        .getByRole('button', { name: new RegExp(`Apply.*${name}`) })
        .click();
      await expect(secret(name)).toHaveValue('********');
    }
    const { securedVariables } = await read(await api('ROLE_ADMIN'), 'with_secrets');
    expect(securedVariables.map(({ code }) => code)).toEqual(['BYNDER_TOKEN', 'IMATAG_API_KEY']);
  });
  await test.step('a form offers the connections of its company; an unknown connection is kept and shown, a refused one is marked', async () => {
    const user = await api('ROLE_USER');
    const shop = form.panel().getByRole('combobox', { name: 'Shop connection' });
    const library = form.panel().getByRole('combobox', { name: 'Asset-service connection' });
    await form.openConfiguration(SYNC);
    await expect(shop.getByRole('option')).toHaveText([
      'No connection',
      'Acme shop',
      'Acme outlet',
      'Acme B2B',
      'Acme pop-up (closed)',
    ]);
    await form.json().fill('{"shopify_connection": "shop-7", "bynder_connection": 7.0, "keyword": "a", "own": [1.50]}');
    await expect(shop).toHaveValue('shop-7');
    await expect(shop.getByRole('option').last()).toHaveText('Connection shop-7, not in the list');
    await expect(library).toHaveValue('7');
    await form.panel().getByRole('textbox', { name: 'Keyword' }).fill('spring');
    await library.selectOption('No connection');
    await shop.selectOption('Acme pop-up (closed)');
    await form.saveButton().click();
    await expect(shop).toHaveAccessibleDescription('The session of the shop has ended. Connect the shop again.');
    await shop.selectOption('Acme B2B');
    await form.saveAndWait();
    expect((await read(user, SYNC)).configuration).toBe(
      '{"shopify_connection": 15, "bynder_connection": null, "keyword": "spring", "own": [1.50]}',
    );
  });
});

test('offline, a draft still offers the metafields of its shop @service-worker', async ({
  page,
  signedIn,
  api,
  server,
}) => {
  const form = new JobFormPage(page);
  const metafields = form.editor('Product mapping: sku').getByRole('combobox', { name: 'Product metafields' });
  const offered = form.editor('Product mapping: sku').getByRole('listbox').getByRole('option');
  await signedIn('ROLE_USER');
  await form.openConfiguration(SYNC);
  await form.editEntry('sku').click();
  await metafields.click();
  await expect(offered).toHaveText(['custom.eanEAN', 'custom.modelModel', 'custom.seasonSeason']);
  await expectNoViolations(page, { include: '[role="dialog"]' });
  await page.keyboard.press('Escape');
  await expect(offered).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(form.editor('Product mapping: sku')).toBeHidden();
  await form.editEntry('sku').click();
  await metafields.fill('none.such');
  await expect(metafields).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close without applying' }).click();
  await expect(form.editor('Product mapping: sku')).toBeHidden();

  await new Shell(page).isStored();
  await server.stop();
  await page.reload();
  await form.tab('Configuration').click();
  await form.editEntry('sku').click();
  await metafields.focus();
  await page.keyboard.press('ArrowDown');
  await expect(offered).toHaveText(['custom.eanEAN', 'custom.modelModel', 'custom.seasonSeason']);
  // The list highlights its first option a moment after it opens.
  await expect(offered.first()).toHaveAttribute('data-highlighted');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(offered).toHaveCount(0);
  await page.keyboard.type('seas');
  await expect(offered).toHaveText(['custom.seasonSeason']);
  await page.keyboard.type('on.code,');
  await form.editor('Product mapping: sku').getByRole('button', { name: 'Apply' }).click();
  await form.saveButton().click();
  await expect(form.status(/^Waiting to be sent/)).toBeVisible({ timeout: 45_000 });

  await server.start();
  await expect(form.status(/^Sent/)).toBeVisible({ timeout: 45_000 });
  expect(await stored(await api('ROLE_USER'), SYNC)).toMatchObject({
    assetToProduct: [{ productMetafields: ['custom.sku', 'custom.model', 'season.code'] }],
  });
});
