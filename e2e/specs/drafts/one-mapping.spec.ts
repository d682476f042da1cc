import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { JobFormPage } from '../../pages/job-forms/job-form-page';
import { textControl } from '../../pages/job-forms/steps';

const CODE = 'acme_bynder_media_to_shopify_product_image_sync';
const PATH = `/api/job_instances/${CODE}`;

interface Mapping {
  productSkuMetadata: string;
  [key: string]: unknown;
}

test('two people edit one mapping: changes of different fields are all kept, and a field that both changed needs one decision', async ({
  page,
  signedIn,
  api,
}) => {
  const client = await api('admin@acme.test');
  const mappings = async (): Promise<Mapping[]> => {
    const { configuration } = (await client.get<{ configuration: string }>(PATH)).body;
    return (JSON.parse(configuration) as { assetToProduct: Mapping[] }).assetToProduct;
  };
  const [{ productSkuMetadata: sku }] = (await mappings()) as [Mapping];
  const mine = new JobFormPage(page);
  const change = async (fields: Record<string, string>): Promise<void> => {
    await mine.editEntry(sku).click();
    const editor = mine.editor(`Product mapping: ${sku}`);
    for (const [name, text] of Object.entries(fields)) await textControl(editor, name).fill(text);
    await editor.getByRole('button', { name: 'Apply' }).click();
    await expect(editor).toBeHidden();
    await expect(mine.status(/^Saved on this device/)).toBeVisible();
  };
  const theyChange = async (fields: Partial<Mapping>): Promise<void> => {
    const { configuration } = (await client.get<{ configuration: string }>(PATH)).body;
    const whole = JSON.parse(configuration) as { assetToProduct: Mapping[] };
    Object.assign(whole.assetToProduct[0] ?? {}, fields);
    expect((await client.patch(PATH, { configuration: JSON.stringify(whole) })).status).toBe(200);
  };
  await signedIn('ROLE_USER');
  await mine.openConfiguration(CODE);

  await change({ 'Alt-text metadata': 'title' });
  await theyChange({ imagePositionMetadata: 'rank' });
  await mine.saveAndWait();
  await expect
    .poll(async () => (await mappings())[0])
    .toMatchObject({ imageAltMetadata: 'title', imagePositionMetadata: 'rank' });

  await change({ 'Alt-text metadata': 'caption', 'URL preset': 'large' });
  await theyChange({ imageAltMetadata: 'headline', imagePositionMetadata: 'place' });
  await mine.saveButton().click();
  await expect(page.getByText('You and admin@acme.test changed the same field.')).toBeVisible();
  const question = `Product mappings › ${sku} › Alt-text metadata`;
  await expect(mine.side(question, 'Mine')).toHaveAccessibleDescription(/caption/);
  await expect(mine.side(question, 'Theirs')).toHaveAccessibleDescription(/headline/);
  await expect(page.getByRole('row', { name: /URL preset you/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Image position metadata admin@acme.test/ })).toBeVisible();
  await expectAccessible(page);
  await mine.side(question, 'Theirs').click();
  await mine.saveAndWait();
  await expect
    .poll(async () => (await mappings())[0])
    .toMatchObject({
      imageAltMetadata: 'headline',
      imagePositionMetadata: 'place',
      urlPreset: 'large',
    });
});
