import type { ApiClient } from '../../fixtures/api-client';
import { expect, test } from '../../fixtures/console-test';
import { JobFormPage } from '../../pages/job-forms/job-form-page';

async function storedText(api: ApiClient, code: string): Promise<string> {
  const { body } = await api.get<{ configuration: string }>(`/api/job_instances/${code}`);
  return body.configuration;
}

const stored = async (api: ApiClient, code: string): Promise<unknown> => JSON.parse(await storedText(api, code));

const LEGACY = `{
    "bynder_connection": 7, "akeneo_connection": 1,
    "delta": true, "deltaDate": "2026-01-31T12:00:00+02:00",
    "custom": {"kept": 1.50}, "keyword": "nightly",
    "mapping": [
        {"akeneo_asset_family": "packshot", "metadata": [{"bynderMetadata": "pid", "attribute": "link", "property_type": "product_id"}]},
        {"akeneo_asset_family": "ambience", "extra": null}
    ],
    "reverseMapping": [{"akeneoAttributeCode": "sku", "bynderFieldCode": "property_sku", "akeneoLocale": ""}],
    "assetWriterBatchSize": 50.0
}`;

test('older spellings stay byte for byte, except where edited', async ({ page, signedIn, api }) => {
  const form = new JobFormPage(page);
  const admin = await api('ROLE_ADMIN');
  const code = 'acme_bynder_media_to_akeneo_asset_sync';
  await admin.patch(`/api/job_instances/${code}`, { configuration: LEGACY });
  await signedIn('ROLE_USER');
  await form.openConfiguration(code);

  await form.editEntry('packshot').click();
  const mapping = form.editor('Mapping: packshot');
  await mapping.getByRole('button', { name: 'Metadata 1', exact: true }).click();
  const type = mapping.getByRole('combobox', { name: 'Property type' });
  await expect(type).toHaveValue('product_id');
  await expect(mapping).toContainText('Deprecated: kept because this configuration uses it.');
  await mapping.getByRole('textbox', { name: 'Attribute' }).fill('pdp_link');
  await mapping.getByRole('button', { name: 'Apply' }).click();

  await form.editEntry('sku').click();
  const reverse = form.editor('Reverse mapping: sku');
  await reverse.getByRole('textbox', { name: 'Locale', exact: true }).fill('fr_FR');
  await reverse.getByRole('button', { name: 'Apply' }).click();

  await form.region('Advanced').getByRole('textbox', { name: 'Keyword' }).fill('weekly');
  await form.saveAndWait();
  expect(await storedText(admin, code)).toBe(
    LEGACY.replace('"nightly"', '"weekly"')
      .replace('"attribute": "link"', '"attribute": "pdp_link"')
      .replace('"akeneoLocale": ""', '"akeneoLocale": "fr_FR"'),
  );
});

test('a mapping with three metadata lines, with the keyboard alone', async ({ page, signedIn, api }) => {
  const form = new JobFormPage(page);
  const { keyboard } = page;
  const code = 'acme_bynder_media_to_akeneo_category_sync';
  await signedIn('ROLE_USER');
  await form.openConfiguration(code);
  await form.tabTo(form.panel().getByRole('button', { name: 'Add mapping' }));
  await keyboard.press('Enter');
  const editor = form.editor('Mapping');
  await expect(editor.getByRole('textbox', { name: 'Code metadata' })).toBeFocused();
  await keyboard.type('season_code');
  for (const [number, attribute] of ['label', 'image', 'season'].entries()) {
    await form.tabTo(editor.getByRole('button', { name: 'Add metadata' }));
    await keyboard.press('Enter');
    await expect(form.focused()).toHaveAccessibleName('Property type');
    await keyboard.press('Tab');
    await keyboard.type(`from_${number}`);
    await keyboard.press('Tab');
    await keyboard.type(attribute);
  }
  await keyboard.press('Control+s');
  await expect(editor).toBeHidden();
  await keyboard.press('Control+s');
  await expect(form.toasts()).toContainText('Your data has been saved successfully');
  const { mappings } = (await stored(await api('ROLE_USER'), code)) as { mappings: Record<string, unknown>[] };
  expect(mappings).toHaveLength(2);
  expect(mappings[1]).toMatchObject({
    code_metadata: 'season_code',
    metadata: [
      { bynderMetadata: 'from_0', attribute: 'label' },
      { bynderMetadata: 'from_1', attribute: 'image' },
      { bynderMetadata: 'from_2', attribute: 'season' },
    ],
  });
});

