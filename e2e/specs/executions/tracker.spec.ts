import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { configured } from '../../fixtures/deployment';
import { ExecutionControl } from '../../fixtures/execution-control';
import { executionsAreStored } from '../../fixtures/stored-data';
import { TrackerPage } from '../../pages/tracker-page';

const COLUMNS = [
  'ID',
  'Job instance',
  'Created at',
  'Started at',
  'Finished at',
  'Duration',
  'Type',
  'Created by',
  'Status',
];

test('lists executions newest first, 30 a page, with their count', async ({ page, signedIn, server }) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'success', createdBy: 'admin@acme.test' });
  await signedIn('ROLE_USER');
  await tracker.open();
  await expect(tracker.title()).toBeVisible();
  await expect(tracker.grid.rows()).toHaveCount(30);
  await expect(tracker.grid.columns()).toHaveText(COLUMNS);
  const first = tracker.grid.rows().first();
  await expect(await tracker.grid.cell(first, 'ID')).toHaveText(String(id));
  await expect(await tracker.grid.cell(first, 'Job instance')).toHaveText('Test job');
  await expect(await tracker.grid.cell(first, 'Created at')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  await expect(await tracker.grid.cell(first, 'Type')).toHaveText('Full');
  await expect(await tracker.grid.cell(first, 'Created by')).toHaveText('admin@acme.test');
  await expect(await tracker.grid.cell(first, 'Status')).toHaveText('Success');
  await expect(tracker.text(/^[\d,]+ executions$/)).toBeVisible();
  const ids = await tracker.grid.ids();
  expect(ids).toEqual([...ids].sort((a, b) => b - a));

  await expect(tracker.pager()).toContainText(/1 to 30Page 1 of \d+/);
  await tracker.pageButton('Last page').click();
  await expect(page).toHaveURL(/page=\d+/);
  await expect(tracker.pager()).toContainText(/Page (\d+) of \1/);
  await expect(tracker.grid.idLink(id)).toBeHidden();
  await tracker.pageButton('First page').click();
  await expect(tracker.grid.row(id)).toBeVisible();
});

test('a failed execution says why below its name, in a higher row', async ({ page, signedIn }) => {
  const tracker = new TrackerPage(page);
  await signedIn('ROLE_ADMIN');
  await tracker.open();
  const reason = page.locator('[data-second-line]');
  const failed = tracker.grid.rows().filter({ has: reason }).first();
  await expect(await tracker.grid.cell(failed, 'Status')).toHaveText(/^Error/);
  const worked = tracker.grid.rows().filter({ hasNot: reason }).first();
  const height = async (row: Locator): Promise<number> => Math.round((await row.boundingBox())?.height ?? 0);
  await expect.poll(() => height(failed)).toBe(58);
  expect(await height(worked)).toBe(40);
  // Overflowing text is still part of the clickable row.
  const overhanging = failed.locator(reason);
  const width = (await overhanging.boundingBox())?.width ?? 0;
  await overhanging.click({ position: { x: width - 5, y: 10 } });
  await expect(page).toHaveURL(/job_execution/);
});

