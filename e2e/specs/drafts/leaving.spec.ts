import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { DraftsPage } from '../../pages/drafts-page';
import { InstanceFormPage } from '../../pages/instance-form-page';
import { JobFormPage } from '../../pages/job-forms/job-form-page';

const CODE = 'acme_dummy';

/** Blocks all writes of drafts until the browser leaves the page, as on a very slow device. */
async function holdDrafts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const found = await indexedDB.databases();
    const { name = '' } = found.find((each) => each.name?.startsWith('drafts:')) ?? {};
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    const { objectStoreNames } = database;
    const stores = database.transaction([...objectStoreNames], 'readwrite');
    const goOn = (): void => {
      stores.objectStore('drafts').count().onsuccess = goOn;
    };
    goOn();
  });
}

/** The keys of the entries in the unload journal. */
const notes = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':last-keys:')));

test('keystrokes and an open entry that were not on disk when the page closed are restored, once', async ({
  page,
  signedIn,
}) => {
  const form = new InstanceFormPage(page);
  const job = new JobFormPage(page);
  await signedIn('ROLE_USER');
  await test.step('keystrokes in a field are restored', async () => {
    await form.open(CODE);
    await form.label().fill('On disk');
    await expect(form.status(/^Saved on this device/)).toBeVisible();
    await holdDrafts(page);
    await form.label().pressSequentially(' and not on disk');
    await page.reload();
    await expect(form.label()).toHaveValue('On disk and not on disk');
    await expect(form.status(/^Saved on this device/)).toBeVisible();
    expect(await form.drafts()).toMatchObject([
      { value: { label: 'On disk and not on disk' }, base: { label: 'Test job' } },
    ]);
    await expect.poll(() => notes(page)).toEqual([]);
    await form.label().fill('Changed since');
    await page.reload();
    await expect(form.label()).toHaveValue('Changed since');
  });
  await test.step('an open entry is restored', async () => {
    await job.openConfiguration('acme_bynder_rules');
    await job.editEntry('Approved means public').click();
    const editor = job.editor('Rule: Approved means public');
    await editor.getByRole('textbox', { name: 'Label' }).fill('Half');
    await expect.poll(() => job.unfinished('openEntries')).toHaveLength(1);
    await holdDrafts(page);
    await editor.getByRole('textbox', { name: 'Label' }).fill('Half a name');
    await page.reload();
    await expect(editor.getByRole('textbox', { name: 'Label' })).toHaveValue('Half a name');
    await expect.poll(() => notes(page)).toEqual([]);
  });
});

test('after a tab is left, the first keystrokes of its draft appear in another open tab, which keeps its own edits', async ({
  page,
  context,
  signedIn,
}) => {
  const form = new InstanceFormPage(page);
  await signedIn('ROLE_USER');
  const other = await context.newPage();
  const otherForm = new InstanceFormPage(other);
  await otherForm.open(CODE);
  await expect(otherForm.label()).toHaveValue('Test job');
  await form.open(CODE);
  await expect(form.label()).toHaveValue('Test job');
  await holdDrafts(page);
  await form.label().fill('First keys');
  await page.goto('about:blank');
  await otherForm.description().fill('Of the other tab');
  await expect(otherForm.label()).toHaveValue('First keys');
  await new DraftsPage(other).open();
  await expect(new DraftsPage(other).row('First keys')).toBeVisible();
  expect(await otherForm.drafts()).toMatchObject([{ value: { label: 'First keys', description: 'Of the other tab' } }]);
  expect(await notes(other)).toEqual([]);
});
