import { expect, test } from '../../fixtures/console-test';
import { configured } from '../../fixtures/deployment';
import { ExecutionControl, type Fault } from '../../fixtures/execution-control';
import { TrackerPage } from '../../pages/tracker-page';

const OLD = new Date(Date.now() - 10 * 86_400_000).toISOString();
const PAGE = 30;
const INSTANCE = 'acme_dummy';

const PLAIN_IGNORED: Fault = { kind: 'ignore', path: 'jobInstance=(?!%2F)', parameter: 'jobInstance' };
const IRI_IGNORED: Fault = { kind: 'ignore', path: 'jobInstance=%2F', parameter: 'jobInstance' };
const IRI_FAILS: Fault = { kind: 'status', status: 500, path: 'jobInstance=%2F', body: { title: 'An error occurred' } };

let control: ExecutionControl;

/** The device keeps the newest 100 executions; every tenth belongs to the instance. */
test.beforeEach(async ({ server, dist }) => {
  server.deploy(await configured(dist, { windowDays: 3, windowRows: 100 }));
  control = new ExecutionControl(server.url);
  await control.pauseRunner();
  for (let block = 0; block < 40; block += 1) {
    await control.create({ jobInstance: INSTANCE, status: 'success', createdAt: OLD });
    await control.create({ jobInstance: 'acme_bynder_rules', status: 'error', count: 9, createdAt: OLD });
  }
});

/** The number of requests for the instance's executions, by notation of the filter: code or IRI. */
async function asked(): Promise<{ code: number; iri: number }> {
  const urls = (await control.requests()).map(({ url }) => url).filter((url) => url.includes('jobInstance='));
  const iri = urls.filter((url) => url.includes('jobInstance=%2F')).length;
  return { code: urls.length - iri, iri };
}

test('executions beyond the window are reached where the backend filters by the IRI only', async ({
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

  // The console remembers the notation after a restart.
  await page.reload();
  await expect.poll(() => tracker.grid.ids()).toEqual(all.slice(PAGE, 2 * PAGE));
  expect((await asked()).code).toBe(1);
});

test('executions beyond the window are reached where the backend declares another filter', async ({
  page,
  signedIn,
  server,
}) => {
  server.tamper(({ request, status, type, text }) => {
    if (status !== 200 || !request.includes('/api/job_executions?')) return { status, type, text };
    const search = { 'hydra:template': '/api/job_executions{?status,status[],jobInstance,jobInstance.code}' };
    return { status, type, text: JSON.stringify({ ...JSON.parse(text), 'hydra:search': search }) };
  });
  await control.setFaults(PLAIN_IGNORED, IRI_FAILS);
  await signedIn('ROLE_USER');
  const tracker = new TrackerPage(page);
  await tracker.open(`?jobInstance=${INSTANCE}`);
  await expect(tracker.text(/read from the server$/)).toBeVisible();
  await expect(tracker.grid.rows()).toHaveCount(PAGE);
  await tracker.pageButton('2').first().click();
  await expect(tracker.text(/read from the server$/)).toBeVisible();
  // The backend has 40 executions of the instance from this test and some of its sample data.
  await expect(tracker.grid.rows()).not.toHaveCount(PAGE);
  await expect(tracker.grid.rows().first()).toBeVisible();
});

for (const [how, fault] of [
  ['ignores', IRI_IGNORED],
  ['fails at', IRI_FAILS],
] as const) {
  test(`the tracker shows a message if the backend ignores the plain code and ${how} the IRI`, async ({
    page,
    signedIn,
  }) => {
    const tracker = new TrackerPage(page);
    await control.setFaults(PLAIN_IGNORED, fault);
    await signedIn('ROLE_USER');
    await tracker.open();
    await expect(tracker.grid.rows()).toHaveCount(PAGE);
    await tracker.open(`?jobInstance=${INSTANCE}`);
    const sentence = 'The server does not filter by integration: older ones cannot be listed.';
    await expect(page.getByText(sentence)).toBeVisible();
    // The instance's cached executions stay.
    expect((await tracker.grid.ids()).length).toBeGreaterThan(0);
    const before = await asked();
    expect(before).toEqual({ code: 1, iri: 1 });
    await tracker.open(`?jobInstance=${INSTANCE}&page=2`);
    await expect(tracker.text('These executions are not on this device')).toBeVisible();
    expect(await asked()).toEqual(before);
  });
}
