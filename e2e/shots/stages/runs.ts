import type { Page } from '@playwright/test';
import { REVOKED, newestRun } from '../../fixtures/failing-runs';
import { Bell } from '../../pages/bell';
import { ExecutionPage } from '../../pages/execution-page';
import { InstanceViewPage } from '../../pages/instance-view-page';
import type { Stage } from '../screen';
import { PACKSHOTS, changedConfiguration, instancePath } from './configuration';

export const RUNNING = `acme_${PACKSHOTS}`;
/** A second integration with `SILENT_JOB`. It has no runs other than those that `processNothing` creates. */
export const SILENT = 'acme_ambience_to_products';
const SILENT_JOB = 'akeneo_to_akeneo_asset_product_multibinding';
const ADMIN = 'ROLE_CLIENT_ADMIN';
const WATCHED = 'acme_bynder_rules';

const DAY_MS = 86_400_000;

interface Run {
  readonly executionStartDate: string;
  readonly stepExecutions: { summary: Record<string, number> }[];
}

/**
 * Launches an integration, and pauses the runner during the second step. Fixes the clock of the page, so that the run
 * has taken 14 s in the pictures.
 */
export async function launchHalfWay({ page, control, api }: Stage): Promise<void> {
  const client = await api(ADMIN);
  const execution = new ExecutionPage(page);
  // Opens an earlier run first, so that it is stored on the device. From this run, the console takes the names of the
  // steps that have not started yet.
  await execution.open((await newestRun(client, RUNNING)).id);
  await execution.step('Write to the PIM').waitFor();
  await control.pauseRunner();
  const { body } = await client.get<{ id: number }>(`${instancePath(RUNNING)}/add_to_queue?delta_override=false`);
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    // Lets the runner work only for a moment each time, so that a slow machine does not miss the second step.
    await control.pauseRunner(false);
    await control.pauseRunner();
    const { body: run } = await client.get<Run>(`/api/job_executions/${body.id}`);
    if (Object.keys(run.stepExecutions[1]?.summary ?? {}).length === 0) continue;
    await page.clock.setFixedTime(Date.parse(run.executionStartDate) + 14_000);
    return;
  }
  throw new Error('The second step did not begin');
}

/** Waits for the log of a running execution. */
export async function logIsShown(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Log' }).waitFor();
  await page.getByText('Loading the log…').waitFor({ state: 'hidden' });
}

/** Tests the connection of a failed run, unless the result of a test is already shown. */
export async function testConnection(page: Page): Promise<void> {
  const result = page.getByText('Connection error').first();
  const test = page.getByRole('button', { name: 'Test connection Acme shop' });
  await result.or(test).first().waitFor();
  if (!(await result.isVisible())) await test.click();
  await result.waitFor();
}

/**
 * Creates a successful run for each of eight mornings; the last three processed no items. Opens each run, so that the
 * device stores how many items the run processed.
 */
export async function processNothing({ page, control, api }: Stage): Promise<void> {
  const execution = new ExecutionPage(page);
  await control.pauseRunner();
  const root = await api('ROLE_ADMIN');
  await root.post('/api/job_instances', {
    code: SILENT,
    label: 'Bind ambience to products',
    jobCode: SILENT_JOB,
    company: '/api/companies/acme',
    enabled: true,
    configuration: await changedConfiguration(root, `acme_${SILENT_JOB}`, () => undefined),
    cronExpression: '0 4 * * *',
    sendErrorEmail: true,
    errorAlertEmails: ['alerts@acme.test'],
  });
  const lastNight = new Date().setUTCHours(4, 0, 0, 0) - (new Date().getUTCHours() < 5 ? DAY_MS : 0);
  const items = [402, 431, 420, 415, 437, 0, 0, 0];
  const runs: number[] = [];
  for (const [index, updated] of items.entries())
    runs.push(
      await control.createOne({
        jobInstance: SILENT,
        status: 'success',
        delta: true,
        createdAt: new Date(lastNight - (items.length - 1 - index) * DAY_MS).toISOString(),
        summary: { updated },
      }),
    );
  for (const id of runs) {
    await execution.open(id);
    await execution.step('Write to the PIM').filter({ hasText: 'updated' }).waitFor();
  }
}

/** Causes two notifications: a run that fails, and the end of a watched run. */
export async function makeNews({ page, api }: Stage): Promise<void> {
  const client = await api(ADMIN);
  const bell = new Bell(page);
  await new InstanceViewPage(page).open(WATCHED);
  await bell.watchButton().click();
  await bell.watchingButton().waitFor();
  for (const code of [WATCHED, REVOKED.code]) await client.get(`${instancePath(code)}/add_to_queue`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications, 1 error/ })
    .waitFor();
}

/** Opens the bell as if the console had last been visible fourteen hours ago. */
export async function comeBack(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    (at) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('events/visible-at'));
      if (key !== undefined) localStorage.setItem(key, String(at));
    },
    Date.now() - 14 * 3_600_000,
  );
  await page.goto('/execution_tracker');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await page.getByRole('dialog', { name: /^Notifications/ }).waitFor();
  await page.getByRole('heading', { name: 'While you were away' }).waitFor();
}

/** Returns a function that looks up the address of the newest run of an integration. */
export const newestRunOf =
  (code: string) =>
  async (api: Awaited<ReturnType<Stage['api']>>): Promise<string> => {
    const { id } = await newestRun(api, code);
    return `/job_execution/${id}`;
  };