test('in the table of all companies durations have their usual one, days stick, and nothing is truncated', async ({
  page,
  signedIn,
  server,
}) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
  await signedIn('ROLE_ADMIN');
  await tracker.open();
  await expect(tracker.grid.days().first()).toHaveText(/^Today, \d\d\/\d\d\/\d{4}$/);
  await expect(tracker.grid.rows()).toHaveCount(30);
  await test.step('a known usual duration is next to the duration', async () => {
    const usual = tracker.grid.rows().getByText(/, usually \d/);
    await expect(usual.first()).toBeAttached();
    for (const cell of await tracker.grid.rows().filter({ has: usual }).all())
      await expect(await tracker.grid.cell(cell, 'Duration')).toHaveText(/^[\dhmins ]+, usually [\dhmins ]+$/);
  });
  await test.step('the heading of a day sticks below the table header', async () => {
    const [heading, table] = [tracker.grid.days().first(), tracker.grid.table()];
    expect(await heading.evaluate((cell) => cell.closest('tr')?.getBoundingClientRect().width)).toBeCloseTo(
      (await table.boundingBox())?.width ?? 0,
      0,
    );
    await page.mouse.wheel(0, 700);
    await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(48 + 33);
    await page.mouse.wheel(0, -700);
  });
  await test.step('the filter tells integrations with the same label apart by their company', async () => {
    await tracker.chip('Job instance').click();
    await page.getByRole('combobox').fill('media rules');
    const options = page.getByRole('option', { name: /^Media rules/ });
    await expect(options).toHaveCount(2);
    await expect(options.filter({ hasText: 'Acme Furniture' })).toHaveCount(1);
    await expect(options.filter({ hasText: 'Globex' })).toHaveCount(1);
    await page.keyboard.press('Escape');
  });
  await test.step('times and names of 40 characters are not truncated', async () => {
    for (const column of ['Created at', 'Started at', 'Finished at', 'Duration', 'Type']) {
      const cell = await tracker.grid.cell(tracker.grid.rows().filter({ hasText: 'Success' }).first(), column);
      const width = await cell.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element.querySelector('.numeric') ?? element);
        return { text: text.getBoundingClientRect().width, cell: element.clientWidth - 12 };
      });
      expect(width.text, column).toBeLessThanOrEqual(width.cell);
    }
    const cell = await tracker.grid.cell(tracker.grid.rows().first(), 'Job instance');
    const room = await cell.evaluate((element) => {
      const link = element.querySelector('a');
      if (link === null) return null;
      link.textContent = 'Product images of all brands to the shop';
      return { text: link.getBoundingClientRect().width, cell: element.clientWidth - 12 };
    });
    expect(room?.text).toBeLessThanOrEqual(room?.cell ?? 0);
  });
});

test('type and period filter on this device, in the address and for the next visit', async ({
  page,
  signedIn,
  server,
}) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  await signedIn('ROLE_ADMIN');
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(30);
  await tracker.pick('Type', 'Event');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/type=event/);
  await expect(tracker.text(/^[\d,]+ executions on this device$/)).toBeVisible();
  await expect(tracker.grid.rows().filter({ hasNotText: 'Event' })).toHaveCount(0);
  for (const row of await tracker.grid.rows().all())
    await expect(await tracker.grid.cell(row, 'Type')).toHaveText('Event');

  await tracker.clearFilters().click();
  await tracker.pick('Created at', 'Yesterday');
  await expect(page).toHaveURL(/created=/);
  await expect(tracker.grid.days()).toHaveText([/^Yesterday, /]);
  await tracker.pick('Type', 'Delta');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Execution tracker' }).click();
  await expect(page).toHaveURL(/type=delta/);
  await expect(tracker.chip('Created at')).toHaveText(/Yesterday/);
});

test('only the super administrator sees companies and may filter by them', async ({ page, signedIn }) => {
  const tracker = new TrackerPage(page);
  await signedIn('ROLE_ADMIN');
  await tracker.open();
  await expect(tracker.grid.columns()).toHaveText([...COLUMNS.slice(0, 2), 'Company', ...COLUMNS.slice(2)]);
  await tracker.chip('Company').click();
  await tracker.search('Company').fill('glob');
  await tracker.option('Globex').click();
  await page.keyboard.press('Escape');
  await expect(tracker.text(/^[\d,]+ matching executions$/)).toBeVisible();
  await expect(page).toHaveURL(/company=globex/);
  for (const row of await tracker.grid.rows().all())
    await expect(await tracker.grid.cell(row, 'Company')).toHaveText('Globex');
});

test('filters by status and instance; the URL and the next visit keep them', async ({ page, signedIn, server }) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const stopped = await control.createOne({ jobInstance: 'acme_dummy', status: 'stopped' });
  const other = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
  await signedIn('ROLE_USER');
  await tracker.open();
  await expect(tracker.grid.row(other)).toBeVisible();
  await tracker.pick('Status', 'Stopped');
  await tracker.option('Error').click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=stopped&status=error/);
  await expect(tracker.grid.row(other)).toBeHidden();
  await expect(tracker.chip('Status')).toHaveText(/Stopped, Error/);
  await tracker.chip('Job instance').click();
  await tracker.search('Job instance').fill('test job');
  await tracker.option('Test job').click();
  await expect(page).toHaveURL(/jobInstance=acme_dummy/);
  await expect(tracker.grid.row(stopped)).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Execution tracker' }).click();
  await expect(page).toHaveURL(/jobInstance=acme_dummy/);
  await expect(tracker.chip('Job instance')).toHaveText(/Test job/);
  await tracker.clearFilters().click();
  await expect(page).toHaveURL(/execution_tracker$/);
  await expect(tracker.grid.row(other)).toBeVisible();
});

