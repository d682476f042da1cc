import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/* Steps that prepare a screen before its picture is taken. */

export async function loadVersions(page: Page): Promise<void> {
  const load = page.getByRole('button', { name: /^Load the other/ }).first();
  const complete = page.getByText(/^Complete for all/);
  await load.or(complete).waitFor();
  if (await load.isVisible()) await load.click();
  await complete.waitFor();
}

export async function selectAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: /^Select all/ }).click();
}

export async function openChange(page: Page): Promise<void> {
  // Uses a different minute at each width, because the drafts of the previous picture still exist.
  const minute = (page.viewportSize()?.width ?? 0) % 59;
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByRole('combobox', { name: 'Schedule' }).selectOption('set');
  await page.getByRole('textbox', { name: 'Cron expression' }).fill(`${minute} 2 * * *`);
  await page.getByRole('combobox', { name: 'Error alert emails' }).selectOption('add');
  await page.getByRole('textbox', { name: 'Addresses' }).fill('shop@acme.test ');
}

export async function review(page: Page): Promise<void> {
  await selectAll(page);
  await openChange(page);
  await page.getByRole('button', { name: /^Make \d+ drafts$/ }).click();
  await page.getByText(/ will be sent$/).waitFor();
}

/** Changes two fields of the form, and opens the list of changes. */
export async function openChanges(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Label' }).fill('Packshots to the new PIM');
  await page.getByRole('textbox', { name: 'Description' }).fill('Approved packshots only');
  const button = page.getByRole('button', { name: 'Show changes' });
  const box = page.getByRole('button', { name: 'More actions' });
  await button.or(box).first().waitFor();
  // On a phone, the button is in the box that "More actions" opens.
  if (!(await button.isVisible())) await box.click();
  await button.click();
  await page.getByRole('dialog').waitFor();
}

/** The settings in an exported file. */
interface FileFields {
  readonly configuration: string;
}

/**
 * Exports the integration `from`, changes the fields in the file, and opens the import of the file into the integration
 * `to`.
 */
export async function importFile(
  page: Page,
  { from, to }: { from: string; to: string },
  change: (fields: FileFields) => object,
): Promise<void> {
  const download = page.waitForEvent('download');
  await page.goto(`/job_instance/${from}/view`);
  await moreAction(page, 'Export to a file');
  const text = await readFile(await (await download).path(), 'utf8');
  const { fields, ...file } = JSON.parse(text) as { fields: FileFields };
  await page.goto(`/job_instance/${to}/import`);
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'packshots.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...file, fields: change(fields) })),
  });
  await page.getByRole('table').waitFor();
}

export async function moreActions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
}

/** Presses an item of the menu "More actions". On a phone, the items are buttons in a box. */
export async function moreAction(page: Page, name: string): Promise<void> {
  await moreActions(page);
  await page.getByRole('menuitem', { name }).or(page.getByRole('button', { name })).click();
}

/**
 * Opens the sheet of keyboard shortcuts. Presses its key repeatedly, because the key works only after the palette has
 * loaded.
 */
export async function openShortcuts(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor({ timeout: 1_000 });
  }).toPass();
}
