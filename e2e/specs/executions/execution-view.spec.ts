import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { ExecutionPage } from '../../pages/execution-page';

interface ListedExecution {
  id: number;
  status: string;
  errorMessage: string | null;
  jobInstance: { label: string; jobCode: string };
  stepExecutions: { id: number; stepName: string; warningCount: number }[];
}

const listOf = (status: string) => `/api/job_executions?order[id]=desc&status=${status}`;
interface Listed {
  'hydra:member': ListedExecution[];
}

/** The newest execution of the sample data with a status. */
async function newest(list: Promise<{ body: Listed }>): Promise<ListedExecution> {
  const [first] = (await list).body['hydra:member'];
  if (first === undefined) throw new Error('The sample data has no execution with this status');
  return first;
}

test('shows status, facts and steps of an execution', async ({ page, signedIn, api }) => {
  const view = new ExecutionPage(page);
  const client = await api('ROLE_USER');
  const execution = await newest(client.get<Listed>(listOf('warning')));
  const warnings = execution.stepExecutions.reduce((sum, step) => sum + step.warningCount, 0);
  await signedIn('ROLE_USER');
  await view.open(execution.id);
  await expect(view.title()).toHaveText(execution.jobInstance.label);
  await expect(view.head()).toContainText('Warning');
  await expect(view.head()).toContainText(`${warnings} warning`);
  await expect(view.fact('Type')).toHaveText(/Full|Delta|Event/);
  await expect(view.fact('Created at')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  await expect(view.fact('Created by')).not.toBeEmpty();
  await expect(view.steps().getByRole('columnheader')).toHaveText([
    'Step',
    'Status',
    'Summary',
    /^Timeline/,
    'Start',
    'End',
  ]);
  for (const { stepName } of execution.stepExecutions) await expect(view.step(stepName)).toBeVisible();
  await expect(view.instanceLink()).toHaveAttribute('href', /^\/job_instance\/.+\/view$/);
  await expect(view.stopButton()).toBeHidden();
});

test('a failed execution shows the error of its job in an alert', async ({ page, signedIn, api }) => {
  const view = new ExecutionPage(page);
  const client = await api('ROLE_RESTRICTED_USER');
  const execution = await newest(client.get<Listed>(listOf('error')));
  await signedIn('ROLE_RESTRICTED_USER');
  await view.open(execution.id);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(execution.errorMessage ?? 'no message');
});

test('shows the warnings of a step page by page', async ({ page, signedIn, api, server }) => {
  const view = new ExecutionPage(page);
  const client = await api('ROLE_USER');
  const execution = await newest(client.get<Listed>(listOf('warning')));
  const entries = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: from + index, message: `warning number ${from + index}` }));
  const answer = (pageNumber: number, members: unknown[]) => ({
    kind: 'json' as const,
    path: `^/api/job_warnings.*page=${pageNumber}`,
    body: { '@type': 'hydra:Collection', 'hydra:member': members, 'hydra:totalItems': 42 },
  });
  await new ExecutionControl(server.url).setFaults(answer(1, entries(1, 30)), answer(2, entries(31, 12)));
  await signedIn('ROLE_USER');
  await view.open(execution.id);
  await view.warningsButton().first().click();
  await expect(view.warnings().getByRole('listitem')).toHaveCount(30);
  await expect(view.warnings()).toContainText('30 of 42 warnings');
  await view.showMore().click();
  await expect(view.warnings().getByRole('listitem')).toHaveCount(42);
  await expect(view.warnings().getByRole('listitem').last()).toHaveText('warning number 42');
  await expect(view.showMore()).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(view.warnings()).toBeHidden();
});

