import { expect, test } from '../../fixtures/console-test';
import { configured } from '../../fixtures/deployment';
import { ExecutionControl } from '../../fixtures/execution-control';
import { expectStill, measureShifts } from '../../fixtures/layout-shift';
import { DashboardPage } from '../../pages/dashboard-page';
import { TrackerPage } from '../../pages/tracker-page';

/** The tests in this file wait for many changes on the server, so they make the console poll every second. */
test.beforeEach(async ({ server, dist }) => server.deploy(await configured(dist, { pollSeconds: 1 })));

test('the dashboard lists the newest, the pending and the failed executions, at most ten each', async ({
  page,
  signedIn,
  server,
}) => {
  const dashboard = new DashboardPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const failed = await control.create({ jobInstance: 'acme_dummy', status: 'error', count: 12 });
  const old = new Date(Date.now() - 8 * 86_400_000).toISOString();
  const before = await control.createOne({ jobInstance: 'acme_dummy', status: 'error', createdAt: old });
  await signedIn('ROLE_USER');
  await test.step('the newest executions and the errors of seven days are listed', async () => {
    await dashboard.open();
    await expect(dashboard.breadcrumb()).toHaveText('Home');
    await expect(dashboard.recent.rows()).toHaveCount(10);
    await expect(dashboard.errors.rows()).toHaveCount(10);
    await expect(dashboard.errors.row(failed.at(-1) ?? 0)).toBeVisible();
    await expect(dashboard.recent.row(before)).toBeVisible();
    await expect(dashboard.errors.row(before)).toBeHidden();
    await expect(dashboard.heading('Pending Executions')).toBeHidden();
  });

  await test.step('pending executions appear while there are any; the heading is red if there are more than ten', async () => {
    const waiting = await control.create({ jobInstance: 'acme_dummy', status: 'waiting', count: 10 });
    await expect(dashboard.pending.rows()).toHaveCount(10);
    const calm = await dashboard.heading('Recent executions').evaluate((element) => getComputedStyle(element).color);
    await expect(dashboard.heading('Pending Executions')).toHaveCSS('color', calm);
    const eleventh = await control.createOne({ jobInstance: 'acme_dummy', status: 'inProgress' });
    await expect(dashboard.pending.row(eleventh)).toBeVisible();
    await expect(dashboard.pending.rows()).toHaveCount(10);
    await expect(dashboard.heading('Pending Executions')).not.toHaveCSS('color', calm);
    await expect(dashboard.widget('Pending Executions').getByRole('link', { name: 'Show all 11' })).toHaveAttribute(
      'href',
      '/execution_tracker?status=waiting&status=inProgress&status=mustStop',
    );

    for (const id of [...waiting, eleventh]) await control.setStatus(id, 'success');
    await expect(dashboard.heading('Pending Executions')).toBeHidden({ timeout: 45_000 });
    await expect(dashboard.recent.row(eleventh)).toContainText('Success');
  });

  await test.step('a row opens its execution', async () => {
    await dashboard.errors
      .idLink(failed.at(-1) ?? 0)
      .last()
      .click();
    await expect(page).toHaveURL(`/job_execution/${failed.at(-1)}`);
  });
});

test('without executions, the dashboard and the tracker say so', async ({ page, signedIn, server }) => {
  const dashboard = new DashboardPage(page);
  await new ExecutionControl(server.url).setFaults({
    kind: 'json',
    path: '^/api/job_executions\\?',
    body: { '@type': 'hydra:Collection', 'hydra:member': [], 'hydra:totalItems': 0 },
  });
  await signedIn('ROLE_USER');
  await dashboard.open();
  await page.getByRole('button', { name: 'Hide these steps' }).click();
  await expect(dashboard.widget('Recent executions')).toContainText('No executions yet');
  await expect(dashboard.widget('Errors in the Last 7 Days')).toContainText('No errors in the last 7 days');
  await expect(dashboard.heading('Pending Executions')).toBeHidden();

  const tracker = new TrackerPage(page);
  await tracker.open();
  await expect(tracker.text('no job executions yet')).toBeVisible();
});

/** The scheduled job instances of the sample company. */
const SCHEDULED = [
  'acme_bynder_media_to_akeneo_asset_sync',
  'acme_bynder_media_to_shopify_product_image_sync',
  'acme_bynder_rules',
];

