import { expect, test } from '../../fixtures/console-test';
import { configured } from '../../fixtures/deployment';
import { ExecutionControl } from '../../fixtures/execution-control';
import { Shell } from '../../pages/shell';
import { TrackerPage } from '../../pages/tracker-page';

test.use({ serviceWorkers: 'allow' });

const OLD = new Date(Date.now() - 10 * 86_400_000).toISOString();
const PAGE = 30;

/** The device keeps the newest 100 executions, rounded up to whole pages of 100. */
test.beforeEach(async ({ server, dist }) => {
  server.deploy(await configured(dist, { windowDays: 3, windowRows: 100 }));
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  for (let block = 0; block < 40; block += 1) {
    await control.create({ jobInstance: 'acme_dummy', status: 'success', createdAt: OLD });
    const jobInstance = 'acme_bynder_rules';
    await control.create({ jobInstance, status: 'error', count: 9, createdAt: OLD });
  }
});

test('offline, a list ends at the first gap, even if older executions are cached', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const tracker = new TrackerPage(page);
  const { body } = await (
    await api('ROLE_USER')
  ).get<{ 'hydra:member': { id: number }[] }>(
    `/api/job_executions?order[id]=desc&jobInstance=acme_dummy&itemsPerPage=${PAGE}`,
  );
  const all = body['hydra:member'].map(({ id }) => id);
  await signedIn('ROLE_USER');
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(PAGE);
  // Outside the cached window: these rows are requested from the server for this page only.
  await tracker.open('?page=10');
  await expect(tracker.text(/read from the server$/)).toBeVisible();
  await expect(tracker.grid.rows()).toHaveCount(PAGE);
  const lookedUp = await tracker.grid.ids();
  const older = all.filter((id) => lookedUp.includes(id));
  expect(older.length).toBeGreaterThan(0);

  await new Shell(page).isControlled();
  await server.stop();
  await tracker.open('?jobInstance=acme_dummy');
  await expect(tracker.text(/older ones are not on this device$/)).toBeVisible({ timeout: 30_000 });
  const shown = await tracker.grid.ids();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).toEqual(all.slice(0, shown.length));
  expect(shown.filter((id) => older.includes(id))).toEqual([]);

  // Page 4 has only rows of the window, not the cached rows of page 10 below them.
  const newest = await pageIds(tracker, 1);
  expect(newest).toHaveLength(PAGE);
  const whole = [...newest];
  for (const number of [2, 3, 4, 5, 6, 7, 8]) whole.push(...(await pageIds(tracker, number)));
  expect(whole).toEqual(whole.map((_id, index) => (whole[0] ?? 0) - index));
});

/** The ids of a page. Waits until the tracker shows rows or says that this device has none. */
async function pageIds(tracker: TrackerPage, number: number): Promise<number[]> {
  await tracker.open(`?page=${number}`);
  await expect(tracker.text(/^(about )?[\d,]+ executions( · older ones are not on this device)?$/)).toBeVisible();
  await expect(tracker.grid.table().or(tracker.text('These executions are not on this device'))).toBeVisible();
  return tracker.grid.ids();
}
