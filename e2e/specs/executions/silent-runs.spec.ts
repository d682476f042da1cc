import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { DashboardPage } from '../../pages/dashboard-page';
import { ExecutionPage } from '../../pages/execution-page';
import { InstanceListPage } from '../../pages/instance-list-page';
import { InstanceViewPage } from '../../pages/instance-view-page';

const CODE = 'acme_dummy';
const LABEL = 'Test job';
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** How many items the earlier, successful runs of the integration processed, oldest first. */
const ITEMS = [388, 402, 415, 397, 421, 406, 411, 399];
/** How many of the earlier runs are opened. Five runs with known items are enough for a usual range. */
const OPENED = 5;
const NOTHING = /^Worked, but processed nothing \(usually about 410\)$/;
const RULE = /^Less than a tenth of the usual minimum/;

test('every screen points out a run that worked but processed nothing, and a run that is late', async ({
  page,
  signedIn,
  server,
}) => {
  const control = new ExecutionControl(server.url);
  const [dashboard, list] = [new DashboardPage(page), new InstanceListPage(page)];
  const [view, execution] = [new InstanceViewPage(page), new ExecutionPage(page)];
  await control.pauseRunner();
  const now = Date.now();
  const worked = (createdAt: number, processed: number) =>
    control.createOne({
      jobInstance: CODE,
      status: 'success',
      delta: true,
      createdAt: new Date(createdAt).toISOString(),
      summary: { processed },
    });
  const runs: number[] = [];
  for (const [index, items] of ITEMS.entries()) runs.push(await worked(now - (ITEMS.length - index) * DAY_MS, items));
  const silent = await worked(now - 5 * MINUTE_MS, 0);
  await signedIn('ROLE_USER');

  await test.step('the device stores the number of items of the runs that a person opens', async () => {
    await view.open(CODE);
    await expect(page.getByText(/items not on this device/)).toBeVisible();
    for (const id of [...runs.slice(-OPENED), silent]) {
      await view.executions.idLink(id).click();
      await expect(execution.step('Finish')).toContainText(/processed\d+/);
      await page.goBack();
    }
  });

  await test.step('the page of the integration shows the items as a chart', async () => {
    await expect(
      page.getByText(/items known for (?:[6-9]|\d\d) of \d+ runs that worked, usually \d+ to \d+ items/),
    ).toBeVisible();
    await expect(view.main()).toContainText('Items processed');
    await expect(view.main().locator('header')).toContainText('Nothing processed');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'What counts…' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'processed of “Finish”' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the page of the run says that it processed nothing', async () => {
    await execution.open(silent);
    await expect(execution.head()).toContainText('Nothing processed');
    await expect(execution.text(NOTHING)).toBeVisible();
    await expect(execution.text(RULE)).toBeVisible();
    await expectAccessible(page);
    await execution.open(runs.at(-1) ?? 0);
    await expect(execution.step('Finish')).toContainText('399');
    await expect(execution.text(NOTHING)).toHaveCount(0);
  });

  await test.step('the list finds the integration, and the card of the run contains the rule', async () => {
    await list.open();
    await list.group('Nothing processed').click();
    await expect(list.rows()).toHaveCount(1);
    await expect(list.rows()).toContainText('Worked, but processed nothing (usually about 410)');
    await list.rows().getByRole('slider').focus();
    await page.keyboard.press('End');
    await expect(page.getByText(RULE)).toBeVisible();
    await expect(list.rows().getByRole('slider')).toHaveAttribute('aria-valuetext', /processed nothing/);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });

  await test.step('the dashboard lists the integration under "Needs attention"', async () => {
    await dashboard.open();
    await expect(dashboard.attention().getByRole('columnheader', { name: 'Since' })).toBeVisible();
    const line = dashboard.line(LABEL);
    await dashboard.showAllAttention();
    await expect(line).toContainText('Worked, but processed nothing (usually about 410)');
    await expect(line).toContainText('Once');
    await expect(line).toContainText('399 items');
    await expectAccessible(page);
    await line.getByRole('button', { name: 'This is normal' }).click();
    await expect(line).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await line.getByRole('button', { name: 'This is normal' }).click();
    await page.reload();
    await dashboard.showAllAttention();
    await expect(line).toHaveCount(0);
  });

  await test.step('a running execution that takes far too long is shown as late', async () => {
    const late = await control.createOne({
      jobInstance: CODE,
      status: 'inProgress',
      delta: true,
      createdAt: new Date(now - 20 * MINUTE_MS).toISOString(),
    });
    const notice = page.getByRole('link', { name: /is running late: usually done by (\d\d\/\d\d\/\d{4} )?\d\d:\d\d/ });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await notice.click();
    await expect(page).toHaveURL(`/job_execution/${late}`);
    await view.open(CODE);
    await page
      .getByRole('slider', { name: /^Last \d+ runs: / })
      .first()
      .focus();
    await page.keyboard.press('End');
    await expect(page.getByText(/^Running late: usually done by/)).toBeVisible();
  });
});
