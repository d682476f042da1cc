import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { ExecutionPage } from '../../pages/execution-page';

test('a run is stopped after a confirmation; the page follows another run to its end', async ({
  page,
  signedIn,
  api,
  server,
}) => {
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

  await test.step('the page follows a running execution to its end', async () => {
    const running = await client.get<{ id: number }>('/api/job_instances/acme_dummy/add_to_queue');
    await view.open(running.body.id);
    await expect(view.head()).toContainText(/Success|Warning/, { timeout: 45_000 });
    await expect(view.step('Finish')).toContainText(/\d\d:\d\d:\d\d/);
    await expect(view.stopButton()).toBeHidden();
  });
});

test('the page says if a stop comes too late, is refused or gets no response, and never repeats it', async ({
  page,
  signedIn,
  server,
  expectConsole,
}) => {
  const view = new ExecutionPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  await signedIn('ROLE_USER');
  const openRunning = async (): Promise<number> => {
    const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'inProgress' });
    await view.open(id);
    return id;
  };
  const stops = async () => (await control.requests()).filter(({ url }) => url.endsWith('/stop'));

  await test.step('the confirmation closes when the run ends', async () => {
    const id = await openRunning();
    await view.stopButton().click();
    await expect(view.confirmButton()).toBeVisible();
    await control.clearRequests();
    await control.setStatus(id, 'success');
    await expect(view.toast('This execution has already ended')).toBeVisible();
    await expect(view.confirmButton()).toBeHidden();
    await expect(view.head()).toContainText('Success');
    expect(await stops()).toEqual([]);
  });

  await test.step('the page says why a stop was refused', async () => {
    const id = await openRunning();
    await view.stopButton().click();
    // The delay keeps the page from learning that the run has ended, which would close the confirmation.
    await control.setFaults({ kind: 'latency', path: String.raw`/api/job_executions(\?|/\d+$)`, ms: 5_000 });
    await control.setStatus(id, 'success');
    expectConsole(/400/);
    await view.confirmButton().click();
    await expect(view.toast('The job execution is already finished or stopping.')).toBeVisible();
    await control.setFaults();
    await expect(view.head()).toContainText('Success');
  });

  await test.step('a stop whose response was lost is looked up, not repeated', async () => {
    await openRunning();
    await control.setFaults({ kind: 'garbage', path: '/stop$' });
    await control.clearRequests();
    await view.stopButton().click();
    expectConsole(/net::ERR/);
    await view.confirmButton().click();
    await expect(view.toast(/No clear reply from the server/)).toBeVisible();
    expect(await stops()).toHaveLength(1);
    await expect(view.head()).toContainText('In progress');
  });
});
