import type { Page } from '@playwright/test';
import { control as setControl } from '../../fixtures/control';
import { REVOKED } from '../../fixtures/failing-runs';
import { DraftsPage } from '../../pages/drafts-page';
import { InstanceFormPage } from '../../pages/instance-form-page';
import { InstanceListPage } from '../../pages/instance-list-page';
import { Shell } from '../../pages/shell';
import { openChange } from '../prepare';
import type { Stage } from '../screen';
import { instancePath } from './configuration';

const DELETED = 'acme_bynder_media_to_akeneo_category_sync';

async function draft(page: Page, code: string, label: string): Promise<InstanceFormPage> {
  const form = new InstanceFormPage(page);
  await form.open(code);
  await form.label().fill(label);
  await form.status(/^Saved on this device/).waitFor();
  return form;
}

/**
 * Makes drafts in several states: begun, waiting to be sent, discarded, of an integration that was deleted on the
 * server, and of three integrations that were changed at once.
 */
export async function makeDrafts({ page, server, api }: Stage): Promise<void> {
  const drafts = new DraftsPage(page);
  await draft(page, 'acme_dummy', 'Test job, discarded');
  await drafts.open();
  await drafts.discard('Test job, discarded').click();
  await drafts.restore('Test job, discarded').waitFor();

  await draft(page, DELETED, 'Categories from media, shop');
  await (await api('ROLE_ADMIN')).delete(instancePath(DELETED));
  await page.getByRole('region', { name: 'The server no longer shows this integration' }).waitFor();
  await drafts.open();
  await drafts.sendNow('Categories from media, shop').click();
  await drafts.row('Categories from media, shop').getByText('The integration was deleted').waitFor();

  const list = new InstanceListPage(page);
  await list.open();
  await list.selectButton().click();
  for (const label of ['Brand images', 'Brands from media', 'Media rules'])
    await list.row(label).getByRole('checkbox').check();
  await openChange(page);
  await page.getByRole('button', { name: 'Make 3 drafts' }).click();
  await page.getByText(/ will be sent$/).waitFor();

  await setControl(server.url, 'faults', { rules: [{ kind: 'status', method: 'PATCH', status: 503 }] });
  const waiting = await draft(page, REVOKED.code, 'Product images to the outlet');
  await waiting.saveButton().click();
  await waiting.status(/^Waiting to be sent/).waitFor();
  await draft(page, 'acme_bynder_imatag_watermark', 'Watermark press images, 2027');
}

/** Opens the review of the three drafts and sends them, unless they have been sent already. */
export async function sendReview(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Review of 3/ }).click();
  const bar = page.getByRole('region', { name: 'What is sent' });
  const send = bar.getByRole('button', { name: 'Send 3 drafts' });
  const sending = bar.getByText(/^\d of 3 sent/);
  await send.or(sending).first().waitFor();
  if (await send.isVisible()) await send.click();
  await sending.waitFor();
}

/** Saves a draft without a connection, on a device that has stored every file of the console. */
export async function saveOffline({ page, server }: Stage): Promise<void> {
  await new Shell(page).isStored();
  const form = await draft(page, 'acme_dummy', 'Test job, nightly');
  await server.stop();
  await form.saveButton().click();
  await form.status(/^Waiting to be sent/).waitFor({ timeout: 60_000 });
}
