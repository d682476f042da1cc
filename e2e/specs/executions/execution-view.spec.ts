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

/** Returns the first execution of a list that begins with the newest. Throws if the list is empty. */
async function newest(list: Promise<{ body: Listed }>): Promise<ListedExecution> {
  const [first] = (await list).body['hydra:member'];
  if (first === undefined) throw new Error('The sample data has no execution with this status');
  return first;
}

test('a run that has ended shows its status, facts and steps, its warnings page by page, and its log; in French too', async ({
  page,
  signedIn,
  api,
  server,
  expectConsole,
}) => {
  const view = new ExecutionPage(page);
  const client = await api('ROLE_USER');
  const execution = await newest(client.get<Listed>(listOf('warning')));
  const warnings = execution.stepExecutions.reduce((sum, step) => sum + step.warningCount, 0);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const entries = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: from + index, message: `warning number ${from + index}` }));
  const answer = (pageNumber: number, members: unknown[]) => ({
    kind: 'json' as const,
    path: `^/api/job_warnings.*page=${pageNumber}`,
    body: { '@type': 'hydra:Collection', 'hydra:member': members, 'hydra:totalItems': 42 },
  });
  await control.setFaults(answer(1, entries(1, 30)), answer(2, entries(31, 12)));
  await signedIn('ROLE_USER');
  await view.open(execution.id);
  await test.step('the page shows the status, facts and steps', async () => {
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

  await test.step('the warnings of a step are shown page by page', async () => {
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

  const succeeded = (await client.get<Listed>(listOf('success'))).body['hydra:member'];
  await test.step('the log is saved as a file', async () => {
    await view.open(succeeded[0]?.id ?? 0);
    const [download] = await Promise.all([page.waitForEvent('download'), view.logButton().click()]);
    expect(download.suggestedFilename()).toBe('execution.log');
    expect(await readFile(await download.path(), 'utf8')).toContain('Job started');
  });
  await test.step('an execution without a log says so', async () => {
    const silent = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
    expectConsole(/404/);
    await view.open(silent);
    await expect(view.text('There is no log for this execution')).toBeVisible();
    await expect(view.logButton()).toBeDisabled();
  });

  await test.step('in French, known steps and counters have French names', async () => {
    const run = succeeded.find(({ jobInstance }) => jobInstance.jobCode === 'bynder_rules');
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
});

test('a read-only user sees the error of a failed run, and no Stop button', async ({ page, signedIn, api, server }) => {
  const view = new ExecutionPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const client = await api('ROLE_RESTRICTED_USER');
  const execution = await newest(client.get<Listed>(listOf('error')));
  await signedIn('ROLE_RESTRICTED_USER');
  await view.open(execution.id);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(execution.errorMessage ?? 'no message');

  await view.open(await control.createOne({ jobInstance: 'acme_dummy', status: 'inProgress' }));
  await expect(view.head()).toContainText('In progress');
  await expect(view.logButton()).toBeEnabled();
  await expect(view.stopButton()).toBeHidden();
});

test('the page says if an execution does not exist, or, without the backend, is not on this device @service-worker', async ({
  page,
  signedIn,
  api,
  server,
  expectConsole,
}) => {
  const view = new ExecutionPage(page);
  const client = await api('ROLE_USER');
  const seen = await newest(client.get<Listed>(listOf('warning')));
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const foreign = await control.createOne({ jobInstance: 'globex_dummy', status: 'success' });
  const unseen = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
  await signedIn('ROLE_USER');
  await test.step('an unknown execution and one of another company are not found', async () => {
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

test('a running execution shows its expected end, and, while the data is current, its duration by the server’s clock @service-worker', async ({
  page,
  signedIn,
  api,
  server,
}) => {
  const view = new ExecutionPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const createdAt = new Date(Date.now() - 65_000).toISOString();
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'inProgress', createdAt });
  await signedIn('ROLE_USER');
  // Simulates a device whose clock was ten minutes slow at the sign-in and has been set since. The next response
  // corrects the stored offset.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session') ?? '{}') as object;
    localStorage.setItem('session', JSON.stringify({ ...session, clockOffsetMs: 600_000 }));
  });
  await view.open(id);
  await expect(view.fact('Duration')).toHaveText(/^1 min \d\d s$/);
  const first = await view.fact('Duration').textContent();
  await expect(view.fact('Duration')).not.toHaveText(first ?? '');

  await test.step('the page says when the run is expected to end, and which steps are still to come', async () => {
    const client = await api('ROLE_USER');
    const { body } = await client.get<{ id: number }>(
      '/api/job_instances/acme_bynder_media_to_shopify_product_image_sync/add_to_queue',
    );
    await view.open(body.id);
    await expect(view.text('Waiting to start')).toBeVisible();
    await control.setStatus(body.id, 'inProgress');
    await expect(view.text(/^About .+ left, expected end \d\d:\d\d:\d\d$/)).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Time passed' })).toBeVisible();
    // The names of the steps come from the last successful run, whose steps are read for this page.
    await expect(view.text('Still to come:')).toBeVisible();
    await expect(view.text('Write product images')).toBeVisible();
  });

  await view.open(id);
  await expect(view.fact('Duration')).toHaveText(/\d s$/);

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.stop();
  await expect(page.getByRole('status', { name: 'Connection' })).toContainText('since', { timeout: 45_000 });
  const frozen = await view.fact('Duration').textContent();
  const frozenAt = Date.now();
  await expect.poll(() => Date.now() - frozenAt).toBeGreaterThan(3_000);
  await expect(view.fact('Duration')).toHaveText(frozen ?? '');
});
