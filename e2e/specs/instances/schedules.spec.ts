import { expectNoViolations } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { InstanceTabs } from '../../pages/instance-tabs';
import { SchedulesPage } from '../../pages/schedules-page';
import { Shell } from '../../pages/shell';

const CODE = 'acme_bynder_media_to_akeneo_asset_sync';

test('a schedule is set with fields or as text; the strip of the day and the calendar show it, also without the server @service-worker', async ({
  page,
  signedIn,
  api,
  server,
}) => {
  const form = new InstanceTabs(page);
  const schedules = new SchedulesPage(page);
  const client = await api('ROLE_CLIENT_ADMIN');
  await client.patch('/api/job_instances/acme_dummy', { cronExpression: '5 4 * * *' });
  await signedIn('ROLE_CLIENT_ADMIN');
  await form.openAt(CODE, 'Advanced settings');

  await test.step('the fields and the text show the same schedule', async () => {
    await expect(form.scheduleKind('Daily')).toBeChecked();
    await form.cron().fill('15 2-5 1,15 * 1-5');
    await expect(form.scheduleKind('Own expression')).toBeChecked();
    await form.scheduleKind('Own expression').press('ArrowLeft');
    await expect(form.scheduleKind('Monthly')).toBeChecked();
    await form.scheduleKind('Daily').check();
    await form.scheduleField('Hour').selectOption('04');
    await expect(form.cron()).toHaveValue('0 4 * * *');
    await expect(form.panel()).toContainText('was: Every day at 02:00 UTC');
  });

  await test.step('the usual duration is compared with the time until the next run', async () => {
    await form.scheduleKind('Minutes').check();
    await form.scheduleField('Minutes from start to start').selectOption('20');
    await expect(form.cron()).toHaveValue('*/20 * * * *');
    await expect(form.panel()).toContainText(/Usually takes .*: ends before the next run\./);
    await form.cron().fill('0 4 * * *');
  });

  await test.step('the runs around the next clock change can be shown', async () => {
    await expect(form.runs().locator('tbody').getByRole('row')).toHaveCount(10);
    await form.panel().getByRole('button', { name: 'Runs around it' }).click();
    await expect(form.runs().getByText(/^1 h (later|earlier)$/)).toBeVisible();
  });

  await test.step('the strip of the day works by keyboard', async () => {
    await form.dayStrip().focus();
    const own = await form.dayStrip().getAttribute('aria-valuetext');
    expect(own).toMatch(/^0[56]:00, \d+ start, this one too: /);
    await form.dayStrip().press('ArrowRight');
    await form.dayStrip().press('ArrowLeft');
    await form.dayStrip().press('Enter');
    await expect(form.panel().getByRole('heading', { name: /^Starts from 0[56]:00 to 0[56]:15$/ })).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('the calendar shows the saved schedule', async () => {
    await form.saveButton().click();
    await expect(form.status(/^Sent/)).toBeVisible();
    await form.panel().getByRole('link', { name: 'All schedules' }).click();
    await expect(schedules.title()).toBeVisible();
    const hour = schedules.cell(/^\d+ starts?: .*, Monday .*, 0[56]:00$/).first();
    await hour.focus();
    await page.keyboard.press('Enter');
    await expect(schedules.starts().first()).toContainText(/^0[56]:/);
    await expectNoViolations(page);
  });

  await test.step('the calendar is complete without the server', async () => {
    await new Shell(page).isStored();
    await server.stop();
    await page.reload();
    await expect(schedules.cell(/^\d+ starts?: .*, Monday .*, 0[56]:00$/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(page).toHaveURL(/\?week=\d{4}-\d\d-\d\d$/);
    await schedules.list().getByRole('row').filter({ hasText: 'Every day at 04:00' }).getByRole('link').click();
    await expect(form.cron()).toHaveValue('0 4 * * *');
  });
});