test('one sentence says whether the scheduled integrations worked, and figures count the runs; every run updates both', async ({
  page,
  signedIn,
  server,
}) => {
  const dashboard = new DashboardPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  for (const jobInstance of SCHEDULED) await control.create({ jobInstance, status: 'success' });
  await signedIn('ROLE_USER');
  await dashboard.open();
  await expect(dashboard.period('Since 18:00')).toBeChecked();
  await dashboard.period('7 days').check();
  await expect(dashboard.sentence()).toHaveText('All 3 integrations that were due worked in the last 7 days');

  const [first = ''] = SCHEDULED;
  const failed = await control.createOne({ jobInstance: first, status: 'error' });
  await expect(dashboard.sentence()).toHaveText('1 of 3 integrations that were due failed in the last 7 days');

  // Runs that a person launches or stops later do not change the result of the scheduled runs.
  await control.create({ jobInstance: first, status: 'success', createdBy: 'user@acme.test' });
  await expect(page.getByText('1 repaired since.')).toBeVisible();
  const [, second = ''] = SCHEDULED;
  const stopped = await control.createOne({ jobInstance: second, status: 'stopped', createdBy: 'user@acme.test' });
  await expect(dashboard.recent.row(stopped)).toBeVisible();
  await expect(dashboard.sentence()).toHaveText('1 of 3 integrations that were due failed in the last 7 days');
  await expect(page.getByText('1 was stopped.')).toHaveCount(0);

  await control.setStatus(failed, 'warning');
  await expect(dashboard.sentence()).toHaveText('All 3 integrations that were due worked in the last 7 days', {
    timeout: 45_000,
  });
  await expect(page.getByText('1 of them with warnings.')).toBeVisible();

  await page.reload();
  await expect(dashboard.period('7 days')).toBeChecked();
  await expect(dashboard.sentence()).toHaveText('All 3 integrations that were due worked in the last 7 days');

  await test.step('the figures count the runs of the period and lead to the tracker', async () => {
    await dashboard.period('Since 18:00').check();
    await expect(dashboard.sentence()).toHaveText(/since 18:00(?:, \d+ failed)?$/);
    const number = async (): Promise<number> =>
      Number(/Error\s+(\d+)/.exec(await dashboard.figure('Error').innerText())?.[1]);
    await expect(dashboard.figure('Error')).toContainText(/Error\d/);
    // Waits, because the figures grow while the first executions are being read.
    await expect(page.getByText('not on this device yet')).toHaveCount(0);
    const before = await number();
    await control.create({ jobInstance: 'acme_dummy', status: 'error', count: 3 });
    await expect.poll(number).toBe(before + 3);
    await dashboard.figure('Error').getByRole('link').click();
    await expect(page).toHaveURL(/execution_tracker\?status=error&created=night$/);
    // The tracker shows the same runs, and the period of the filter.
    const tracker = new TrackerPage(page);
    expect(before + 3).toBeLessThan(20);
    await expect(tracker.grid.rows()).toHaveCount(before + 3);
    await expect(tracker.chip('Created')).toHaveAccessibleName(/Since 18:00/);
  });
});

/** Integrations of the sample company that get errors. They are more than the dashboard shows at first. */
const FAILING = [
  'acme_dummy',
  'acme_bynder_rules',
  'acme_bynder_media_to_akeneo_asset_sync',
  'acme_bynder_media_to_shopify_product_image_sync',
  'acme_akeneo_product_to_bynder_property',
];

