import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { Shell } from '../../pages/shell';
import { TrackerPage } from '../../pages/tracker-page';

test('filters by status and instance show counts; Back, Forward, the next visit and links restore them', async ({
  page,
  signedIn,
  server,
}) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const stopped = await control.createOne({ jobInstance: 'acme_dummy', status: 'stopped' });
  const other = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
  await signedIn('ROLE_USER');
  await page.goto('/drafts');
  await page.getByRole('link', { name: 'Execution tracker' }).click();
  await expect(tracker.grid.row(other)).toBeVisible();
  await test.step('Back shows the list without the filter, and Forward restores the filter', async () => {
    await tracker.pick('Status', 'Stopped');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/status=stopped/);
    await expect(tracker.grid.row(other)).toBeHidden();
    await page.goBack();
    await expect(tracker.grid.row(other)).toBeVisible();
    await expect(page).not.toHaveURL(/status/);
    await page.goForward();
    await expect(tracker.grid.row(other)).toBeHidden();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/drafts$/);
    // A new visit restores the filter.
    await page.getByRole('link', { name: 'Execution tracker' }).click();
    await expect(page).toHaveURL(/status=stopped/);
  });

  await test.step('the address and the next visit keep several filters', async () => {
    await expect(tracker.grid.row(stopped)).toBeVisible();
    await tracker.pick('Status', 'Error');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/status=stopped&status=error/);
    await expect(tracker.grid.row(other)).toBeHidden();
    await expect(tracker.chip('Status')).toHaveText(/Stopped, Error/);
    await tracker.chip('Job instance').click();
    await tracker.search('Job instance').fill('test job');
    await tracker.option('Test job').click();
    await expect(page).toHaveURL(/jobInstance=acme_dummy/);
    await expect(tracker.grid.row(stopped)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Integrations' }).click();
    await page.getByRole('link', { name: 'Execution tracker' }).click();
    await expect(page).toHaveURL(/jobInstance=acme_dummy/);
    await expect(tracker.chip('Job instance')).toHaveText(/Test job/);
    await tracker.clearFilters().click();
    await expect(page).toHaveURL(/execution_tracker$/);
    await expect(tracker.grid.row(other)).toBeVisible();
  });

  await test.step('the status filter shows icons and counts, but no counts while another filter is active', async () => {
    await expect(tracker.total()).toBeVisible();
    await tracker.chip('Status').click();
    // A short list has no search field, so the list itself has the focus.
    await expect(page.getByRole('listbox', { name: 'Status' })).toBeFocused();
    await expect(tracker.option('Error').locator('svg')).toHaveCount(2);
    await expect(tracker.option('Error')).toHaveText(/^Error[\d,]+$/);
    const count = (await tracker.option('Error').innerText()).match(/[\d,]+/)?.[0];
    await tracker.option('Error').click();
    await page.keyboard.press('Escape');
    await expect(tracker.text(`${count} matching executions`)).toBeVisible();
    await tracker.pick('Type', 'Delta');
    await page.keyboard.press('Escape');
    await tracker.chip('Status').click();
    await expect(tracker.option('Error')).toHaveText('Error');
  });

  await test.step('a link from a colleague shows the chip of its filter, even to a person who is not offered that filter', async () => {
    await page.keyboard.press('Escape');
    await tracker.clearFilters().click();
    await expect(tracker.grid.row(other)).toBeVisible();
    await expect(tracker.chip('Created by')).toHaveCount(0);
    await tracker.open('?createdBy=admin%40acme.test');
    await expect(tracker.chip('Created by')).toContainText('admin@acme.test');
  });

  await test.step('the screen is in French', async () => {
    await page.evaluate(() => localStorage.setItem('locale', 'fr'));
    await page.goto('/execution_tracker');
    await expect(page.getByRole('heading', { level: 1, name: 'Suivi des exécutions' })).toBeVisible();
    const french = ['ID', 'Instance de job', 'Créée le', 'Démarrée le', 'Terminée le', 'Durée', 'Type'];
    await expect(page.getByRole('columnheader')).toHaveText([...french, 'Créée par', 'Statut']);
  });
});

test('an administrator filters by who created an execution', async ({ page, signedIn, server }) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const mine = await control.createOne({ jobInstance: 'acme_dummy', status: 'success', createdBy: 'user@acme.test' });
  const other = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
  await signedIn('ROLE_CLIENT_ADMIN');
  await test.step('the filter shows only the executions of one person', async () => {
    await tracker.open();
    await expect(tracker.grid.row(other)).toBeVisible();
    await pickCreator(tracker, 'user@', 'user@acme.test');
    await expect(tracker.grid.row(mine)).toBeVisible();
    await expect(tracker.grid.row(other)).toBeHidden();
  });

  await test.step('a filter without matches lists the filters and a button that clears them', async () => {
    await tracker.open('?createdBy=nobody%40acme.test');
    await expect(tracker.text('Nothing matches these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(tracker.grid.rows()).toHaveCount(30);
  });
});

test('offline, the cached list stays, and a message replaces data that is not on the device @service-worker', async ({
  page,
  signedIn,
  server,
}) => {
  const tracker = new TrackerPage(page);
  await signedIn('ROLE_CLIENT_ADMIN');
  await tracker.open();
  await expect(tracker.total()).toBeVisible();
  const ids = await tracker.grid.ids();
  await new Shell(page).isStored();
  await server.stop();
  await page.reload();
  await expect(tracker.grid.rows()).toHaveCount(30);
  expect(await tracker.grid.ids()).toEqual(ids);
  await pickCreator(tracker, 'someone@acme.test', 'someone@acme.test');
  await expect(tracker.text('Nothing matches these filters')).toBeVisible();
});

/** Filters by the creator `email`, who is found with the text `typed`. */
async function pickCreator(tracker: TrackerPage, typed: string, email: string): Promise<void> {
  await tracker.chip('Created by').click();
  await tracker.search('Created by').fill(typed);
  await tracker.option(email).click();
  await tracker.page.keyboard.press('Escape');
  await expect(tracker.page).toHaveURL(new RegExp(`createdBy=${email.replace('@', '%40')}`));
}
