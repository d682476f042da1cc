import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import type { ApiClient } from '../../fixtures/api-client';
import { ExecutionControl } from '../../fixtures/execution-control';
import { ConnectionsPage } from '../../pages/administration/connections-page';
import { DashboardPage } from '../../pages/dashboard-page';
import { ExecutionPage } from '../../pages/execution-page';
import { Shell } from '../../pages/shell';

/** Integrations of the sample data whose newest runs fail, each for a different reason. */
const REVOKED = { code: 'acme_bynder_media_to_shopify_product_image_sync', label: 'Product images to the shop' };
const UNMAPPED = { code: 'acme_bynder_media_to_akeneo_asset_category_binding', label: 'Category headers' };
const LIMITED = { code: 'acme_delete_bynder_media_to_shopify_files', label: 'Clean up shop files' };

interface Listed {
  'hydra:member': { id: number; status: string }[];
}

async function newestRun(client: ApiClient, code: string): Promise<{ id: number; status: string }> {
  const { body } = await client.get<Listed>(`/api/job_executions?order[id]=desc&jobInstance=${code}`);
  return body['hydra:member'][0] ?? { id: 0, status: '' };
}

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
  const all = page.getByRole('button', { name: /^Show all/ });
  await expect(line.or(all).first()).toBeVisible();
  if ((await line.count()) === 0) await clicks.on(all.first());
  await clicks.on(line.getByRole('link', { name: label, exact: true }));
}

const relaunch = (page: Page): Locator => page.getByRole('button', { name: /^Relaunch/ });

const advice = (page: Page): Locator =>
  page.locator('div', { has: page.getByRole('heading', { name: 'What to do' }) }).last();

/** Waits until a run newer than `before` (an id) has succeeded. */
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

