import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { Bell } from '../../pages/bell';
import { ChangesPage } from '../../pages/changes-page';
import { ExecutionPage } from '../../pages/execution-page';
import { InstanceListPage } from '../../pages/instance-list-page';
import { InstanceViewPage } from '../../pages/instance-view-page';
import { Shell } from '../../pages/shell';
import { TrackerPage } from '../../pages/tracker-page';

test.use({ serviceWorkers: 'allow' });

const CODE = 'acme_dummy';
const LABEL = 'Test job';

test('views, the bell, the screen "What changed" and reports work without a connection', async ({
  page,
  signedIn,
  server,
}) => {
  const control = new ExecutionControl(server.url);
  const [bell, changes, execution] = [new Bell(page), new ChangesPage(page), new ExecutionPage(page)];
  const view = new InstanceViewPage(page);
  const [list, shell, tracker] = [new InstanceListPage(page), new Shell(page), new TrackerPage(page)];
  await control.pauseRunner();
  await signedIn('ROLE_CLIENT_ADMIN');
  await list.open();
  await shell.isStored();
  await page.getByRole('link', { name: 'What changed' }).click();
  await changes.loadVersions().first().click();
  await expect(changes.text(/^Complete for all \d+ integrations$/)).toBeVisible();
  const days = await changes.days().allTextContents();
  await tracker.open();
  await expect(shell.connection()).toContainText('Live');
  const failed = await control.createOne({ jobInstance: CODE, status: 'error' });
  await expect(bell.button('Notifications, 1 error')).toBeVisible({ timeout: 30_000 });
  await tracker.grid.idLink(failed).click();
  await expect(execution.head()).toContainText(LABEL);
  await page.goBack();
  await expect(tracker.grid.row(failed)).toBeVisible();
  await server.stop();
  await expect(shell.connection()).toContainText('Offline');

  await test.step('a view has its count and rows, can be saved, and can be exported to a file', async () => {
    // Waits for the views, because they and their keys appear after the rows.
    await expect(tracker.shownView()).toHaveText(/^All/);
    await page.keyboard.press('2');
    await expect(tracker.shownView()).toHaveText(/^Errors today \d+$/);
    const count = Number((await tracker.shownView().innerText()).replaceAll(/\D/g, ''));
    await expect(tracker.text(`${count} matching execution`)).toBeVisible();
    await expect(tracker.grid.row(failed)).toBeVisible();
    await tracker.pick('Type', 'Full');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+s');
    await page.getByRole('textbox', { name: 'Name' }).fill('Full errors');
    await page.keyboard.press('Enter');
    await expect(tracker.shownView()).toHaveText(/^Full errors \d+$/);
    await page.keyboard.press('2');
    await expect(tracker.shownView()).toHaveText(`Errors today ${count}`);
    await page.getByRole('button', { name: 'CSV: save the list' }).click();
    await page.getByRole('radio', { name: 'All columns' }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the file' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(count + 1);
  });

  await test.step('the bell lists the failed run', async () => {
    await bell.button('Notifications').click();
    await bell.event(LABEL).click();
    await expect(page).toHaveURL(`/job_execution/${failed}`);
  });

  await test.step('the report of a run is copied, with its link', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy report' }).first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`/job_execution/${failed}`);
  });

  await test.step('an integration can be watched', async () => {
    await view.open(CODE);
    await bell.watchButton().click();
    await page.reload();
    await expect(bell.watchingButton()).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the changes are listed and filtered', async () => {
    await shell.link('Integrations').click();
    await page.getByRole('link', { name: 'What changed' }).click();
    await expect(changes.days()).toHaveText(days);
    await changes.chip('Followed by an error').click();
    await expect(changes.rows().first()).toBeVisible();
  });
});
