import { expectNoViolations } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { control, loggedRequests } from '../../fixtures/control';
import { InstanceListPage } from '../../pages/instance-list-page';
import { InstanceViewPage } from '../../pages/instance-view-page';

const CODE = 'acme_dummy';
const PATH = `/api/job_instances/${CODE}`;

/** The paths of the launch calls in the backend's log. */
async function launches(url: string): Promise<string[]> {
  return (await loggedRequests(url)).map(({ url: path }) => path).filter((path) => path.includes('/add_to_queue'));
}

test('an instance shows its title, job, times, description and executions; an unknown code shows a not-found page', async ({
  page,
  signedIn,
  expectConsole,
}) => {
  const view = new InstanceViewPage(page);
  expectConsole(/status of 404/);
  await signedIn('ROLE_USER');
  await view.open('acme_bynder_media_to_akeneo_asset_sync');
  await expect(view.title()).toHaveText('Packshots to the PIM');
  await expect(page).toHaveTitle(/^Integrations - Packshots to the PIM/);
  await expect(view.main()).toContainText('Media to PIM assets');
  await expect(view.main()).toContainText(/Created\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\dUpdated\d\d\/\d\d\/\d{4}/);
  await expect(view.main()).toContainText('Approved packshots and ambience pictures, every night.');
  // The label is the title of the page, so no row repeats it.
  await expect(view.executions.rows()).toHaveCount(10);
  await expect(view.executions.table()).not.toContainText('Packshots to the PIM');
  await expect(page.getByRole('columnheader', { name: 'Reason' })).toBeVisible();
  await expect(view.guideLink()).toBeHidden();
  await expect(view.deleteButton()).toBeHidden();
  await view.executions.rows().first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/job_execution\/\d+$/);
  await test.step('an unknown code shows a not-found page', async () => {
    await view.open('no_such_instance');
    await expect(view.main()).toContainText('There is no integration no_such_instance');
    await page.getByRole('link', { name: 'All integrations' }).click();
    await expect(page).toHaveURL(/\/job_instance$/);
  });
});

test('only the shop image sync has an installation guide; a deletion asks first and goes back to the list', async ({
  page,
  signedIn,
  api,
}) => {
  const view = new InstanceViewPage(page);
  const list = new InstanceListPage(page);
  await signedIn('ROLE_ADMIN');
  await view.open('acme_bynder_media_to_shopify_product_image_sync');
  await expect(view.guideLink()).toHaveAttribute('href', '/guides/bynder-shopify-setup');
  // All executions of an instance belong to one company, so they need no column for it.
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Company' })).toHaveCount(0);
  await test.step('a deletion asks first and goes back to the list', async () => {
    await view.open(CODE);
    await view.deleteButton().click();
    await view.cancelButton().click();
    await expect(view.dialog()).toBeHidden();
    await view.deleteButton().click();
    await view.confirmButton().click();
    await expect(view.toasts()).toContainText('The job instance has been deleted');
    await expect(page).toHaveURL(/\/job_instance$/);
    await expect(list.row('Test job').filter({ hasText: 'Acme' })).toHaveCount(0);
    expect((await (await api('ROLE_ADMIN')).get(PATH)).status).toBe(404);
  });
});

test('a launch is sent once, and its execution appears; a second launch is refused; a disabled instance cannot be launched', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const view = new InstanceViewPage(page);
  await signedIn('ROLE_USER');
  await control(server.url, 'runner', { paused: true });
  await view.open(CODE);
  await view.launchButton().click();
  await expect(view.toasts()).toContainText('The job has been added to queue');
  expect(await launches(server.url)).toEqual([`${PATH}/add_to_queue`]);
  await expect(view.executions.rows().first()).toContainText('Waiting');
  await view
    .toasts()
    .getByRole('button', { name: /^Execution \d+$/ })
    .click();
  await expect(page).toHaveURL(/\/job_execution\/\d+$/);
  await expect(view.main()).toContainText('Waiting');
  await test.step('a refused launch shows the server’s message', async () => {
    await control(server.url, 'executions', { jobInstance: CODE, status: 'inProgress' });
    await view.open(CODE);
    await view.launchButton().click();
    await expect(view.toasts()).toContainText('The job instance is already running.');
  });
  await test.step('a disabled instance cannot be launched', async () => {
    await (await api('ROLE_USER')).patch(PATH, { enabled: false });
    await view.open(CODE);
    await expect(view.launchButton()).toBeDisabled();
    await expect(view.launchOptions()).toBeDisabled();
    await expect(view.main()).toContainText('A disabled integration cannot be launched.');
  });
});

test('the split button launches a full or a delta job; offline, nothing is launched', async ({
  page,
  signedIn,
  server,
}) => {
  const view = new InstanceViewPage(page);
  await signedIn('ROLE_USER');
  for (const [code, item, override] of [
    [CODE, 'Launch a full job', 'false'],
    ['acme_bynder_media_to_akeneo_asset_sync', 'Launch a delta job', 'true'],
  ] as const) {
    await view.open(code);
    await view.launchOptions().click();
    await view.menuItem(item).click();
    await expect(view.toasts()).toContainText('The job has been added to queue');
    expect((await launches(server.url)).at(-1)).toBe(
      `/api/job_instances/${code}/add_to_queue?delta_override=${override}`,
    );
  }
  expect(await launches(server.url)).toHaveLength(2);
  await test.step('offline, the button is disabled and says why', async () => {
    await view.open(CODE);
    await expect(view.launchButton()).toBeEnabled();
    await server.stop();
    await expect(view.launchButton()).toBeDisabled({ timeout: 45_000 });
    await expect(view.launchButton()).toHaveAccessibleDescription('Launching needs a connection.');
  });
});