test('downloads the log, or says that there is none', async ({ page, signedIn, api, server, expectConsole }) => {
  const view = new ExecutionPage(page);
  const client = await api('ROLE_USER');
  const execution = await newest(client.get<Listed>(listOf('success')));
  await signedIn('ROLE_USER');
  await view.open(execution.id);
  const [download] = await Promise.all([page.waitForEvent('download'), view.logButton().click()]);
  expect(download.suggestedFilename()).toBe('execution.log');
  expect(await readFile(await download.path(), 'utf8')).toContain('Job started');

  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const silent = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
  await view.open(silent);
  expectConsole(/404/);
  await view.logButton().click();
  await expect(view.toast('There is no log for this execution.')).toBeVisible();
});

test('stops an execution after a confirmation', async ({ page, signedIn, api, server }) => {
  const view = new ExecutionPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const client = await api('ROLE_USER');
  const { body } = await client.get<{ id: number }>('/api/job_instances/acme_dummy/add_to_queue');
  await signedIn('ROLE_USER');
  await view.open(body.id);
  await expect(view.head()).toContainText('Waiting');
  await view.stopButton().click();
  await view.cancelButton().click();
  await expect(view.confirmation()).toBeHidden();
  await view.stopButton().click();
  await view.confirmButton().click();
  await expect(view.toast('Job execution is stopping ...')).toBeVisible();
  await expect(view.head()).toContainText('Stopping ...');
  await control.pauseRunner(false);
  await expect(view.head()).toContainText('Stopped');
  await expect(view.fact('Stopped by')).toHaveText('user@acme.test');
  await expect(view.stopButton()).toBeHidden();
});

test('a refused stop says why', async ({ page, signedIn, server, expectConsole }) => {
  const view = new ExecutionPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'inProgress' });
  await signedIn('ROLE_USER');
  await view.open(id);
  await view.stopButton().click();
  // The page does not learn in time that the run has ended, which would close the question.
  await control.setFaults({ kind: 'latency', path: String.raw`/api/job_executions(\?|/\d+$)`, ms: 5_000 });
  await control.setStatus(id, 'success');
  expectConsole(/400/);
  await view.confirmButton().click();
  await expect(view.toast('The job execution is already finished or stopping.')).toBeVisible();
  await control.setFaults();
  await expect(view.head()).toContainText('Success');
});

test('the question about a stop closes when the run ends', async ({ page, signedIn, server }) => {
  const view = new ExecutionPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'inProgress' });
  await signedIn('ROLE_USER');
  await view.open(id);
  await view.stopButton().click();
  await expect(view.confirmButton()).toBeVisible();
  await control.clearRequests();
  await control.setStatus(id, 'success');
  await expect(view.toast('This execution has already ended')).toBeVisible();
  await expect(view.confirmButton()).toBeHidden();
  await expect(view.head()).toContainText('Success');
  expect((await control.requests()).filter(({ url }) => url.endsWith('/stop'))).toEqual([]);
});

test('a stop whose answer was lost is looked up, not repeated', async ({ page, signedIn, server, expectConsole }) => {
  const view = new ExecutionPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'inProgress' });
  await signedIn('ROLE_USER');
  await view.open(id);
  await control.setFaults({ kind: 'garbage', path: '/stop$' });
  await control.clearRequests();
  await view.stopButton().click();
  expectConsole(/net::ERR/);
  await view.confirmButton().click();
  await expect(view.toast(/No clear reply from the server/)).toBeVisible();
  expect((await control.requests()).filter(({ url }) => url.endsWith('/stop'))).toHaveLength(1);
  await expect(view.head()).toContainText('In progress');
});

test('a read-only user sees no Stop button', async ({ page, signedIn, server }) => {
  const view = new ExecutionPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'inProgress' });
  await signedIn('ROLE_RESTRICTED_USER');
  await view.open(id);
  await expect(view.head()).toContainText('In progress');
  await expect(view.logButton()).toBeEnabled();
  await expect(view.stopButton()).toBeHidden();
});

test('follows a running execution to its end', async ({ page, signedIn, api, server }) => {
  const view = new ExecutionPage(page);
  const client = await api('ROLE_USER');
  await new ExecutionControl(server.url).pauseRunner(false);
  const { body } = await client.get<{ id: number }>('/api/job_instances/acme_dummy/add_to_queue');
  await signedIn('ROLE_USER');
  await view.open(body.id);
  await expect(view.head()).toContainText(/Success|Warning/, { timeout: 45_000 });
  await expect(view.step('Finish')).toContainText(/\d\d:\d\d:\d\d/);
  await expect(view.stopButton()).toBeHidden();
});