test('Back shows the list as it was before the filter, Forward the filter again', async ({
  page,
  signedIn,
  server,
}) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const other = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
  await signedIn('ROLE_USER');
  await page.goto('/');
  await page.getByRole('link', { name: 'Execution tracker' }).click();
  await expect(tracker.grid.row(other)).toBeVisible();
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
  await expect(page).toHaveURL(/:\d+\/$/);
  // A new visit restores the filter.
  await page.getByRole('link', { name: 'Execution tracker' }).click();
  await expect(page).toHaveURL(/status=stopped/);
});

test('administrators filter by who created an execution, users do not', async ({ page, signedIn, server }) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const mine = await control.createOne({ jobInstance: 'acme_dummy', status: 'success', createdBy: 'user@acme.test' });
  const other = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
  await signedIn('ROLE_USER');
  await tracker.open();
  await expect(tracker.grid.row(other)).toBeVisible();
  await expect(tracker.chip('Created by')).toBeHidden();

  await signedIn('ROLE_CLIENT_ADMIN');
  await tracker.open();
  await tracker.chip('Created by').click();
  await tracker.search('Created by').fill('user@');
  await tracker.option('user@acme.test').click();
  await expect(page).toHaveURL(/createdBy=user%40acme.test/);
  await expect(tracker.grid.row(mine)).toBeVisible();
  await expect(tracker.grid.row(other)).toBeHidden();
});

test('a filter from a colleague’s link has its chip, even for a person who is not offered that filter', async ({
  page,
  signedIn,
}) => {
  const tracker = new TrackerPage(page);
  await signedIn('ROLE_USER');
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(30);
  const chip = page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: /^Created by/ });
  await expect(chip).toHaveCount(0);
  await tracker.open('?createdBy=admin%40acme.test');
  await expect(chip).toContainText('admin@acme.test');
});

test('a filter without matches lists the filters and a button that clears them', async ({ page, signedIn }) => {
  const tracker = new TrackerPage(page);
  await signedIn('ROLE_CLIENT_ADMIN');
  await tracker.open('?createdBy=nobody%40acme.test');
  await expect(tracker.text('Nothing matches these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(tracker.grid.rows()).toHaveCount(30);
});

test('without executions, the tracker shows a message', async ({ page, signedIn, server }) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.setFaults({
    kind: 'json',
    path: '^/api/job_executions\\?',
    body: { '@type': 'hydra:Collection', 'hydra:member': [], 'hydra:totalItems': 0 },
  });
  await signedIn('ROLE_USER');
  await tracker.open();
  await expect(tracker.text('no job executions yet')).toBeVisible();
});

test('a later page does not move while new executions arrive', async ({ page, signedIn, server }) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  await signedIn('ROLE_USER');
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(30);
  const [newest] = await tracker.grid.ids();
  await tracker.pageButton('Page 2').click();
  await expect(page).toHaveURL(/page=2/);
  // The rows of page 1 stay visible until page 2 is read.
  await expect.poll(() => tracker.grid.ids()).not.toContain(newest);
  await expect(tracker.grid.rows()).toHaveCount(30);
  const before = await tracker.grid.ids();
  const arrived = await control.create({ jobInstance: 'acme_dummy', status: 'success', count: 3 });
  await expect(tracker.newRows()).toHaveText('3 new');
  expect(await tracker.grid.ids()).toEqual(before);
  await tracker.newRows().click();
  for (const id of arrived) await expect(tracker.grid.row(id)).toBeVisible();
});

test('without the backend, the cached list stays, and a message replaces data that is not on the device @service-worker', async ({
  page,
  signedIn,
  server,
}) => {
  const tracker = new TrackerPage(page);
  await signedIn('ROLE_CLIENT_ADMIN');
  await tracker.open();
  await expect(tracker.text(/^[\d,]+ executions$/)).toBeVisible();
  const ids = await tracker.grid.ids();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.stop();
  await page.reload();
  await expect(tracker.grid.rows()).toHaveCount(30);
  expect(await tracker.grid.ids()).toEqual(ids);

  await tracker.chip('Created by').click();
  await tracker.search('Created by').fill('someone@acme.test');
  await tracker.option('someone@acme.test').click();
  await expect(page).toHaveURL(/createdBy=someone%40acme.test/);
  await expect(tracker.text('Nothing matches these filters')).toBeVisible();
});