test('missing required fields are marked, and Apply waits for them', async ({ page, signedIn }) => {
  const form = new JobFormPage(page);
  await signedIn('ROLE_USER');
  await form.openConfiguration('acme_bynder_media_to_akeneo_asset_sync');
  await expect(form.region('Advanced')).toBeVisible();
  await expect(form.panel().getByRole('textbox', { name: 'Keyword' })).toBeHidden();
  for (const [list, title, fields] of [
    ['Add mapping', 'Mapping', ['Asset family']],
    ['Add multibinding', 'Multibinding', ['Name', 'Asset family', 'Identifiers', 'Separator']],
    ['Add reverse mapping', 'Reverse mapping', ['Attribute code', 'Asset-service field code']],
  ] as const) {
    await form.panel().getByRole('button', { name: list }).click();
    const editor = form.editor(title);
    await editor.getByRole('button', { name: 'Apply' }).click();
    await expect(editor.getByText('Is required')).toHaveCount(fields.length);
    for (const name of fields) {
      await expect(editor.getByRole('textbox', { name, exact: true })).toHaveAccessibleDescription('Is required');
    }
    await expect(editor.getByRole('textbox', { name: fields[0], exact: true })).toBeFocused();
    await editor.getByRole('button', { name: 'Close' }).click();
    await expect(editor).toBeHidden();
  }
});

test('a violation that only the server finds is shown at its field', async ({ page, signedIn, server }) => {
  const form = new JobFormPage(page);
  const variants = form.region('Product variants');
  await signedIn('ROLE_USER');
  await form.openConfiguration('acme_akeneo_product_to_bynder_property');
  await variants.getByRole('switch', { name: 'Identifier' }).check();
  await variants.getByRole('textbox', { name: 'Label attribute' }).fill('name');
  const property = variants.getByRole('textbox', { name: 'Asset-service property' });
  await property.fill('unknown');
  const violation = {
    propertyPath: 'configuration.product_variant.identifier.bynder_property',
    message: 'There is no such property.',
  };
  server.tamper(({ request, status, type, text }) =>
    request.startsWith('PATCH ')
      ? { status: 422, type, text: JSON.stringify({ violations: [violation] }) }
      : { status, type, text },
  );
  await form.saveButton().click();
  await expect(property).toHaveAccessibleDescription('There is no such property.');
  await expect(variants.getByText('There is no such property.')).toHaveCount(1);
});

test('unfinished JSON survives a reload, is not sent, and its stored copy is deleted once it is valid', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new JobFormPage(page);
  const code = 'acme_akeneo_product_to_bynder_property';
  const search = form.region('Products').getByRole('textbox', { name: 'Search' });
  await signedIn('ROLE_USER');
  await form.openConfiguration(code);
  const before = await storedText(await api('ROLE_USER'), code);
  await form.region('Products').getByRole('switch', { name: 'Search' }).check();
  await search.fill('{"enabled":');
  await expect.poll(() => form.unfinished('brokenTexts')).toHaveLength(1);
  await page.reload();
  await form.tab('Configuration').click();
  await expect(search).toHaveText('{"enabled":');
  await form.saveButton().click();
  await expect(search).toBeFocused();
  expect(await storedText(await api('ROLE_USER'), code)).toBe(before);
  await search.fill('{"enabled": true}');
  await expect.poll(() => form.unfinished('brokenTexts')).toEqual([]);
  await form.saveAndWait();
  expect(await stored(await api('ROLE_USER'), code)).toMatchObject({ product: { search: { enabled: true } } });
});