test('a failing connection: the cause in two clicks, repaired and relaunched in five', async ({
  page,
  signedIn,
  api,
}) => {
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
  await expect(advice(page)).toContainText('This field was changed after this run, and the integration works again.');
  await expect(advice(page)).toContainText('Shop connection(removed: Acme shop) → (added: Acme outlet)');
  await expect(advice(page)).toContainText(/Version 3 by admin@acme\.test, \d\d\/\d\d\/\d{4}/);
  await expect(page.getByRole('link', { name: 'Open the field' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Changed after this run' })).toContainText('Shop connection');
  await page.getByRole('link', { name: 'Compare versions' }).click();
  await expect(page).toHaveURL(/\/edit\?tab=history&a=2&b=3$/);
});

test('a bad mapping: the cause in two clicks, repaired and relaunched in five', async ({ page, signedIn, api }) => {
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
  const attribute = editor.getByRole('textbox', { name: 'Attribute', exact: true });
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
  await expect(advice(page)).toContainText('This field was changed after this run, and the integration works again.');
  await expect(advice(page)).toContainText('Attribute(removed: season_old) → (added: season)');

  // If the field in the URL does not exist, the form opens without an entry's dialog.
  const field = 'configuration.mappings[9].metadata[0].attribute';
  await page.goto(`/job_instance/${UNMAPPED.code}/edit?tab=configuration&field=${field}&run=${failed.id}`);
  await expect(page.getByRole('tab', { name: 'Configuration' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: `Execution ${failed.id} failed:` })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a rate limit: the cause in two clicks, and a later relaunch is all it needs', async ({ page, signedIn, api }) => {
  const clicks = new Clicks();
  const client = await api('ROLE_CLIENT_ADMIN');
  const failed = await newestRun(client, LIMITED.code);
  await signedIn('ROLE_CLIENT_ADMIN');
  await openFromDashboard(page, clicks, LIMITED.label);
  await expect(page.getByRole('main')).toContainText(
    'The other system limits requests. Nothing to fix: relaunch in a few minutes.',
  );
  expect(clicks.count).toBeLessThanOrEqual(2);
  await expect(page.getByRole('button', { name: /^Test connection/ })).toHaveCount(0);
  await clicks.on(relaunch(page));
  expect(clicks.count).toBeLessThanOrEqual(5);
  await expectWorks(client, LIMITED.code, failed.id);
});

test('a connection opened from a failed run leads back to the run after a save', async ({ page, signedIn, api }) => {
  const client = await api('ROLE_CLIENT_ADMIN');
  const failed = await newestRun(client, REVOKED.code);
  await signedIn('ROLE_CLIENT_ADMIN');
  await new ExecutionPage(page).open(failed.id);
  await page.getByRole('link', { name: 'Open connection Acme shop' }).click();
  const test = page.getByRole('region', { name: 'Connection test' });
  await test.getByRole('button', { name: 'Test' }).click();
  await expect(test.getByRole('status')).toContainText('The access token of the connection has been revoked.');
  await page.getByRole('textbox', { name: 'Label' }).fill('Acme shop, repaired');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/job_execution/${failed.id}$`));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The access token of the connection has been revoked.',
  );
});

test('an app opened from a failed run leads back to the run after the authorisation at its provider', async ({
  page,
  signedIn,
  api,
}) => {
  const list = new ConnectionsPage(page);
  const client = await api('ROLE_CLIENT_ADMIN');
  const failed = await newestRun(client, REVOKED.code);
  const { body } = await client.get<{ 'hydra:member': { id: number; app: boolean }[] }>('/api/bynder_connections');
  const app = body['hydra:member'].find((each) => each.app)?.id;
  await signedIn('ROLE_CLIENT_ADMIN');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const run = new RegExp(`/job_execution/${failed.id}$`);

  await page.goto(`/connections/edit/bynder/${app}?run=${failed.id}`);
  await page.getByRole('textbox', { name: 'Label' }).fill('Library, repaired');
  await save.click();
  await list.decision('Allow').click();
  await expect(page).toHaveURL(run);
  await expect(new Shell(page).toasts()).toContainText('The app is connected.');

  // A save without a change authorises the app again.
  await page.goto(`/connections/edit/bynder/${app}?run=${failed.id}`);
  await save.click();
  await list.decision('Allow').click();
  await expect(page).toHaveURL(run);

  // After a refusal, and in a later authorisation without a run, the list of connections follows.
  await page.goto(`/connections/edit/bynder/${app}?run=${failed.id}`);
  await save.click();
  await list.decision('Refuse').click();
  await expect(new Shell(page).toasts()).toContainText('The authorisation was refused.');
  await expect(page).toHaveURL(/\/connections$/);
  await page.goto(`/connections/edit/bynder/${app}`);
  await save.click();
  await list.decision('Allow').click();
  await expect(new Shell(page).toasts()).toContainText('The app is connected.');
  await expect(page).toHaveURL(/\/connections$/);
});

test('an entry that was left open is not replaced', async ({ page, signedIn, api }) => {
  const client = await api('ROLE_CLIENT_ADMIN');
  const failed = await newestRun(client, UNMAPPED.code);
  await signedIn('ROLE_CLIENT_ADMIN');
  await page.goto(`/job_instance/${UNMAPPED.code}/edit?tab=configuration`);
  await page.getByRole('button', { name: 'Headers to categories: edit' }).click();
  const open = page.getByRole('dialog', { name: /Headers to categories/ });
  await open.getByRole('textbox', { name: 'Identifiers' }).fill('ean');
  await expect(open.getByRole('textbox', { name: 'Identifiers' })).toHaveValue('ean');
  await page.goto(`/job_execution/${failed.id}`);
  await page.getByRole('link', { name: 'Open the field' }).click();
  await expect(open.getByRole('textbox', { name: 'Identifiers' })).toHaveValue('ean');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('no button moves or changes when the history arrives late', async ({ page, signedIn, api, server }) => {
  const view = new ExecutionPage(page);
  const client = await api('ROLE_CLIENT_ADMIN');
  const failed = await newestRun(client, REVOKED.code);
  await signedIn('ROLE_CLIENT_ADMIN');
  await new ExecutionControl(server.url).setFaults({ kind: 'latency', path: '/history', ms: 6_000 });
  await view.open(failed.id);
  const actions = page.locator('div', { has: page.getByRole('heading', { name: 'What to do' }) }).last();
  const targets = actions.getByRole('button').or(actions.getByRole('link'));
  for (const name of ['Acme media library', 'Acme shop'])
    await expect(page.getByRole('button', { name: `Test connection ${name}` })).toBeVisible();
  const places = (): Promise<string[]> =>
    targets.evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const name = each.getAttribute('aria-label') ?? each.textContent;
        return [name, x, y + scrollY, width, height].join(' ');
      }),
    );
  await expect(view.failureFact('Changed in between')).toContainText('The history isn’t on this device yet.');
  const before = await places();
  expect(before.length).toBeGreaterThan(4);
  await expect(view.failureFact('Changed in between')).toContainText('Shop connection', { timeout: 30_000 });
  await expect(actions.getByText(/^Selected on \d/)).toBeVisible();
  expect(await places()).toEqual(before);
});

test('on a phone the first advice is in the bar at the bottom, and the log is behind it', async ({
  page,
  signedIn,
  api,
}) => {
  const view = new ExecutionPage(page);
  const client = await api('ROLE_CLIENT_ADMIN');
  const [revoked, limited] = await Promise.all([REVOKED, LIMITED].map(({ code }) => newestRun(client, code)));
  await page.setViewportSize({ width: 360, height: 760 });
  await signedIn('ROLE_CLIENT_ADMIN');
  await view.open(revoked?.id ?? 0);
  const test = page.getByRole('button', { name: 'Test connection Acme shop' });
  await expect(test).toHaveCount(1);
  await expect(test).toBeInViewport({ ratio: 1 });
  await expect(view.logButton()).toBeHidden();
  await test.click();
  await expect(advice(page)).toContainText('Connection error');
  await view.head().getByRole('button', { name: 'More' }).click();
  await expect(view.logButton()).toBeInViewport();

  await view.open(limited?.id ?? 0);
  await expect(view.head().getByRole('button', { name: /^Relaunch (?:delta|full)$/ })).toBeInViewport({ ratio: 1 });

  // A reader cannot test the connection.
  await signedIn('ROLE_RESTRICTED_USER');
  await view.open(revoked?.id ?? 0);
  await expect(view.logButton()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1366, height: 800 });
  await expect(view.logButton()).toBeVisible();
});