test('speaks French', async ({ page, signedIn }) => {
  await signedIn('ROLE_USER');
  await page.evaluate(() => localStorage.setItem('locale', 'fr'));
  await page.goto('/execution_tracker');
  await expect(page.getByRole('heading', { level: 1, name: 'Suivi des exécutions' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'ID',
    'Instance de job',
    'Créée le',
    'Démarrée le',
    'Terminée le',
    'Durée',
    'Type',
    'Créée par',
    'Statut',
  ]);
});

test('executions older than the window are read from the server, and the page says where they are from @service-worker', async ({
  page,
  signedIn,
  server,
  dist,
}) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  await signedIn('ROLE_ADMIN');
  server.deploy(await configured(dist, { windowRows: 100, windowDays: 1 }));
  await tracker.open();
  // All of them, not only those of the window.
  await expect(tracker.text(/^400 executions$/)).toBeVisible();
  await tracker.pageButton('Last page').click();
  await expect(tracker.text(/^[\d,]+ executions · read from the server$/)).toBeVisible();
  await expect(tracker.grid.row(1)).toBeVisible();

  await tracker.open('?status=stopped');
  await expect(tracker.text(/matching executions · read from the server$/)).toBeVisible();
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'stopped' });
  await expect(tracker.grid.row(id)).toBeVisible();

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.stop();
  await tracker.open('?page=9');
  await expect(tracker.text('These executions are not on this device')).toBeVisible({ timeout: 45_000 });
});

test('a row opens its execution; it is one stop of the Tab key, and arrow keys lead to the integration', async ({
  page,
  signedIn,
}) => {
  const tracker = new TrackerPage(page);
  await signedIn('ROLE_USER');
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(30);
  const ids = await tracker.grid.ids();
  const [first = 0, second = 0] = ids;
  const integration = (await tracker.grid.cell(tracker.grid.row(first), 'Job instance')).getByRole('link');
  await expect(integration).toHaveAttribute('href', /^\/job_instance\/[^/]+\/view$/);
  await tracker.grid.idLink(first).focus();
  await page.keyboard.press('Tab');
  await expect(tracker.grid.idLink(second)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(tracker.grid.idLink(first)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tracker.grid.row(first).getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/job_instance\/.+\/view/);
  await page.goBack();
  await (await tracker.grid.cell(tracker.grid.row(first), 'Type')).click();
  await expect(page).toHaveURL(`/job_execution/${first}`);
});

test('the status filter shows icons and counts, and counts nothing beside other filters', async ({
  page,
  signedIn,
  server,
}) => {
  const tracker = new TrackerPage(page);
  await new ExecutionControl(server.url).pauseRunner();
  await signedIn('ROLE_USER');
  await tracker.open();
  await expect(tracker.text(/^[\d,]+ executions$/)).toBeVisible();
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

test('toasts and reasons leave the page numbers free', async ({ page, signedIn }) => {
  const tracker = new TrackerPage(page);
  await signedIn('ROLE_USER');
  // Opens a screen that this person may not use.
  await page.goto('/companies');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  await expect(toast).toBeVisible();
  await page.getByRole('link', { name: 'Execution tracker' }).click();
  await expect(tracker.grid.rows()).toHaveCount(30);
  await expect(toast).toBeVisible();
  const [numbers, card] = [await tracker.pager().boundingBox(), await toast.locator('xpath=..').boundingBox()];
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(numbers?.y ?? 0);
});

test('the filter by creator asks a server that sends creators as ids', async ({ page, signedIn, server }) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  await control.setFaults(
    { kind: 'iri-people', path: '^/api/job_executions' },
    { kind: 'status', status: 403, path: '^/api/users/', body: {} },
  );
  await control.create({ jobInstance: 'acme_dummy', status: 'success', createdBy: 'user@acme.test', count: 3 });
  await signedIn('ROLE_CLIENT_ADMIN');
  await tracker.open();
  await expect(tracker.grid.rows().first()).toContainText('A person');
  await executionsAreStored(page);
  await page.goto('/execution_tracker?createdBy=user%40acme.test');
  await expect(tracker.grid.rows().nth(2)).toContainText('A person');
});