test('nothing moves while runs start and end; figures are marked as busy until new ones are read; one press shows the lines that do not fit', async ({
  page,
  signedIn,
  server,
}) => {
  const dashboard = new DashboardPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  await control.create({ jobInstance: 'acme_bynder_rules', status: 'error', count: 2 });
  await signedIn('ROLE_USER');
  await measureShifts(page);
  await dashboard.open();
  await expect(dashboard.recent.rows()).toHaveCount(10);
  await expect(dashboard.line('Media rules')).not.toHaveCount(0);
  await expectStill(page, 'while it opens');

  const first = await control.createOne({ jobInstance: 'acme_dummy', status: 'inProgress' });
  await expect(dashboard.pending.row(first)).toBeVisible();
  const second = await control.createOne({ jobInstance: 'acme_bynder_rules', status: 'waiting' });
  await expect(dashboard.pending.row(second)).toBeVisible();
  await control.setStatus(first, 'error');
  await control.setStatus(second, 'success');
  await expect(dashboard.heading('Pending Executions')).toBeHidden({ timeout: 45_000 });
  await expect(dashboard.recent.row(second)).toContainText('Success');
  await expectStill(page, 'while runs start and end');

  await test.step('one press shows the lines that do not fit', async () => {
    for (const jobInstance of FAILING) await control.create({ jobInstance, status: 'error', count: 2 });
    const newest = await control.createOne({ jobInstance: 'acme_dummy', status: 'error' });
    await expect(dashboard.recent.row(newest)).toBeVisible();
    await page.reload();
    const widget = dashboard.widget('Needs attention');
    const lines = dashboard.attention().locator('tbody').getByRole('row');
    const more = widget.getByRole('button', { name: /^\d+ more integrations?$/ });
    await expect(lines).toHaveCount(4);
    // Tries repeatedly, because the list may still grow after the reload.
    await expect(async () => {
      const hidden = Number.parseInt(await more.innerText(), 10);
      await more.click();
      const shown = await lines.count();
      await widget.getByRole('button', { name: 'Show fewer' }).click();
      await expect(lines).toHaveCount(4);
      expect(shown).toBe(4 + hidden);
    }).toPass();
    await expect(page.getByText(/^Next .+: .+\.$/)).toBeVisible();
  });

  await test.step('after a change of the period, the old figures are marked as busy until the new ones are read; then the timeline follows', async () => {
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(dashboard.recent.rows()).toHaveCount(10);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(() => {
      const band = document.querySelector('main h2')?.closest('section')?.parentElement;
      const timeline = document.querySelector('[role=grid]')?.closest('section')?.parentElement;
      const commits: string[][] = [];
      Reflect.set(globalThis, 'busyCommits', commits);
      for (const element of [band, timeline]) if (!element) throw new Error('The band or the timeline is absent');
      // The callback runs once for each commit of React.
      new MutationObserver((changes) => {
        const names = changes.flatMap(({ target }) => {
          const name = target === band ? 'band' : target === timeline ? 'timeline' : null;
          return name === null ? [] : [`${name} ${(target as Element).ariaBusy === 'true' ? 'busy' : 'done'}`];
        });
        if (names.length > 0) commits.push(names.toSorted());
      }).observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] });
    });
    await dashboard.period('30 days').check({ force: true });
    await expect(dashboard.sentence()).toContainText('30 days');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'busyCommits') as string[][])).toEqual([
      ['band busy', 'timeline busy'],
      ['band done'],
      ['timeline done'],
    ]);
  });
});

test('a failing integration has one line, which relaunches it and says when it works again; offline, nothing is relaunched @service-worker', async ({
  page,
  signedIn,
  server,
}) => {
  const dashboard = new DashboardPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  await control.create({ jobInstance: 'acme_dummy', status: 'success' });
  await control.create({ jobInstance: 'acme_dummy', status: 'error', count: 2 });
  const last = await control.createOne({ jobInstance: 'acme_dummy', status: 'error' });
  await signedIn('ROLE_USER');
  await dashboard.open();
  const line = dashboard.line('Test job');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('3 failed in a row');
  await expect(line.getByRole('link', { name: 'Test job', exact: true })).toHaveAttribute(
    'href',
    `/job_execution/${last}`,
  );

  await line.getByRole('button', { name: /^Relaunch/ }).click();
  await expect(page.getByText('The job has been added to queue')).toBeVisible();
  await expect(line).toContainText('running now');
  const running = Number((await dashboard.pending.ids())[0]);
  const current = line.getByRole('link', { name: 'running now' });
  await expect(current).toHaveAttribute('href', `/job_execution/${running}`);
  // A press on the link would fail if the link of the row, which opens the failed run, covered it.
  await current.click({ trial: true });
  await control.setStatus(running, 'success');
  await expect(line).toContainText('Works again', { timeout: 45_000 });

  await page.reload();
  await expect(dashboard.recent.rows()).toHaveCount(10);
  await expect(line).toBeHidden();

  const more = await control.create({ jobInstance: 'acme_dummy', status: 'error', count: 9 });
  const relaunch = line.getByRole('button', { name: /^Relaunch/ });
  await test.step('without a connection, nothing can be relaunched', async () => {
    await expect(dashboard.recent.row(more.at(-1) ?? 0)).toBeVisible();
    await expect(relaunch).toBeEnabled();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await server.stop();
    await expect(relaunch).toBeDisabled({ timeout: 45_000 });
    await expect(relaunch).toHaveAccessibleDescription('Launching needs a connection.');
    await expect(page.getByText(/^As of \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)).toBeVisible({ timeout: 45_000 });
  });

  await test.step('without the backend, the widgets still show the cached data', async () => {
    const ids = await dashboard.recent.ids();
    await page.reload();
    await expect(dashboard.recent.rows()).toHaveCount(10);
    expect(await dashboard.recent.ids()).toEqual(ids);
  });
});
