import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { configured } from '../../fixtures/deployment';
import { ExecutionControl } from '../../fixtures/execution-control';
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

test('the list shows the newest executions first, page by page, while new ones arrive; a row opens its execution', async ({
  page,
  signedIn,
  server,
}) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'success', createdBy: 'admin@acme.test' });
  await signedIn('ROLE_USER');
  await test.step('the toast about a screen that this person may not use does not cover the page numbers', async () => {
    await page.goto('/companies');
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
    await expect(toast).toBeVisible();
    await page.getByRole('link', { name: 'Execution tracker' }).click();
    await expect(tracker.grid.rows()).toHaveCount(30);
    await expect(toast).toBeVisible();
    const [numbers, card] = [await tracker.pager().boundingBox(), await toast.locator('xpath=..').boundingBox()];
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(numbers?.y ?? 0);
  });

  await test.step('a page has 30 executions, newest first, and the screen shows the number of all executions', async () => {
    await expect(tracker.title()).toBeVisible();
    await expect(tracker.grid.columns()).toHaveText(COLUMNS);
    const first = tracker.grid.rows().first();
    await expect(await tracker.grid.cell(first, 'ID')).toHaveText(String(id));
    await expect(await tracker.grid.cell(first, 'Job instance')).toHaveText('Test job');
    await expect(await tracker.grid.cell(first, 'Created at')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
    await expect(await tracker.grid.cell(first, 'Type')).toHaveText('Full');
    await expect(await tracker.grid.cell(first, 'Created by')).toHaveText('admin@acme.test');
    await expect(await tracker.grid.cell(first, 'Status')).toHaveText('Success');
    await expect(tracker.total()).toBeVisible();
    const ids = await tracker.grid.ids();
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  await test.step('the page buttons lead to the end of the list and back', async () => {
    await expect(tracker.pager()).toContainText(/1 to 30Page 1 of \d+/);
    await tracker.pageButton('Last page').click();
    await expect(page).toHaveURL(/page=\d+/);
    await expect(tracker.pager()).toContainText(/Page (\d+) of \1/);
    await expect(tracker.grid.idLink(id)).toBeHidden();
    await tracker.pageButton('First page').click();
    await expect(tracker.grid.row(id)).toBeVisible();
  });

  await test.step('a later page does not move while new executions arrive', async () => {
    await tracker.pageButton('2').click();
    await expect(page).toHaveURL(/page=2/);
    // The rows of page 1 stay visible until page 2 is read.
    await expect.poll(() => tracker.grid.ids()).not.toContain(id);
    await expect(tracker.grid.rows()).toHaveCount(30);
    const before = await tracker.grid.ids();
    const arrived = await control.create({ jobInstance: 'acme_dummy', status: 'success', count: 3 });
    await expect(tracker.newRows()).toHaveText('3 new');
    expect(await tracker.grid.ids()).toEqual(before);
    await tracker.newRows().click();
    for (const each of arrived) await expect(tracker.grid.row(each)).toBeVisible();
  });

  await test.step('a row is one Tab stop, and arrow keys lead to the link of its integration', async () => {
    const [first = 0, second = 0] = await tracker.grid.ids();
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
});

test('the tracker of all companies has a column and a filter for companies, and shows reasons, usual durations and sticky day headings', async ({
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
  await expect(tracker.grid.days().first()).toHaveText(/^Today, \d\d\/\d\d\/\d{4} \d+ executions?(, |$)/);
  await expect(tracker.grid.rows()).toHaveCount(30);
  await expect(tracker.grid.columns()).toHaveText([...COLUMNS.slice(0, 2), 'Company', ...COLUMNS.slice(2)]);
  const failed = tracker.grid
    .rows()
    .filter({ has: page.locator('[data-second-line]') })
    .first();
  await test.step('a usual duration that is known is shown next to the duration', async () => {
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
  await test.step('the list can be filtered by company', async () => {
    await tracker.chip('Company').click();
    await tracker.search('Company').fill('glob');
    await tracker.option('Globex').click();
    await page.keyboard.press('Escape');
    await expect(tracker.text(/^[\d,]+ matching executions$/)).toBeVisible();
    await expect(page).toHaveURL(/company=globex/);
    for (const row of await tracker.grid.rows().all())
      await expect(await tracker.grid.cell(row, 'Company')).toHaveText('Globex');
    await tracker.clearFilters().click();
    await expect(page).not.toHaveURL(/company=/);
    await expect(tracker.grid.rows()).toHaveCount(30);
  });
  await test.step('times and names of 40 characters are not truncated', () => expectWholeTexts(tracker));
  await test.step('a failed execution shows its reason below its name, in a higher row', async () => {
    await expect(await tracker.grid.cell(failed, 'Status')).toHaveText(/^Error/);
    const worked = tracker.grid
      .rows()
      .filter({ hasNot: page.locator('[data-second-line]') })
      .first();
    const height = async (row: Locator): Promise<number> => Math.round((await row.boundingBox())?.height ?? 0);
    await expect.poll(() => height(failed)).toBe(58);
    expect(await height(worked)).toBe(40);
    // Text that extends beyond its cell is still part of the clickable row.
    const overhanging = failed.locator('[data-second-line]');
    const width = (await overhanging.boundingBox())?.width ?? 0;
    await overhanging.click({ position: { x: width - 5, y: 10 } });
    await expect(page).toHaveURL(/job_execution/);
  });
});

/** Checks that the cells of the table are wide enough for times, and for names of 40 characters. */
async function expectWholeTexts({ grid }: TrackerPage): Promise<void> {
  for (const column of ['Created at', 'Started at', 'Finished at', 'Duration', 'Type']) {
    const cell = await grid.cell(grid.rows().filter({ hasText: 'Success' }).first(), column);
    // Tries repeatedly, because a row that was just replaced has no width.
    await expect(async () => {
      const width = await cell.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element.querySelector('.numeric') ?? element);
        return { text: text.getBoundingClientRect().width, cell: element.clientWidth - 12 };
      });
      expect(width.text, column).toBeGreaterThan(0);
      expect(width.text, column).toBeLessThanOrEqual(width.cell);
    }).toPass({ timeout: 10_000 });
  }
  const cell = await grid.cell(grid.rows().first(), 'Job instance');
  const room = await cell.evaluate((element) => {
    const link = element.querySelector('a');
    if (link === null) return null;
    link.textContent = 'Product images of all brands to the shop';
    return { text: link.getBoundingClientRect().width, cell: element.clientWidth - 12 };
  });
  expect(room?.text).toBeLessThanOrEqual(room?.cell ?? 0);
}

test('executions older than the window are read from the server, and the page says so @service-worker', async ({
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
  // Counts all executions, not only those in the window.
  await expect(tracker.text(/^400 executions$/)).toBeVisible();
  await tracker.pageButton('Last page').click();
  await expect(tracker.text(/^[\d,]+ executions\s· read from the server$/)).toBeVisible();
  await expect(tracker.grid.row(1)).toBeVisible();

  await tracker.open('?status=stopped');
  await expect(tracker.text(/matching executions\s· read from the server$/)).toBeVisible();
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'stopped' });
  await expect(tracker.grid.row(id)).toBeVisible();

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.stop();
  await tracker.open('?page=9');
  await expect(tracker.text('These executions are not on this device')).toBeVisible({ timeout: 45_000 });
});
