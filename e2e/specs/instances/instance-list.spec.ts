import { expectNoViolations } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { control } from '../../fixtures/control';
import type { ApiClient } from '../../fixtures/api-client';
import { InstanceListPage } from '../../pages/instance-list-page';
import { InstanceViewPage } from '../../pages/instance-view-page';

const HEALTH_COLUMNS = ['Last result', 'Last 14 runs', 'Schedule'];

interface Instance {
  code: string;
  label: string;
}
interface Instances {
  'hydra:member': Instance[];
  'hydra:totalItems': number;
}

async function allOf(client: ApiClient): Promise<Instances> {
  return (await client.get<Instances>('/api/job_instances?itemsPerPage=100')).body;
}

test('the list shows every instance to the super administrator; a side panel filters it by company and job', async ({
  page,
  signedIn,
  api,
}) => {
  const list = new InstanceListPage(page);
  await signedIn('ROLE_ADMIN');
  const { 'hydra:totalItems': total } = await allOf(await api('ROLE_ADMIN'));
  await list.open();
  await expect(list.title()).toBeVisible();
  await expect(list.text(`${total} integrations`)).toBeVisible();
  await expect(list.columns()).toHaveText(['Label', 'Company', ...HEALTH_COLUMNS, 'Job', 'Description', 'Actions']);
  await expect(list.rows()).toHaveCount(total);
  const row = list.row('Product images to the shop').filter({ hasText: 'Acme Furniture' });
  await expect(row).toContainText('Media to shop product images');
  await expect(row).toContainText('Images by SKU');
  await list.createButton().click();
  await expect(page).toHaveURL(/\/job_instance\/create\?draft=/);
  await test.step('a side panel filters by company and job', async () => {
    const made = await (await api('ROLE_ADMIN')).post('/api/companies', { code: 'new_one', name: 'Umbrella' });
    expect(made.status).toBe(201);
    await list.open('?page=2');
    await list.panelButton().click();
    const search = list.panel().getByRole('combobox', { name: 'Company' });
    await expect(search).toBeFocused();
    await search.fill('umbr');
    await expect(list.panelOption('Company', /./)).toHaveText(['Umbrellanew_one']);
    await search.fill('');
    await list.panelOption('Company', 'Globex').click();
    await expect(page).toHaveURL(/\?company=globex$/);
    await list.panelOption('Company', 'Initech').click();
    await list.panelOption('Job', 'dummy').click();
    await expect(list.panelOption('Job', 'dummy')).toHaveAttribute('aria-selected', 'true');
    await expectNoViolations(page, { include: '[role="dialog"]' });
    await page.keyboard.press('Escape');
    await expect(list.panel()).toBeHidden();
    await expect(list.panelButton()).toBeFocused();
    await expect(list.rows()).toHaveCount(2);
    await expect(page).toHaveURL(/\?company=globex&company=initech&job=dummy$/);
    await expect(list.chip('Company: Globex, Initech')).toBeVisible();
    await page.goto('/drafts');
    await list.open();
    await expect(list.chip('Job: Test job')).toBeVisible();
    await list.filters().getByRole('button', { name: 'Clear the filter Company' }).click();
    await expect(list.rows()).toHaveCount(3);
    await expect(page).toHaveURL(/\?job=dummy$/);
  });
});

