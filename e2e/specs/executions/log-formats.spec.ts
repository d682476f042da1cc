import { expect, test } from '../../fixtures/console-test';
import { serveLog } from '../../fixtures/sample-log';
import { LogPage } from '../../pages/log-page';

interface Run {
  id: number;
  stepExecutions: { stepName: string; createdAt: string }[];
}

/** A moment as a server in New York or Lima shows it, without its zone. */
const clockOf = (moment: number): string =>
  new Date(moment - 5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

test('a log in the server’s time shows the browser’s time and finds its steps', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const log = new LogPage(page);
  const client = await api('ROLE_ADMIN');
  const list = await client.get<{ 'hydra:member': Run[] }>('/api/job_executions?order[id]=desc&status=error');
  const run = list.body['hydra:member'].find(({ stepExecutions }) => stepExecutions.length > 1);
  const steps = run?.stepExecutions ?? [];
  const { stepName = '', createdAt = '' } = steps[1] ?? {};
  const linesOf = (step: { createdAt: string }): string =>
    `[${clockOf(Date.parse(step.createdAt))}] batch.INFO: on\n`.repeat(100);
  serveLog(server, () => steps.map(linesOf).join(''));
  await signedIn('ROLE_ADMIN');
  await log.open(run?.id ?? 0);
  await expect(log.text('Times in Europe/Paris')).toBeVisible();
  await log.step(stepName).click();
  const clock = new Date(createdAt).toLocaleTimeString('en-GB', { timeZone: 'Europe/Paris' });
  await expect(log.line(new RegExp(`^101${clock}`))).toBeInViewport();
});

test('a log that cannot be compared with its run shows the server’s time', async ({ page, signedIn, server }) => {
  const log = new LogPage(page);
  serveLog(server, () => '[2020-01-01 03:30:00] batch.INFO: begins\n');
  await signedIn('ROLE_ADMIN');
  await log.open(1);
  await expect(log.text('Server’s time')).toBeVisible();
  await expect(log.line('begins')).toContainText('03:30:00');
});

test('errors count in whatever format they are written', async ({ page, signedIn, server }) => {
  const log = new LogPage(page);
  const lines = [
    '[2026-11-23T03:30:00+00:00] app.INFO: begins',
    'PHP Fatal error:  Uncaught RuntimeException: gone in /app/a.php:3',
    '  thrown in /app/a.php on line 3',
    '{"level":50,"time":1795405007120,"msg":"gone"}',
    '2026-11-23 03:36:47,120 - app.sync - ERROR - gone',
    'time=2026-11-23T03:36:47Z level=error msg=gone',
    '2026/11/23 03:36:47 [error] 12#0: *1 open() failed',
    '<11>1 2026-11-23T03:36:47Z host app 12 - - gone',
    '2026-11-23T03:36:47Z  INFO 1 --- [main] c.a.App : ends',
  ];
  serveLog(server, () => lines.join('\n'));
  await signedIn('ROLE_ADMIN');
  await log.open(1);
  await expect(log.level(/^Error\b.*6$/)).toBeVisible();
  await log.button('First error').click();
  await expect(page).toHaveURL(/#L2$/);
});