test('a launch without a clear response is not repeated but looked up', async ({ page, signedIn, server }) => {
  const view = new InstanceViewPage(page);
  await signedIn('ROLE_USER');
  await view.open(CODE);
  await expect(view.executions.rows().first()).toBeVisible();
  await control(server.url, 'faults', { rules: [{ kind: 'garbage', path: 'add_to_queue' }] });
  await view.launchButton().click();
  await expect(view.main()).toContainText('It is unknown whether your launch arrived.');
  await page.reload();
  await expect(view.main(), 'after a reload too').toContainText('It is unknown whether your launch arrived.');
  await control(server.url, 'faults', { rules: [] });
  await control(server.url, 'executions', { jobInstance: CODE, status: 'waiting', createdBy: 'user@acme.test' });
  await expect(view.main()).toContainText(/Your launch went through: #\d+/, { timeout: 45_000 });
  expect(await launches(server.url)).toHaveLength(1);
});

test('all executions of one launch are shown, however many', async ({ page, signedIn, server }) => {
  const view = new InstanceViewPage(page);
  await signedIn('ROLE_USER');
  await view.open(CODE);
  await expect(view.executions.rows().first()).toBeVisible();
  await control(server.url, 'faults', { rules: [{ kind: 'json', path: 'add_to_queue', body: { id: 1 } }] });
  await view.launchButton().click();
  await expect(view.toasts()).toContainText('The job has been added to queue');
  const wanted = { jobInstance: CODE, status: 'success', createdBy: 'user@acme.test', count: 4 };
  await control(server.url, 'executions', wanted);
  await expect(view.main()).toContainText(/Your launch created 4 executions.*(#\d+ \(Success\)(\s· )?){4}/, {
    timeout: 45_000,
  });
});

test('a launch is found even if the server names people only by id and its hub is down', async ({
  page,
  signedIn,
  server,
}) => {
  const view = new InstanceViewPage(page);
  const people = { kind: 'iri-people', path: '^/api/job_executions' };
  await control(server.url, 'faults', { rules: [people, { kind: 'hub-down', path: 'add_to_queue' }] });
  await control(server.url, 'runner', { paused: true });
  await signedIn('ROLE_USER');
  await view.open(CODE);
  await expect(view.executions.rows().first()).toBeVisible();
  await view.launchButton().click();
  await expect(view.toasts()).toContainText('the job may or may not have been launched');
  await expect(view.main()).toContainText(/Your launch went through: #\d+/);
  expect(await launches(server.url)).toHaveLength(1);
  await expect(view.executions.rows().first()).toContainText('Waiting');
});

test('an instance shows its schedule, last run, success rate, connections with their test, and alerts', async ({
  page,
  signedIn,
  server,
}) => {
  const view = new InstanceViewPage(page);
  const jobInstance = 'acme_bynder_media_to_akeneo_asset_sync';
  await control(server.url, 'executions', { jobInstance, status: 'error', count: 2 });
  await signedIn('ROLE_CLIENT_ADMIN');
  await view.open(jobInstance);
  await expect(view.main()).toContainText(/\d failed in a row/);
  await expect(view.fact('Schedule')).toContainText('Every day at 02:00 UTC');
  await expect(view.fact('Last run')).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  await expect(view.fact('Last run').getByRole('link', { name: /^Execution \d+$/ })).toBeVisible();
  await expect(view.fact('Success rate')).toContainText(/\d+%.*\d+ of \d+/);
  await expect(view.fact('Alerts')).toContainText('alerts@acme.test');
  const connections = view.fact('Connections');
  await expect(connections).toContainText('Acme media library');
  await connections.getByRole('button', { name: 'test now: Acme media library' }).click();
  await expect(connections).toContainText(/worked \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  await page.reload();
  await expect(connections, 'after a reload too').toContainText(/worked \d\d\/\d\d\/\d{4}/);
});

test('an instance shows the durations of its last runs and the changes of its configuration, as a chart or a table', async ({
  page,
  signedIn,
}) => {
  const view = new InstanceViewPage(page);
  await signedIn('ROLE_USER');
  await view.open('acme_bynder_media_to_shopify_product_image_sync');
  const past = view.main().getByRole('region', { name: 'Duration and outcome' });
  const runs = past.getByRole('slider', { name: /^Last \d+ runs: / });
  await expect(runs).toHaveAttribute('aria-valuetext', /^Error, .*, usually .*, version 2$/);
  const flag = past.getByRole('link', { name: /^2, version of \d\d\/\d\d\/\d{4} .*: Shop connection$/ });
  await expect(flag).toBeVisible();
  await runs.focus();
  await page.keyboard.press('Home');
  await expect(runs).toHaveAttribute('aria-valuetext', /version 1$/);
  await expectNoViolations(page, { include: 'main' });
  await past.getByRole('button', { name: 'Table' }).click();
  const rows = past.getByRole('table', { name: 'Duration and outcome' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('The access token of the connection has been revoked.');
  await page.reload();
  await expect(rows.nth(1), 'the choice is remembered').toContainText('Error');
  await past.getByRole('button', { name: 'Table' }).click();
  await flag.click();
  await expect(page).toHaveURL(/\/edit\?tab=history&a=1&b=2$/);
  await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
});
