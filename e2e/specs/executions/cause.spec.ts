import type { Locator, Page } from '@playwright/test';
import type { ApiClient } from '../../fixtures/api-client';
import { expect, test } from '../../fixtures/console-test';
import { LIMITED, newestRun, REVOKED, UNMAPPED } from '../../fixtures/failing-runs';
import { DashboardPage } from '../../pages/dashboard-page';
import { ExecutionPage } from '../../pages/execution-page';
import { textControl } from '../../pages/job-forms/steps';

/** Counts the clicks and choices of a person. */
class Clicks {
  count = 0;

  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async choose(target: Locator, option: string): Promise<void> {
    this.count += 1;
    await target.selectOption(option);
  }
}

/** Opens the failed run of an integration from the dashboard's attention list. */
async function openFromDashboard(page: Page, clicks: Clicks, label: string): Promise<void> {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.attention().getByRole('link').first()).toBeVisible();
  const line = dashboard.line(label);
  const all = page.getByRole('button', { name: /^\d+ more integrations?$/ });
  await expect(line.or(all).first()).toBeVisible();
  if ((await line.count()) === 0) await clicks.on(all.first());
  await clicks.on(line.getByRole('link', { name: label, exact: true }));
}

const relaunch = (page: Page): Locator => page.getByRole('button', { name: /^Relaunch/ });

/** Waits until the newest run has a higher id than `before` and has succeeded, perhaps with warnings. */
async function expectWorks(client: ApiClient, code: string, before: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const run = await newestRun(client, code);
        return run.id > before ? run.status : 'none';
      },
      { timeout: 60_000 },
    )
    .toMatch(/^(success|warning)$/);
}

test('the cause is found in two clicks, and the integration works again within five: a failing connection, a rate limit', async ({
  page,
  signedIn,
  api,
}) => {
  const view = new ExecutionPage(page);
  const clicks = new Clicks();
  const client = await api('ROLE_CLIENT_ADMIN');
  const failed = await newestRun(client, REVOKED.code);
  await signedIn('ROLE_CLIENT_ADMIN');
  await openFromDashboard(page, clicks, REVOKED.label);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The access token of the connection has been revoked.',
  );
  await expect(page.getByRole('button', { name: 'Test connection Acme shop' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open connection Acme shop' })).toBeVisible();
  expect(clicks.count).toBeLessThanOrEqual(2);

  await clicks.on(page.getByRole('link', { name: 'Open the field' }));
  const shop = page.getByRole('combobox', { name: /Shop connection/ });
  await expect(shop).toBeFocused();
  await expect(page.getByRole('main')).toContainText(/Execution \d+ worked: Shop connection was “Acme outlet”\./);
  await clicks.choose(shop, 'Acme outlet');
  await expect(relaunch(page)).toBeDisabled();
  await clicks.on(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(relaunch(page)).toBeEnabled();
  await clicks.on(relaunch(page));
  expect(clicks.count).toBeLessThanOrEqual(5);
  await expectWorks(client, REVOKED.code, failed.id);

  // The page of the failed run shows what was changed after it.
  await page.goto(`/job_execution/${failed.id}`);
  await expect(view.advice()).toContainText('This field was changed after this run, and the integration works again.');
  await expect(view.advice()).toContainText('Shop connection(removed: Acme shop) → (added: Acme outlet)');
  await expect(view.advice()).toContainText(/Version 3 by admin@acme\.test, \d\d\/\d\d\/\d{4}/);
  await expect(page.getByRole('link', { name: 'Open the field' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Changed after this run' })).toContainText('Shop connection');
  await page.getByRole('link', { name: 'Compare versions' }).click();
  await expect(page).toHaveURL(/\/edit\?tab=history&a=2&b=3$/);

  await test.step('a rate limit needs only a later relaunch', async () => {
    const few = new Clicks();
    const limited = await newestRun(client, LIMITED.code);
    await openFromDashboard(page, few, LIMITED.label);
    await expect(page.getByRole('main')).toContainText(
      'The other system limits requests. Nothing to fix: relaunch in a few minutes.',
    );
    expect(few.count).toBeLessThanOrEqual(2);
    await expect(page.getByRole('button', { name: /^Test connection/ })).toHaveCount(0);
    await few.on(relaunch(page));
    expect(few.count).toBeLessThanOrEqual(5);
    await expectWorks(client, LIMITED.code, limited.id);
  });
});

test('the cause is found in two clicks, and the integration works again within five: a bad mapping', async ({
  page,
  signedIn,
  api,
}) => {
  const view = new ExecutionPage(page);
  const clicks = new Clicks();
  const client = await api('ROLE_CLIENT_ADMIN');
  const failed = await newestRun(client, UNMAPPED.code);
  await signedIn('ROLE_CLIENT_ADMIN');
  await openFromDashboard(page, clicks, UNMAPPED.label);
  const main = page.getByRole('main');
  await expect(main).toContainText('The error is about the value “season_old”.');
  await expect(main).toContainText('Mappings › header › Metadata › season_old › Attribute');
  expect(clicks.count).toBeLessThanOrEqual(2);

  await clicks.on(page.getByRole('link', { name: 'Open the field' }));
  const editor = page.getByRole('dialog', { name: 'Mapping: header' });
  const attribute = textControl(editor, 'Attribute');
  await expect(attribute).toBeFocused();
  await expect(attribute).toHaveAccessibleDescription(/The attribute "season_old" does not exist/);
  await attribute.fill('season');
  await expect(page.getByText(/^Metadata 2 › Attribute/)).toHaveCount(1);
  await clicks.on(editor.getByRole('button', { name: 'Apply' }));
  await expect(page.getByText(/^Metadata 2 › Attribute/)).toHaveCount(0);
  await clicks.on(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(relaunch(page)).toBeEnabled();
  await clicks.on(relaunch(page));
  expect(clicks.count).toBeLessThanOrEqual(5);
  await expect(page.getByRole('link', { name: /^Relaunched as execution \d+$/ })).toBeVisible();
  await expectWorks(client, UNMAPPED.code, failed.id);
  await page.goto(`/job_execution/${failed.id}`);
  await expect(view.advice()).toContainText('This field was changed after this run, and the integration works again.');
  await expect(view.advice()).toContainText('Attribute(removed: season_old) → (added: season)');

  // If the field in the URL does not exist, the form opens without the dialog of an entry.
  const field = 'configuration.mappings[9].metadata[0].attribute';
  await page.goto(`/job_instance/${UNMAPPED.code}/edit?tab=configuration&field=${field}&run=${failed.id}`);
  await expect(page.getByRole('tab', { name: 'Configuration' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: `Execution ${failed.id} failed:` })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
