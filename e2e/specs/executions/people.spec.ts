import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { executionsAreStored } from '../../fixtures/stored-data';
import { ExecutionPage } from '../../pages/execution-page';
import { TrackerPage } from '../../pages/tracker-page';

/** Makes the server send only the IRIs of people, without their e-mails. */
const IRIS = { kind: 'iri-people', path: '^/api/job_executions(\\?|/\\d+$)' } as const;
const isUser = ({ url }: { url: string }): boolean => /^\/api\/users\/\d+/.test(url);

test('an administrator sees who started an execution, even if the server sends only IRIs of people', async ({
  page,
  signedIn,
  server,
}) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  await control.setFaults(IRIS);
  await control.create({ jobInstance: 'acme_dummy', status: 'success', createdBy: 'user@acme.test', count: 3 });
  await signedIn('ROLE_CLIENT_ADMIN');
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(30);
  await executionsAreStored(page);
  // After the reload, the lists are already cached, so the new engine reads the people at once.
  await page.reload();
  for (const row of [0, 1, 2])
    await expect(tracker.grid.rows().nth(row)).toContainText('user@acme.test', { timeout: 45_000 });
  await page.goto('/execution_tracker?createdBy=user%40acme.test');
  await expect(tracker.grid.rows().nth(2)).toContainText('user@acme.test');
});

test('a person who may not read the users sees only their own name', async ({ page, signedIn, server }) => {
  const tracker = new TrackerPage(page);
  const execution = new ExecutionPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  await control.setFaults(IRIS);
  const job = { jobInstance: 'acme_dummy', status: 'success' };
  const other = await control.createOne({ ...job, createdBy: 'admin@acme.test' });
  await control.createOne({ ...job, createdBy: 'user@acme.test' });
  await signedIn('ROLE_USER');
  await tracker.open();
  await expect(tracker.grid.rows().nth(0)).toContainText('user@acme.test');
  await expect(tracker.grid.rows().nth(1)).toContainText('A person');
  await executionsAreStored(page);
  await execution.open(other);
  await expect(execution.fact('Created by')).toHaveText('A person');
  expect((await control.requests()).filter(isUser)).toEqual([]);
});

test('if a server sends creators only as IRIs, the filter by creator leaves the search to the server', async ({
  page,
  signedIn,
  server,
}) => {
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
