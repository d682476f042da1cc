import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/console-test';
import { ExecutionControl } from '../fixtures/execution-control';
import { ExecutionPage } from '../pages/execution-page';
import { LogPage } from '../pages/log-page';

test.use({ serviceWorkers: 'allow' });

interface Step {
  id: number;
  stepName: string;
  status: string;
  warningCount: number;
}

interface Run {
  id: number;
  errorMessage: string;
  stepExecutions: Step[];
}

const MESSAGES = ['no product has the SKU AF-1', 'no product has the SKU AF-2'];
const DETAIL =
  /\/(?:job_executions\/\d+(?:\/download_execution_logs)?|job_warnings.*|job_instances\/[^/]+\/history.*)$/;

/** The details of an execution that are in the cache of this browser: the log, and the number of warnings. */
function kept(page: Page, id: number): Promise<{ log: string; warnings: number }> {
  return page.evaluate(async (key) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const name = (await indexedDB.databases()).find((each) => each.name?.startsWith('cache:'))?.name;
    if (name === undefined) return { log: '', warnings: 0 };
    const database = await answer(indexedDB.open(name));
    const row = <T>(store: string) =>
      answer<T | undefined>(database.transaction(store).objectStore(store).get(key) as IDBRequest<T | undefined>);
    const log = await row<{ packed: Uint8Array<ArrayBuffer> }>('executionLogs');
    const warnings = await row<{ steps: { items: unknown[] }[] }>('executionWarnings');
    database.close();
    const unpacked = new Blob(log === undefined ? [] : [log.packed]).stream();
    return {
      log: log === undefined ? '' : await new Response(unpacked.pipeThrough(new DecompressionStream('gzip'))).text(),
      warnings: warnings?.steps.flatMap(({ items }) => items).length ?? 0,
    };
  }, id);
}

test('a failed execution that was never opened shows its details without a connection', async ({
  page,
  signedIn,
  api,
  server,
}) => {
  test.setTimeout(150_000);
  const view = new ExecutionPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const client = await api('ROLE_CLIENT_ADMIN');
  const path = '/api/job_executions?order[id]=desc&status=error';
  const [listed] = (await client.get<{ 'hydra:member': { id: number }[] }>(path)).body['hydra:member'];
  const { body: run } = await client.get<Run>(`/api/job_executions/${listed?.id}`);
  const failed = run.stepExecutions.find(({ status }) => status === 'error');
  if (failed === undefined) throw new Error('no step failed');
  failed.warningCount = MESSAGES.length;
  const members = MESSAGES.map((message, index) => ({ id: index + 1, message }));
  await control.setFaults(
    { kind: 'json', path: `^/api/job_executions/${run.id}$`, body: run },
    {
      kind: 'json',
      path: `^/api/job_warnings.*stepExecution=${failed.id}`,
      body: { '@type': 'hydra:Collection', 'hydra:member': members, 'hydra:totalItems': members.length },
    },
  );
  await control.clearRequests();
  await signedIn('ROLE_CLIENT_ADMIN');
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const details = async () => (await control.requests()).filter(({ url }) => DETAIL.test(url));
  await expect.poll(async () => (await kept(page, run.id)).warnings, { timeout: 120_000 }).toBe(MESSAGES.length);
  const times = (await details()).map(({ at }) => at);
  for (const from of times) expect(times.filter((at) => at >= from && at < from + 60_000).length).toBeLessThan(7);
  expect((await kept(page, run.id)).log).toContain(run.errorMessage);

  await server.stop();
  await view.open(run.id);
  await expect(view.step(failed.stepName)).toContainText('Error');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(run.errorMessage);
  await expect(view.text(/^Failed at step \d(?: of \d)?, /)).toBeVisible();
  await expect(view.kinds().getByRole('row')).toHaveText([/Kind/, /no product has the SKU one of 2 values.*2$/]);
  await expect(view.failureFact('Changed in between')).not.toContainText('when you’re back online');
  await view.warningsButton().click();
  await expect(view.warnings().getByRole('listitem')).toHaveText(MESSAGES);
  await page.keyboard.press('Escape');

  // The file contains the log that the server sent.
  const { log: whole } = await kept(page, run.id);
  const [file] = await Promise.all([page.waitForEvent('download'), view.logButton().click()]);
  expect(file.suggestedFilename()).toBe('execution.log');
  expect(await readFile(await file.path(), 'utf8')).toBe(whole);

  const log = new LogPage(page);
  const lines = whole.trimEnd().split('\n');
  const errors = lines.filter((line) => / ERROR: /.test(line));
  await page.getByRole('link', { name: 'Full height' }).click();
  await expect(log.lines().getByRole('listitem')).toHaveCount(lines.length);
  await expect(log.level(/^Error ?\d/)).toHaveText(`Error${errors.length}`);
  await log.level('Errors only').click();
  await expect(log.lines().getByRole('listitem').filter({ hasText: 'ERROR' })).toHaveCount(errors.length);
  await expect(log.lines().getByRole('listitem').filter({ hasText: 'INFO' })).toHaveCount(0);
  await log.search().fill(run.errorMessage);
  await expect(log.hits()).toHaveText(/^1 of \d+$/);
  await expect(log.line(run.errorMessage).first()).toBeVisible();
  await log.search().fill('no line has this');
  await expect(log.hits()).toHaveText('No match');
});