test('the list finds instances by label, remembers the search and marks a draft; a row opens the view, and its menu launches', async ({
  page,
  signedIn,
  server,
}) => {
  const list = new InstanceListPage(page);
  await signedIn('ROLE_USER');
  await test.step('the search is in the address and remembered', async () => {
    await list.open();
    await expect(list.row('Media rules')).toBeVisible();
    await list.search().fill('PACKSHOT');
    await expect(list.row('Media rules')).toBeHidden();
    await expect(list.row('Packshots to the PIM (GraphQL)')).toBeVisible();
    await expect(page).toHaveURL(/\?label=PACKSHOT$/);
    await page.goto('/drafts');
    await list.open();
    await expect(page).toHaveURL(/\?label=PACKSHOT$/);
    await expect(list.search()).toHaveValue('PACKSHOT');
    await list.search().fill('nothing like this');
    await expect(list.text('No integration matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(list.row('Media rules')).toBeVisible();
    await expect(list.search()).toHaveValue('');
  });
  await test.step('a draft is marked', async () => {
    await page.goto('/job_instance/acme_dummy/edit');
    await page.getByRole('textbox', { name: 'Label' }).fill('Drafted');
    await page.getByRole('link', { name: 'Integrations' }).first().click();
    await expect(list.row('Test job').getByText('Draft', { exact: true })).toBeVisible();
  });
  await test.step('a row opens the view', async () => {
    await list.row('Media rules').getByText('Rules for media').click();
    await expect(page).toHaveURL(/\/job_instance\/acme_bynder_rules\/view$/);
    await expect(new InstanceViewPage(page).title()).toHaveText('Media rules');
  });
  await test.step('the menu of a row launches the integration and opens its history', async () => {
    await control(server.url, 'runner', { paused: true });
    await list.open();
    const menu = list.row('Media rules').getByRole('button', { name: 'Actions for Media rules' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Launch a delta job' }).click();
    await expect(page.getByRole('status')).toContainText(['The job has been added to queue']);
    await expect(list.row('Media rules')).toContainText('Waiting');
    await expect(page).toHaveURL(/\/job_instance$/);
    await menu.click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await expect(page).toHaveURL(/\/job_instance\/acme_bynder_rules\/edit\?tab=history$/);
  });
});

test('the list has pagers above and below it, returns to page 1 when it is filtered, and says when there are no instances', async ({
  page,
  signedIn,
  api,
}) => {
  const list = new InstanceListPage(page);
  await signedIn('ROLE_ADMIN');
  const client = await api('ROLE_ADMIN');
  const { 'hydra:totalItems': total } = await allOf(client);
  for (let index = total; index < 35; index += 1) {
    const made = { code: `more_${index}`, label: `More ${index}`, jobCode: 'dummy', company: '/api/companies/initech' };
    expect((await client.post('/api/job_instances', made)).status).toBe(201);
  }
  await list.open();
  await expect(list.text('35 integrations')).toBeVisible();
  await expect(list.rows()).toHaveCount(30);
  await expect(list.pagers()).toHaveCount(2);
  await list.pagers().last().getByRole('button', { name: '2', exact: true }).click();
  await expect(list.rows()).toHaveCount(5);
  await expect(page).toHaveURL(/page=2/);
  await list.search().fill('test job');
  await expect(list.rows()).not.toHaveCount(5);
  await expect(page).not.toHaveURL(/page=/);
  await list.search().fill('');
  await expect(page).not.toHaveURL(/label=/);
  await test.step('the list of a company without instances says so', async () => {
    const { 'hydra:member': instances } = await allOf(await api('admin@initech.test'));
    for (const { code } of instances) expect((await client.delete(`/api/job_instances/${code}`)).status).toBe(204);
    await signedIn('admin@initech.test');
    await list.open();
    await expect(list.text("You didn't create any job instance yet !")).toBeVisible();
  });
});

test('the list begins with the worst integration, shows the health of each, can be grouped and sorted, and marks disabled integrations', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const list = new InstanceListPage(page);
  await signedIn('ROLE_USER');
  await test.step('the first row is a failing integration', async () => {
    const failed = { jobInstance: 'acme_bynder_media_to_akeneo_asset_sync', status: 'error', count: 3 };
    await control(server.url, 'executions', failed);
    await control(server.url, 'runner', { paused: true });
    await control(server.url, 'executions', { jobInstance: 'acme_dummy', status: 'inProgress' });
    await list.open();
    const worst = list.rows().first();
    await expect(worst).toContainText('Packshots to the PIM');
    await expect(worst).toContainText('Error');
    await expect(worst).toContainText('Every day at 02:00 UTC');
    await expect(worst).toContainText(/next \d\d\/\d\d\/\d{4} 0[34]:00:00/);
    const strip = worst.getByRole('slider', { name: /^Last 14 runs: .*then \d errors in a row$/ });
    await strip.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(strip).toHaveAttribute('aria-valuetext', /^Error, execution \d+, \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
    // The Tab key skips the text of the run.
    await page.keyboard.press('Tab');
    await expect(worst.getByRole('button', { name: 'Actions for Packshots to the PIM' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/job_execution\/\d+$/);
  });
  await test.step('a chip shows only one group, and a header sorts by label', async () => {
    await list.open();
    await list.group('Running').click();
    await expect(list.rows()).toHaveCount(1);
    await expect(list.row('Test job')).toContainText('In progress');
    await expect(page).toHaveURL(/\?health=running$/);
    await list.group('All').click();
    await expect(list.rows()).not.toHaveCount(1);
    await list.columns().filter({ hasText: 'Label' }).getByRole('button').click();
    await expect(list.columns().filter({ hasText: 'Label' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(list.rows().first()).toContainText('Bind headers to categories');
    await expect(page).toHaveURL(/\?sort=label$/);
  });
  await test.step('a disabled integration is marked, and its schedule is paused', async () => {
    const code = 'acme_bynder_media_to_akeneo_asset_sync';
    expect((await (await api('ROLE_USER')).patch(`/api/job_instances/${code}`, { enabled: false })).status).toBe(200);
    await list.open();
    const row = list.row('Packshots to the PIM').filter({ hasText: 'Disabled' });
    await expect(row).toContainText('paused while disabled');
    await list.group('Disabled').click();
    await expect(list.rows()).toHaveCount(1);
  });
});
