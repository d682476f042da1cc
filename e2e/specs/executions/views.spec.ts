import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';
import { TrackerPage } from '../../pages/tracker-page';

const ADA = { email: 'user@acme.test', password: 'Console-2026' };

test('a view counts its executions, can be changed, saved and exported as CSV, has an address, and survives a sign-out', async ({
  page,
  signedIn,
  server,
}) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const failed = await control.createOne({ jobInstance: 'acme_dummy', status: 'error', createdBy: ADA.email });
  await signedIn('ROLE_USER');
  await tracker.open();

  await test.step('the count of a view equals the count of its list, and changes with the list', async () => {
    await expect(tracker.shownView()).toHaveText(/^All [\d,]+$/);
    await page.keyboard.press('2');
    await expect(page).toHaveURL(/view=errors-today&status=error&created=today$/);
    await expect(tracker.shownView()).toHaveText(/^Errors today \d+$/);
    const before = Number((await tracker.shownView().innerText()).replaceAll(/\D/g, ''));
    await expect(tracker.text(`${before} matching execution`)).toBeVisible();
    await control.createOne({ jobInstance: 'acme_dummy', status: 'error', createdBy: ADA.email });
    await expect(tracker.view(`Errors today ${before + 1}`)).toBeVisible();
    await expect(tracker.grid.row(failed)).toBeVisible();
  });

  await test.step('a changed view can be saved under a new name', async () => {
    await tracker.pick('Type', 'Full');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Columns' }).click();
    await tracker.column('Job').check();
    await tracker.column('Started at').uncheck();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 changes, not saved')).toBeVisible();
    await page.keyboard.press('Control+s');
    await page.getByRole('textbox', { name: 'Name' }).fill('Full errors');
    await page.keyboard.press('Enter');
    await expect(tracker.shownView()).toHaveText(/^Full errors \d+$/);
    await expect(page.getByText('not saved')).toHaveCount(0);
    await expect(tracker.grid.columns()).toHaveText([
      'ID',
      'Job instance',
      'Created at',
      'Finished at',
      'Duration',
      'Type',
      'Created by',
      'Status',
      'Job',
    ]);
  });

  await test.step('the CSV file contains all rows of the list', async () => {
    await page.getByRole('button', { name: 'CSV: save the list' }).click();
    await page.getByRole('radio', { name: 'All columns' }).check();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the file' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^executions-\d{4}-\d\d-\d\d-\d{4}\.csv$/);
    const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(head).toMatch(/^\uFEFF?ID,Job instance,.*,Error message$/);
    await expect(tracker.shownView()).toHaveText(`Full errors ${lines.length}`);
    expect(lines.some((line) => line.startsWith(`${failed},Test job,`))).toBe(true);
  });

  const address = page.url();
  await test.step('a saved view survives a sign-out; for another person, its address opens a view that is not their own', async () => {
    await new Shell(page).signOut(ADA.email);
    await new LoginPage(page).signIn({ email: 'admin@acme.test', password: ADA.password });
    await expect(new Shell(page).title()).toHaveText('Dashboard');
    await page.goto(address);
    await expect(page.getByText('Opened by its address. Not in your views.')).toBeVisible();
    await expect(tracker.grid.row(failed)).toBeVisible();
    await expect(tracker.shownView()).toHaveText(/^Full errors/);
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByText('Opened by its address')).toHaveCount(0);

    await new Shell(page).signOut('admin@acme.test');
    await new LoginPage(page).signIn(ADA);
    await expect(new Shell(page).title()).toHaveText('Dashboard');
    await tracker.open();
    await expect(tracker.view('Full errors')).toHaveCount(1);
  });

  await test.step('a deleted view comes back with Undo', async () => {
    await tracker.view('Full errors').click();
    await page.getByRole('button', { name: 'Menu of the view Full errors' }).click();
    await page.getByRole('menuitem', { name: 'Delete view' }).click();
    await expect(tracker.view('Full errors')).toHaveCount(0);
    await new Shell(page).toasts().getByRole('button', { name: 'Undo' }).click();
    await expect(tracker.view('Full errors')).toHaveCount(1);
  });
});
