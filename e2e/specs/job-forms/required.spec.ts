import { expect, test } from '../../fixtures/console-test';
import { JobFormPage } from '../../pages/job-forms/job-form-page';
import { textControl } from '../../pages/job-forms/steps';

/** For each editor: the job, the button that opens the editor, the title of the editor, and its required fields. */
const EDITORS: [job: string, add: string, title: string, fields: string[]][] = [
  ['bynder_media_to_akeneo_asset_sync', 'Add mapping', 'Mapping', ['Asset family']],
  [
    'bynder_media_to_akeneo_asset_sync',
    'Add multibinding',
    'Multibinding',
    ['Name', 'Asset family', 'Identifiers', 'Separator'],
  ],
  [
    'bynder_media_to_akeneo_asset_sync',
    'Add reverse mapping',
    'Reverse mapping',
    ['Attribute code', 'Asset-service field code'],
  ],
  ['bynder_media_to_akeneo_ref_entity_sync', 'Add mapping', 'Mapping', ['Reference entity', 'Code metadata']],
  ['bynder_media_to_akeneo_category_sync', 'Add mapping', 'Mapping', ['Code metadata']],
  ['akeneo_product_to_bynder_property', 'Add value mapping', 'Value mapping', ['Attribute', 'Asset-service property']],
  [
    'bynder_to_akeneo_delete_assets',
    'Add delete mapping',
    'Delete mapping',
    ['Asset family', 'Attribute code of the asset id'],
  ],
  [
    'bynder_media_to_shopify_product_image_sync',
    'Add product mapping',
    'Product mapping',
    ['Product SKU metadata', 'Product metafields', 'URL preset'],
  ],
];

test('Apply marks empty required fields and focuses the first; Save leads to empty required fields', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new JobFormPage(page);
  await signedIn('ROLE_ADMIN');
  await test.step('Apply marks every empty required field, focuses the first and keeps the editor open', async () => {
    await form.startNew('required_fields', 'dummy');
    for (const [job, add, title, fields] of EDITORS) {
      await form.tab('General data').click();
      await form.jobType().selectOption(job);
      await form.tab('Configuration').click();
      await form.panel().getByRole('button', { name: add, exact: true }).first().click();
      const editor = form.editor(title);
      const field = (name: string) => textControl(editor, name);
      if (fields.includes('URL preset')) await field('URL preset').fill('');
      await editor.getByRole('button', { name: 'Apply', exact: true }).click();
      await expect(form.toasts().getByRole('alert')).toHaveText('Please fill all the required fields');
      await expect(editor.getByText('Is required', { exact: true })).toHaveCount(fields.length);
      for (const name of fields) await expect(field(name)).toHaveAccessibleDescription(/Is required/);
      await expect(field(fields[0] ?? '')).toBeFocused();
      await editor.getByRole('button', { name: 'Remove', exact: true }).click();
      await form.dialog().getByRole('button', { name: 'Confirm' }).click();
      await expect(editor).toBeHidden();
    }
  });
  await test.step('Save leads to an entry with an empty required field', async () => {
    await form.startNew('required_entry', 'bynder_to_akeneo_delete_assets');
    await form.json().fill('{"delete_akeneo_assets": [{"asset_family": "packshot", "bynder_id_attribute_code": ""}]}');
    await form.tab('General data').click();
    await form.saveButton().click();
    await expect(form.toasts().getByRole('alert')).toHaveText('Please fill all the required fields');
    await expect(form.editEntry('packshot')).toBeFocused();
    await form.editEntry('packshot').click();
    const code = textControl(form.editor('Delete mapping: packshot'), 'Attribute code of the asset id');
    await expect(code).toHaveAccessibleDescription(/Is required/);
    await code.fill('id');
    await form.editor('Delete mapping: packshot').getByRole('button', { name: 'Apply', exact: true }).click();
    await form.saveButton().click();
    await expect(page).toHaveURL(/\/job_instance\/required_entry\/edit$/);
  });
  await test.step('Save leads to an empty URL preset of the file section while this section is enabled', async () => {
    const existing = 'acme_bynder_media_to_shopify_product_image_sync';
    await form.openConfiguration(existing);
    const section = form.region('Assets to files');
    const preset = section.getByRole('textbox', { name: 'URL preset' });
    await section.getByRole('switch', { name: 'Enabled' }).check();
    await preset.fill('');
    await form.tab('General data').click();
    await form.saveButton().click();
    await expect(form.toasts().getByRole('alert')).toHaveText('Please fill all the required fields');
    await expect(preset).toBeFocused();
    await expect(preset).toHaveAccessibleDescription(/Is required/);
    await preset.fill('mini');
    await expect(preset).not.toHaveAccessibleDescription(/Is required/);
    await form.saveAndWait();
    const { body } = await (await api('ROLE_USER')).get<{ configuration: string }>(`/api/job_instances/${existing}`);
    expect(JSON.parse(body.configuration)).toMatchObject({ assetToFile: { enabled: true, urlPreset: 'mini' } });
  });
});
