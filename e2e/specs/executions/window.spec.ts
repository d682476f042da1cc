import { expect, test } from '../../fixtures/console-test';
import { configured } from '../../fixtures/deployment';
import { ExecutionControl, type Fault } from '../../fixtures/execution-control';
import { Shell } from '../../pages/shell';
import { TrackerPage } from '../../pages/tracker-page';

const OLD = new Date(Date.now() - 10 * 86_400_000).toISOString();
const PAGE = 30;
const INSTANCE = 'acme_dummy';

const PLAIN_IGNORED: Fault = { kind: 'ignore', path: 'jobInstance=(?!%2F)', parameter: 'jobInstance' };
const IRI_FAILS: Fault = { kind: 'status', status: 500, path: 'jobInstance=%2F', body: { title: 'An error occurred' } };

let control: ExecutionControl;

/** The device keeps only the newest 100 executions. Every tenth execution belongs to `INSTANCE`. */
test.beforeEach(async ({ server, dist }) => {
  server.deploy(await configured(dist, { windowDays: 3, windowRows: 100 }));
  control = new ExecutionControl(server.url);
  await control.pauseRunner();
  for (let block = 0; block < 40; block += 1) {
    await control.create({ jobInstance: INSTANCE, status: 'success', createdAt: OLD });
    await control.create({ jobInstance: 'acme_bynder_rules', status: 'error', count: 9, createdAt: OLD });
  }
});

/** The number of requests for the executions of `INSTANCE`, by the notation of the filter: code or IRI. */
async function asked(): Promise<{ code: number; iri: number }> {
  const urls = (await control.requests()).map(({ url }) => url).filter((url) => url.includes('jobInstance='));
  const iri = urls.filter((url) => url.includes('jobInstance=%2F')).length;
  return { code: urls.length - iri, iri };
}

test('executions beyond the window can be reached even if the backend filters only by IRI', async ({
  page,
  signedIn,
  api,
}) => {
  const { body } = await (
    await api('ROLE_USER')
  ).get<{ 'hydra:member': { id: number }[] }>(
    `/api/job_executions?order[id]=desc&jobInstance=${INSTANCE}&itemsPerPage=100`,
  );
  const all = body['hydra:member'].map(({ id }) => id);
  expect(all.length).toBeGreaterThan(PAGE);
  await control.setFaults(PLAIN_IGNORED);
  await signedIn('ROLE_USER');
  const tracker = new TrackerPage(page);
  await control.clearRequests();
  await tracker.open(`?jobInstance=${INSTANCE}`);
  await expect(tracker.text(/read from the server$/)).toBeVisible();
  await expect.poll(() => tracker.grid.ids()).toEqual(all.slice(0, PAGE));
  await tracker.pageButton('2').first().click();
  await expect.poll(() => tracker.grid.ids()).toEqual(all.slice(PAGE, 2 * PAGE));
  expect((await asked()).code).toBe(1);

  // After a reload, the console still knows which notation works.
  await page.reload();
  await expect.poll(() => tracker.grid.ids()).toEqual(all.slice(PAGE, 2 * PAGE));
  expect((await asked()).code).toBe(1);
});

test('a list ends with the cached executions if the server cannot filter', async ({ page, signedIn }) => {
  const tracker = new TrackerPage(page);
  await signedIn('ROLE_USER');
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(PAGE);
  // The backend ignores a filter by code, and fails for a filter by IRI.
  await control.setFaults(PLAIN_IGNORED, IRI_FAILS);
  await control.clearRequests();
  await tracker.open(`?jobInstance=${INSTANCE}`);
  const sentence = 'The server does not filter by integration: older ones cannot be listed.';
  // While the list is still empty, the sentence appears a second time, in place of the list.
  await expect(page.getByText(sentence).first()).toBeVisible();
  // The cached executions of the instance are still shown.
  await expect.poll(async () => (await tracker.grid.ids()).length).toBeGreaterThan(0);
  const before = await asked();
  expect(before).toEqual({ code: 1, iri: 1 });
  await tracker.open(`?jobInstance=${INSTANCE}&page=2`);
  await expect(tracker.text('These executions are not on this device')).toBeVisible();
  expect(await asked()).toEqual(before);
});

test('offline, a list ends at the first gap, even if older executions are cached @service-worker', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const tracker = new TrackerPage(page);
  const { body } = await (
    await api('ROLE_USER')
  ).get<{ 'hydra:member': { id: number }[] }>(
    `/api/job_executions?order[id]=desc&jobInstance=${INSTANCE}&itemsPerPage=${PAGE}`,
  );
  const all = body['hydra:member'].map(({ id }) => id);
  await signedIn('ROLE_USER');
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(PAGE);
  // Page 10 is outside the cached window, so its rows are requested from the server for this page only.
  await tracker.open('?page=10');
  await expect(tracker.text(/read from the server$/)).toBeVisible();
  await expect(tracker.grid.rows()).toHaveCount(PAGE);
  const lookedUp = await tracker.grid.ids();
  const older = all.filter((id) => lookedUp.includes(id));
  expect(older.length).toBeGreaterThan(0);

  await new Shell(page).isStored();
  await server.stop();
  await tracker.open(`?jobInstance=${INSTANCE}`);
  await expect(tracker.text(/older ones are not on this device$/)).toBeVisible({ timeout: 30_000 });
  const shown = await tracker.grid.ids();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).toEqual(all.slice(0, shown.length));
  expect(shown.filter((id) => older.includes(id))).toEqual([]);

  // The window ends on page 4. Between its last row and the cached rows of page 10, rows are missing.
  const newest = await pageIds(tracker, 1);
  expect(newest).toHaveLength(PAGE);
  const whole = [...newest];
  for (const number of [2, 3, 4, 5, 6, 7, 8]) whole.push(...(await pageIds(tracker, number)));
  expect(whole).toEqual(whole.map((_id, index) => (whole[0] ?? 0) - index));
});

/** Opens a page and returns its ids. Waits until the tracker shows rows, or says that this device has none. */
async function pageIds(tracker: TrackerPage, number: number): Promise<number[]> {
  await tracker.open(`?page=${number}`);
  await expect(tracker.text(/^(about )?[\d,]+ executions(\s· older ones are not on this device)?$/)).toBeVisible();
  await expect(tracker.grid.table().or(tracker.text('These executions are not on this device'))).toBeVisible();
  return tracker.grid.ids();
}
