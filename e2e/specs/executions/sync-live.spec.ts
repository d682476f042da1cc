import type { Page } from '@playwright/test';
import type { ApiClient } from '../../fixtures/api-client';
import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl, type SeenRequest } from '../../fixtures/execution-control';
import { countCommits, countWrites, WorkerProbe } from '../../fixtures/worker-probe';
import { DashboardPage } from '../../pages/dashboard-page';
import { Shell } from '../../pages/shell';
import { TrackerPage } from '../../pages/tracker-page';

test.describe.configure({ timeout: 150_000 });

const isHeadPoll = ({ url }: SeenRequest) => url.startsWith('/api/job_executions?');
/** Whether a request reads a list, not a single item. */
const isList = ({ url }: SeenRequest) => /^\/api\/\w+(\?|$)/.test(url);
/** The lists that the console reads after a sign-in and then rereads at long intervals. */
const SMALL_LISTS = ['job_instances', 'akeneo_connections', 'bynder_connections', 'shopify_connections', 'list_jobs'];

/** Resolves when the first fill is over: every small list was read and the newest executions are polled. */
async function settled(control: ExecutionControl): Promise<void> {
  await expect
    .poll(
      async () => {
        const urls = (await control.requests()).map(({ url }) => url);
        return SMALL_LISTS.filter((name) => !urls.some((url) => url.startsWith(`/api/${name}`)));
      },
      { timeout: 20_000 },
    )
    .toEqual([]);
  await polled(control, 1);
}

/** Resolves after `times` more polls of the newest executions. */
async function polled(control: ExecutionControl, times: number): Promise<void> {
  const before = (await control.requests()).filter(isHeadPoll).length;
  await expect
    .poll(async () => (await control.requests()).filter(isHeadPoll).length - before, { timeout: times * 7_000 })
    .toBeGreaterThanOrEqual(times);
}

async function withoutSharedWorkers(page: Page): Promise<void> {
  await page.context().addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
}

test.beforeEach(async ({ server }) => new ExecutionControl(server.url).pauseRunner());

test('a new execution is visible within 7 s', async ({ page, signedIn, server }) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await signedIn('ROLE_USER');
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(30);
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
  await expect(tracker.grid.row(id)).toBeVisible({ timeout: 7_000 });
  expect((await tracker.grid.ids())[0]).toBe(id);
});

test('a pending execution far down the list gets its final status', async ({ page, signedIn, server }) => {
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
});

test('also when it finished while no tab was visible', async ({ page, signedIn, server }) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'waiting' });
  await signedIn('ROLE_USER');
  await tracker.open();
  await expect(tracker.grid.row(id)).toContainText('Waiting');
  await page.goto('about:blank');
  await control.create({ jobInstance: 'acme_dummy', status: 'success', count: 450 });
  await control.setStatus(id, 'stopped');
  await tracker.open('?page=16');
  await expect(tracker.grid.row(id)).toContainText('Stopped', { timeout: 20_000 });
  // The cached rows on the page are up to date, so there is no button for new rows.
  await expect(page.getByRole('button', { name: /^\d+ new$/ })).toBeHidden();
  await expect(tracker.grid.row(id)).toContainText('Stopped');
});

test('three idle tabs together request at most 15 lists a minute', async ({ page, context, signedIn, server }) => {
  test.setTimeout(150_000);
  const control = new ExecutionControl(server.url);
  // A run that the schedule starts would be polled too.
  await control.pauseRunner();
  await signedIn('ROLE_USER');
  await new TrackerPage(page).open();
  await new DashboardPage(await context.newPage()).open();
  await new TrackerPage(await context.newPage()).open('?status=error');
  await settled(control);
  await control.clearRequests();
  const start = Date.now();
  await expect.poll(() => Date.now() - start, { timeout: 70_000, intervals: [1_000] }).toBeGreaterThanOrEqual(60_000);
  const seen = (await control.requests()).filter(({ at }) => at < start + 60_000);
  const lists = seen.filter(isList);
  expect(lists.filter(isHeadPoll).length).toBeGreaterThanOrEqual(9);
  expect(lists.length, lists.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(15);
});

for (const shared of [true, false]) {
  const kind = shared ? 'the shared worker' : 'a worker of each tab';
  test(`polling continues within 10 s after the leading tab closes, with ${kind}`, async ({
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
    await expect(first.grid.row(before)).toBeVisible();
    await expect(second.grid.row(before)).toBeVisible();
    await page.close();
    const after = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
    await expect(second.grid.row(after)).toBeVisible({ timeout: 10_000 });
  });
}

/** Makes all runs succeed, so that the engine reads no details when idle. */
async function makeAllSucceed(client: ApiClient, control: ExecutionControl): Promise<void> {
  for (const status of ['error', 'warning'])
    for (;;) {
      const { body } = await client.get<{ 'hydra:member': { id: number }[] }>(`/api/job_executions?status=${status}`);
      if (body['hydra:member'].length === 0) break;
      for (const { id } of body['hydra:member']) await control.setStatus(id, 'success');
    }
}

test('an unchanged poll writes nothing and renders nothing', async ({ page, signedIn, server, api }) => {
  test.setTimeout(120_000);
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await makeAllSucceed(await api('ROLE_USER'), control);
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
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
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

test('unreadable rows are skipped and the others are shown', async ({ page, signedIn, api, server }) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
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

for (const kind of ['garbage', 'truncate'] as const) {
  test(`a response corrupted by "${kind}" leaves the list unchanged, and polling continues`, async ({
    page,
    signedIn,
    server,
    expectConsole,
  }) => {
    const tracker = new TrackerPage(page);
    const shell = new Shell(page);
    const control = new ExecutionControl(server.url);
    await signedIn('ROLE_USER');
    await tracker.open();
    await expect(tracker.text(/^[\d,]+ executions$/)).toBeVisible();
    await expect(shell.connection()).toContainText('Live');
    const ids = await tracker.grid.ids();
    expectConsole(/Failed to load resource/);
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
}