test('an unknown execution and one of another company are not found', async ({
  page,
  signedIn,
  server,
  expectConsole,
}) => {
  const view = new ExecutionPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const foreign = await control.createOne({ jobInstance: 'globex_dummy', status: 'success' });
  await signedIn('ROLE_USER');
  expectConsole(/404/);
  for (const id of [987_654_321, foreign]) {
    await view.open(id);
    await expect(view.text(`There is no execution ${id}`)).toBeVisible();
  }
  await page.goto('/job_execution/abc');
  await expect(view.text('There is no execution abc')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the execution tracker' }).click();
  await expect(page).toHaveURL('/execution_tracker');
});

test('without the backend, it lists the data that is not on this device @service-worker', async ({
  page,
  signedIn,
  api,
  server,
}) => {
  const view = new ExecutionPage(page);
  const client = await api('ROLE_USER');
  const seen = await newest(client.get<Listed>(listOf('warning')));
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const unseen = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
  await signedIn('ROLE_USER');
  await view.open(seen.id);
  await expect(view.step(seen.stepExecutions[0]?.stepName ?? '')).toBeVisible();
  await page.goto('/execution_tracker');
  await expect(page.getByRole('link', { name: String(unseen), exact: true })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.stop();

  await view.open(seen.id);
  await expect(view.step(seen.stepExecutions[0]?.stepName ?? '')).toBeVisible();
  await expect(view.logButton()).toBeDisabled();
  await view.open(unseen);
  await expect(view.title()).toHaveText('Test job');
  await expect(view.text('The steps of this execution are not on this device')).toBeVisible();
  await view.open(987_654_321);
  await expect(view.text('Execution 987654321 is not on this device')).toBeVisible();
});

test('the running time uses the server’s clock and stops while the data is out of date @service-worker', async ({
  page,
  signedIn,
  server,
}) => {
  const view = new ExecutionPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const createdAt = new Date(Date.now() - 65_000).toISOString();
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'inProgress', createdAt });
  await signedIn('ROLE_USER');
  // At sign-in the device's clock was ten minutes slow; it has been set since. The next response corrects the offset.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session') ?? '{}') as object;
    localStorage.setItem('session', JSON.stringify({ ...session, clockOffsetMs: 600_000 }));
  });
  await view.open(id);
  await expect(view.fact('Duration')).toHaveText(/^1 min \d\d s$/);
  const first = await view.fact('Duration').textContent();
  await expect(view.fact('Duration')).not.toHaveText(first ?? '');

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.stop();
  await expect(page.getByRole('status', { name: 'Connection' })).toContainText('since', { timeout: 45_000 });
  const frozen = await view.fact('Duration').textContent();
  const frozenAt = Date.now();
  await expect.poll(() => Date.now() - frozenAt).toBeGreaterThan(3_000);
  await expect(view.fact('Duration')).toHaveText(frozen ?? '');
});

test('in French, known steps and counters have French names', async ({ page, signedIn, api }) => {
  const client = await api('ROLE_USER');
  const { body } = await client.get<Listed>(listOf('success'));
  const run = body['hydra:member'].find(({ jobInstance }) => jobInstance.jobCode === 'bynder_rules');
  await signedIn('ROLE_USER');
  await page.evaluate(() => localStorage.setItem('locale', 'fr'));
  await page.goto(`/job_execution/${run?.id}`);
  const steps = page.getByRole('table', { name: 'Étapes' });
  await expect(steps.getByRole('link')).toHaveText([
    'Lire les médias',
    'Appliquer les règles',
    'Écrire les propriétés',
  ]);
  await expect(steps).toContainText(/lus/);
  await expect(steps).toContainText(/traités/);
});
