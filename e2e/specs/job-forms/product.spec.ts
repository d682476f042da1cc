import type { ApiClient } from '../../fixtures/api-client';
import { expect, test } from '../../fixtures/console-test';
import { JobFormPage } from '../../pages/job-forms/job-form-page';
import { textControl } from '../../pages/job-forms/steps';

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

test('a configuration with older spellings stays the same byte for byte, except where it is edited', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new JobFormPage(page);
  const admin = await api('ROLE_ADMIN');
  const code = 'acme_bynder_media_to_akeneo_asset_sync';
  await admin.patch(`/api/job_instances/${code}`, { configuration: LEGACY });
  await signedIn('ROLE_USER');
  await form.openConfiguration(code);
  await form.panel().getByRole('button', { name: 'Add mapping' }).click();
  const blank = form.editor('Mapping');
  await blank.getByRole('button', { name: 'Apply' }).click();
  await expect(blank.getByText('Is required')).toHaveCount(1);
  // A blank entry closes without a question and is not kept.
  await blank.getByRole('button', { name: 'Close' }).click();
  await expect(blank).toBeHidden();

  await form.editEntry('packshot').click();
  const mapping = form.editor('Mapping: packshot');
  await mapping.getByRole('button', { name: 'Metadata 1', exact: true }).click();
  const type = mapping.getByRole('combobox', { name: 'Property type' });
  await expect(type).toHaveValue('product_id');
  await expect(mapping).toContainText('Deprecated: kept because this configuration uses it.');
  await textControl(mapping, 'Attribute').fill('pdp_link');
  await mapping.getByRole('button', { name: 'Apply' }).click();

  await form.editEntry('sku').click();
  const reverse = form.editor('Reverse mapping: sku');
  await textControl(reverse, 'Locale').fill('fr_FR');
  await reverse.getByRole('button', { name: 'Apply' }).click();

  await form.region('Advanced').getByRole('textbox', { name: 'Keyword' }).fill('weekly');
  await form.saveAndWait();
  expect(await storedText(admin, code)).toBe(
    LEGACY.replace('"nightly"', '"weekly"')
      .replace('"attribute": "link"', '"attribute": "pdp_link"')
      .replace('"akeneoLocale": ""', '"akeneoLocale": "fr_FR"'),
  );
});

test('unfinished JSON survives a reload and is not sent; a violation that only the server finds is shown at its field', async ({
  page,
  signedIn,
  api,
  server,
}) => {
  const form = new JobFormPage(page);
  await signedIn('ROLE_USER');
  await test.step('unfinished JSON survives a reload, is not sent, and its stored copy is deleted once it is valid', async () => {
    const code = 'acme_akeneo_product_to_bynder_property';
    const search = form.region('Products').getByRole('textbox', { name: 'Search' });
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
  await test.step('a violation that only the server finds is shown at its field', async () => {
    const variants = form.region('Product variants');
    await variants.getByRole('switch', { name: 'Identifier' }).check();
    await textControl(variants, 'Label attribute').fill('name');
    const property = textControl(variants, 'Asset-service property');
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
});
