import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { configured } from '../../fixtures/deployment';
import { ExecutionControl } from '../../fixtures/execution-control';
import { stopAllRuns, polled, settled } from '../../fixtures/sync/idle-console';
import { countCommits, countWrites, WorkerProbe } from '../../fixtures/worker-probe';
import { DashboardPage } from '../../pages/dashboard-page';
import { Shell } from '../../pages/shell';
import { TrackerPage } from '../../pages/tracker-page';

test.describe.configure({ timeout: 150_000 });

async function withoutSharedWorkers(page: Page): Promise<void> {
  await page.context().addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
}

test.beforeEach(async ({ server }) => new ExecutionControl(server.url).pauseRunner());

test('a pending execution far down the list gets its final status, even if it ended while no tab was open', async ({
  page,
  signedIn,
  server,
}) => {
  const dashboard = new DashboardPage(page);
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'inProgress' });
  await signedIn('ROLE_USER');
  await dashboard.open();
  await expect(dashboard.pending.row(id)).toBeVisible();
  const newer = await control.create({ jobInstance: 'acme_dummy', status: 'success', count: 200 });
  await expect(dashboard.recent.row(newer.at(-1) ?? 0)).toBeVisible();
  await expect(dashboard.pending.row(id)).toBeVisible();
  await control.setStatus(id, 'error');
  await expect(dashboard.heading('Pending Executions')).toBeHidden({ timeout: 15_000 });
  await expect(dashboard.errors.row(id)).toBeVisible();
  await tracker.open('?page=7');
  await expect(tracker.grid.row(id)).toContainText('Error');

  await test.step('an execution that ended while no tab was open gets its final status', async () => {
    const waiting = await control.createOne({ jobInstance: 'acme_dummy', status: 'waiting' });
    await tracker.open();
    await expect(tracker.grid.row(waiting)).toContainText('Waiting');
    await page.goto('about:blank');
    await control.create({ jobInstance: 'acme_dummy', status: 'success', count: 450 });
    await control.setStatus(waiting, 'stopped');
    await tracker.open('?page=16');
    await expect(tracker.grid.row(waiting)).toContainText('Stopped', { timeout: 20_000 });
    // The cached rows on the page are up to date, so there is no button for new rows.
    await expect(page.getByRole('button', { name: /^\d+ new$/ })).toBeHidden();
    await expect(tracker.grid.row(waiting)).toContainText('Stopped');
  });
});

for (const shared of [true, false]) {
  const kind = shared ? 'the shared worker' : 'one worker per tab';
  test(`a new execution is visible within 7 s, and polling continues after the leading tab closes, with ${kind}`, async ({
    page,
    context,
    signedIn,
    server,
  }) => {
    const control = new ExecutionControl(server.url);
    if (!shared) await withoutSharedWorkers(page);
    await signedIn('ROLE_USER');
    const first = new TrackerPage(page);
    await first.open();
    await expect(first.grid.rows()).toHaveCount(30);
    const second = new TrackerPage(await context.newPage());
    await second.open();
    await expect(second.grid.rows()).toHaveCount(30);
    const before = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
    await expect(first.grid.row(before)).toBeVisible({ timeout: 7_000 });
    expect((await first.grid.ids())[0]).toBe(before);
    await expect(second.grid.row(before)).toBeVisible();
    await page.close();
    const after = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
    await expect(second.grid.row(after)).toBeVisible({ timeout: 10_000 });
  });
}

test('a poll that returns nothing new writes nothing and renders nothing', async ({
  page,
  signedIn,
  server,
  api,
  dist,
}) => {
  server.deploy(await configured(dist, { pollSeconds: 1 }));
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await stopAllRuns(await api('ROLE_USER'), control);
  // Without this fault, an idle engine would read the versions of integrations.
  await control.setFaults({ kind: 'status', path: '/history', status: 403 });
  await signedIn('ROLE_USER');
  await page.addInitScript(countWrites);
  await page.addInitScript(countCommits);
  await tracker.open();
  await settled(control);
  const probe = await WorkerProbe.attach(page);
  await probe.evaluate(`(${String(countWrites)})()`);
  const counts = async () => ({
    worker: await probe.evaluate<string[]>('globalThis.__writes.splice(0)'),
    page: await page.evaluate(() => (Reflect.get(globalThis, '__writes') as string[]).splice(0)),
    ...(await page.evaluate(() => {
      const now = Reflect.get(globalThis, '__counts') as { commits: number; mutations: number };
      const copy = { ...now };
      Object.assign(now, { commits: 0, mutations: 0 });
      return copy;
    })),
  });

  // Proves that the counters detect a real change.
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'stopped' });
  await expect(tracker.grid.row(id)).toBeVisible();
  const changed = await counts();
  expect(changed.worker).toContain('executions.put');
  expect(changed.commits).toBeGreaterThan(0);
  expect(changed.mutations).toBeGreaterThan(0);

  await polled(control, 1);
  await counts();
  await polled(control, 4);
  expect(await counts()).toEqual({ worker: [], page: [], commits: 0, mutations: 0 });
});

test('unreadable rows are skipped, and corrupted responses leave the list unchanged', async ({
  page,
  signedIn,
  api,
  server,
  expectConsole,
}) => {
  const tracker = new TrackerPage(page);
  const shell = new Shell(page);
  const control = new ExecutionControl(server.url);
  await test.step('unreadable rows are skipped and the others are shown', async () => {
    const client = await api('ROLE_USER');
    const { body } = await client.get<{ 'hydra:member': unknown[] }>('/api/job_executions?order[id]=desc');
    const [first, ...others] = body['hydra:member'];
    const broken = [first, null, 'nonsense', { status: 'success' }, { id: { a: 1 } }, ...others];
    await control.setFaults({
      kind: 'json',
      path: '^/api/job_executions\\?',
      body: { ...body, 'hydra:member': broken, 'hydra:totalItems': 30 },
    });
    await signedIn('ROLE_USER');
    await tracker.open();
    await expect(tracker.grid.rows()).toHaveCount(30);
    expect((await tracker.grid.ids())[0]).toBe((first as { id: number }).id);
  });

  await control.setFaults();
  await expect(tracker.total()).toBeVisible();
  await expect(shell.connection()).toContainText('Live');
  expectConsole(/Failed to load resource/);
  for (const kind of ['garbage', 'truncate'] as const)
    await test.step(`responses corrupted by "${kind}" leave the list unchanged, and polling continues`, async () => {
      const ids = await tracker.grid.ids();
      await control.setFaults({ kind, path: '^/api/' });
      await expect(shell.connection()).toContainText('Offline', { timeout: 15_000 });
      expect(await tracker.grid.ids()).toEqual(ids);
      await page.reload();
      await expect(tracker.grid.rows()).toHaveCount(30);
      expect(await tracker.grid.ids()).toEqual(ids);
      await control.setFaults();
      const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
      await expect(tracker.grid.row(id)).toBeVisible({ timeout: 30_000 });
      await expect(shell.connection()).toContainText('Live');
    });
});
