import { expect, type Page } from '@playwright/test';
import { REVOKED, UNMAPPED } from '../../fixtures/failing-runs';
import { CopiesPage } from '../../pages/copies-page';
import { InstanceFormPage } from '../../pages/instance-form-page';
import { importFile } from '../prepare';
import type { Stage } from '../screen';
import { PACKSHOTS, changedConfiguration, changedText, instancePath, metadataLine, patch } from './configuration';

const [ACME, GLOBEX] = [`acme_${PACKSHOTS}`, `globex_${PACKSHOTS}`];

interface Shop {
  keyword?: string;
  assetToProduct: { urlPreset: string }[];
}

/** Saves three more versions of an integration that has two. Two people save them. */
export async function saveVersions({ api }: Stage): Promise<void> {
  const [admin, user] = [await api('ROLE_CLIENT_ADMIN'), await api('ROLE_USER')];
  const { body } = await admin.get<{ configuration: string }>(instancePath(REVOKED.code));
  const shop = JSON.parse(body.configuration) as Shop;
  const outlet = {
    ...shop,
    keyword: 'spring',
    assetToProduct: shop.assetToProduct.map((each) => ({ ...each, urlPreset: 'large' })),
  };
  await patch(admin, REVOKED.code, { errorAlertEmails: ['alerts@acme.test', 'shop@acme.test'] });
  await patch(user, REVOKED.code, { configuration: JSON.stringify(outlet, null, 2) });
  await patch(admin, REVOKED.code, { cronExpression: '0 4 * * *' });
}

/** Makes two integrations of the same job differ in many fields. Then copies one value to the second integration. */
export async function makeDifferent({ page, api }: Stage): Promise<void> {
  const root = await api('ROLE_ADMIN');
  await patch(root, GLOBEX, {
    label: 'Packshots to the PIM (outlet)',
    description: 'Approved packshots of the outlet.',
    cronExpression: '30 2 * * *',
    configuration: await changedConfiguration(root, GLOBEX, (configuration) => {
      configuration.mappings.pop();
      const [mapping] = configuration.mappings;
      mapping?.metadata.push(metadataLine('material', 'material'));
      mapping?.media_urls.splice(0, 1, { bynderMetadata: 'large', attribute: 'media' });
      configuration.assetWriterBatchSize = 100;
    }),
  });
  await page.goto(COMPARISON);
  await new CopiesPage(page).row('Description').getByRole('button', { name: 'Copy Description to B' }).click();
  await new CopiesPage(page).toasts().getByRole('button', { name: 'Undo' }).waitFor();
}

export const COMPARISON = `/job_instance/compare?a=${ACME}&b=${GLOBEX}`;

/** Causes conflicts: two people change the same three fields. Decides one of the conflicts. */
export async function disagree({ page, api }: Stage): Promise<void> {
  const form = new InstanceFormPage(page);
  const user = await api('ROLE_USER');
  await importFile(page, { from: ACME, to: ACME }, (fields) => ({
    ...fields,
    label: 'Packshots to the PIM, nightly',
    configuration: changedText(fields.configuration, (configuration) => {
      configuration.delta = false;
      configuration.assetWriterBatchSize = 100;
      const [condition] = configuration.mappings[0]?.conditions ?? [];
      if (condition !== undefined) condition.value = 'approved, final';
    }),
  }));
  await new CopiesPage(page).make().click();
  await form.status(/^Saved on this device/).waitFor();
  await patch(user, ACME, {
    label: 'Packshots PIM v2',
    description: 'Approved packshots and ambience pictures, every night at 02:00, without press images.',
    configuration: await changedConfiguration(user, ACME, (configuration) => {
      configuration.assetWriterBatchSize = 80;
      configuration.mappings[0]?.conditions.pop();
    }),
  });
  await form.saveButton().click();
  await form.side('Label', 'Mine').click();
  await form.status(/^1 of \d decided/).waitFor();
}

/** Gives an integration names that do not exist, and a schedule that other integrations have too. */
export async function makeFaulty({ api }: Stage): Promise<void> {
  const root = await api('ROLE_ADMIN');
  const crowd = ['dummy', 'bynder_rules', 'akeneo_product_to_bynder_property', 'bynder_to_akeneo_delete_assets'];
  for (const job of crowd) await patch(root, `acme_${job}`, { cronExpression: '0 2 * * *' });
  await patch(root, UNMAPPED.code, {
    cronExpression: '0 2 * * *',
    configuration: await changedConfiguration(root, UNMAPPED.code, (configuration) => {
      configuration.mappings[0]?.conditions.push({ field: 'season', operator: 'IN', value: ['spring', 'sumer'] });
    }),
  });
}

/** Opens the import preview of a file from another company. The file contains a name that the PIM does not have. */
export function previewImport(page: Page): Promise<void> {
  return importFile(page, { from: ACME, to: GLOBEX }, (fields) => ({
    ...fields,
    description: 'Approved packshots and ambience pictures, at 04:30.',
    cronExpression: '30 4 * * *',
    configuration: changedText(fields.configuration, ({ mappings: [mapping] }) => {
      mapping?.metadata.push(metadataLine('material', 'material'), metadataLine('season', 'saeson'));
      mapping?.conditions.pop();
    }),
  }));
}

/** Opens the list of names below a field. The editor of the entry may still be open from the previous width. */
export async function openNames(page: Page): Promise<void> {
  const editor = page.getByRole('dialog', { name: 'Mapping: packshot', exact: true });
  await expect(async () => {
    if (!(await editor.isVisible()))
      await page.getByRole('button', { name: 'packshot: edit', exact: true }).press('Enter', { timeout: 2_000 });
    await editor.waitFor({ timeout: 2_000 });
  }).toPass();
  const field = editor.getByRole('combobox', { name: 'Attribute', exact: true });
  // Uses the keyboard, because the pointer would highlight a second name in the list.
  if (!(await field.isVisible())) await editor.getByRole('button', { name: 'Metadata 2', exact: true }).press('Enter');
  await field.fill('mat');
  await field.press('e');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
}
