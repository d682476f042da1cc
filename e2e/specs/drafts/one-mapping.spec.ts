import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { JobFormPage } from '../../pages/job-forms/job-form-page';

const CODE = 'acme_bynder_media_to_shopify_product_image_sync';
const PATH = `/api/job_instances/${CODE}`;

interface Mapping {
  productSkuMetadata: string;
  [key: string]: unknown;
}

test('two people edit one mapping: different fields are both kept, the same field is one question', async ({
  page,
  browser,
  server,
  signedIn,
  api,
}) => {
  const client = await api('admin@acme.test');
  const mappings = async (): Promise<Mapping[]> => {
    const { configuration } = (await client.get<{ configuration: string }>(PATH)).body;
    return (JSON.parse(configuration) as { assetToProduct: Mapping[] }).assetToProduct;
  };
  const [{ productSkuMetadata: sku }] = (await mappings()) as [Mapping];
  const otherPage = await (await browser.newContext({ baseURL: server.url })).newPage();
  const [mine, theirs] = [new JobFormPage(page), new JobFormPage(otherPage)];
  await signedIn('ROLE_USER');
  await signedIn('admin@acme.test', otherPage);
  const change = async (form: JobFormPage, fields: Record<string, string>): Promise<void> => {
    await form.editEntry(sku).click();
    const editor = form.editor(`Product mapping: ${sku}`);
    for (const [name, text] of Object.entries(fields)) await editor.getByRole('textbox', { name }).fill(text);
    await editor.getByRole('button', { name: 'Apply' }).click();
    await expect(editor).toBeHidden();
  };
  await mine.openConfiguration(CODE);
  await theirs.openConfiguration(CODE);

  await change(mine, { 'Alt-text metadata': 'title' });
  await change(theirs, { 'Image position metadata': 'rank' });
  await theirs.saveAndWait();
  await mine.saveAndWait();
  expect((await mappings())[0]).toMatchObject({ imageAltMetadata: 'title', imagePositionMetadata: 'rank' });

  await theirs.openConfiguration(CODE);
  await change(mine, { 'Alt-text metadata': 'caption', 'URL preset': 'large' });
  await change(theirs, { 'Alt-text metadata': 'headline', 'Image position metadata': 'place' });
  await theirs.saveAndWait();
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
  expect((await mappings())[0]).toMatchObject({
    imageAltMetadata: 'headline',
    imagePositionMetadata: 'place',
    urlPreset: 'large',
  });
});
