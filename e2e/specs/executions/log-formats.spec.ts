import { expect, test } from '../../fixtures/console-test';
import { serveLog } from '../../fixtures/sample-log';
import { LogPage } from '../../pages/log-page';

interface Run {
  id: number;
  stepExecutions: { stepName: string; createdAt: string; status: string }[];
}

/** Formats a moment as a log of a server in Lima (UTC−5) does, without the time zone. */
const clockOf = (moment: number): string =>
  new Date(moment - 5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

test('logs are understood in all formats and time zones in which servers write them', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const log = new LogPage(page);
  const client = await api('ROLE_ADMIN');
  let lines: string[] = [];
  serveLog(server, () => lines.join('\n'));
  await signedIn('ROLE_ADMIN');
  await test.step('the times of the server are shown in the time zone of the browser, and a step leads to its lines', async () => {
    const list = await client.get<{ 'hydra:member': Run[] }>('/api/job_executions?order[id]=desc&status=error');
    // Takes a run whose second step was not skipped, because a skipped step has no lines.
    const run = list.body['hydra:member'].find(
      ({ stepExecutions: [, second] }) => second !== undefined && second.status !== 'skipped',
    );
    const steps = run?.stepExecutions ?? [];
    const { stepName = '', createdAt = '' } = steps[1] ?? {};
    lines = steps.flatMap((step) => Array<string>(100).fill(`[${clockOf(Date.parse(step.createdAt))}] batch.INFO: on`));
    await log.open(run?.id ?? 0);
    await expect(log.text('Times in Europe/Paris')).toBeVisible();
    await log.step(stepName).click();
    const clock = new Date(createdAt).toLocaleTimeString('en-GB', { timeZone: 'Europe/Paris' });
    await expect(log.line(new RegExp(`^101${clock}`))).toBeInViewport();
  });

  await test.step('a log whose times do not match its run keeps the times of the server', async () => {
    lines = ['[2020-01-01 03:30:00] batch.INFO: begins'];
    await log.open(1);
    await expect(log.text('Server’s time')).toBeVisible();
    await expect(log.line('begins')).toContainText('03:30:00');
  });

  await test.step('errors are counted in every format', async () => {
    lines = [
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
    await log.open(2);
    await expect(log.level(/^Error\b.*6$/)).toBeVisible();
    await log.button('First error').click();
    await expect(page).toHaveURL(/#L2$/);
  });

  await test.step('markup is shown as text, colours are left out, long lines are truncated', async () => {
    const hostile = '<img src=x onerror=alert(1)> \u001B[31mred\u001B[0m \u001Bx \u202Eesrever https://evil.example';
    lines = [`[2026-11-23T03:30:00Z] ERROR: ${hostile}`, '#0 at home', `INFO: ${'x'.repeat(5_000)}end`];
    await log.open(3);
    await expect(log.line('<img src=x onerror=alert(1)> red ␛x \uFFFDesrever https://evil.example')).toBeVisible();
    await expect(log.lines().getByRole('img')).toHaveCount(0);
    await expect(log.line('xxend')).toHaveCount(0);
    await log.button('Show all 5,003 characters').click();
    await expect(log.line('xxend')).toHaveCount(1);
  });
});
