import { readFile } from 'node:fs/promises';
import { expectNoViolations } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { ExecutionPage } from '../../pages/execution-page';

/** An integration of the sample data that has failed every night since its shop was changed. */
const BROKEN = 'acme_bynder_media_to_shopify_product_image_sync';

interface Listed {
  'hydra:member': { id: number; stepExecutions: { stepName: string; warningCount: number }[] }[];
}

const lastOf = (status: string, code?: string): string =>
  `/api/job_executions?order[id]=desc&status=${status}${code === undefined ? '' : `&jobInstance=${code}`}`;

test('a failed run shows where it failed, since when, and what changed; it has a report, and leads to the connection, the field and a launch', async ({
  page,
  context,
  signedIn,
  api,
}) => {
  const view = new ExecutionPage(page);
  const client = await api('ROLE_CLIENT_ADMIN');
  const lastFailed = async (code: string): Promise<number> =>
    (await client.get<Listed>(lastOf('error', code))).body['hydra:member'][0]?.id ?? 0;
  const id = await lastFailed(BROKEN);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn('ROLE_CLIENT_ADMIN');
  await view.open(id);
  await test.step('the page says where the run failed, since when, and what changed', async () => {
    await expect(view.text(/^Failed at step \d of \d, /)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'The access token of the connection has been revoked.',
    );
    await expect(view.failureFact('Failing since')).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\d times in a row/);
    await expect(view.failureFact('Last success').getByRole('link')).toHaveAttribute('href', /\/job_execution\/\d+/);
    await expect(view.failureFact('Changed in between')).toContainText('1 fieldShop connection');
    const changes = page.getByRole('region', { name: 'Changed since the last success' });
    await expect(changes).toContainText(/^Changed since the last success.*Version \d+ by user@acme.test, /);
    await expect(changes.getByRole('deletion')).toHaveText('Acme outlet');
    await expect(changes.getByRole('insertion')).toHaveText('Acme shop');
    await expect(view.failureFact('Next run')).toContainText(/in \d+/);
    await expect(page.getByRole('slider', { name: /errors in a row$/ })).toBeVisible();
    await expect(view.steps().locator('svg[data-tooltip]').first()).toHaveAttribute('data-tooltip', /: \d/);

    await expectNoViolations(page);
  });

  const copiedReport = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Copy report' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await test.step('the report of the run contains the facts', async () => {
    const text = await copiedReport();
    expect(text).toContain(`Code: ${BROKEN}`);
    expect(text).toContain(`Execution: ${id}`);
    expect(text).toContain('Error: The access token of the connection has been revoked.');
    expect(text).toContain('Time zone: Europe/Paris');
    expect(text).toMatch(/Failing since: .* \(\d times in a row\)/);
    expect(text).toMatch(
      /End of the log, with its own times:\n(.+\n)*.*ERROR.*The access token of the connection has been revoked\.\n$/,
    );
    expect(text).toMatch(/Changed in between:\n- version \d+, .*:\n {2}Shop connection: \S+ → \S+/);
    expect(text).toContain(`Address: ${page.url()}`);
  });

  await test.step('the page leads to the connection, to the field and to a new launch', async () => {
    // The page offers to test the connection that was changed.
    await expect(view.failureFact('Changed in between')).toContainText('Shop connection');
    await page.getByRole('button', { name: 'Test connection Acme shop' }).click();
    const state = page.getByRole('status').filter({ hasText: /^Connection error, / });
    await expect(state).toContainText('The access token of the connection has been revoked.');
    await expect(page.getByRole('link', { name: 'Open connection Acme shop' })).toHaveAttribute(
      'href',
      /\/connections\/edit\/shopify\//,
    );
    await page.getByRole('button', { name: /^Relaunch (?:delta|full)$/ }).click();
    await expect(view.toast('The job has been added to queue')).toBeVisible();
    await page.getByRole('link', { name: 'Open the field' }).click();
    await expect(page.getByRole('tab', { name: 'Configuration' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('combobox', { name: /Shop connection/ })).toBeFocused();
  });

  await test.step('the report of another run contains the warnings by kind', async () => {
    await view.open(await lastFailed('acme_bynder_media_to_akeneo_asset_category_binding'));
    await expect(view.kinds()).toBeVisible();
    expect(await copiedReport()).toContain(
      'Warnings: 12 warnings, 1 kind\n- 12 × …: the value for the attribute "season_old" was left out (Map media)\n',
    );
  });
});

test('warnings are grouped by kind, searched and saved as CSV', async ({ page, signedIn, api, server }) => {
  const view = new ExecutionPage(page);
  const client = await api('ROLE_USER');
  const runs = (await client.get<Listed>(lastOf('warning'))).body['hydra:member'];
  const run = runs.find(({ stepExecutions }) => stepExecutions.some(({ warningCount }) => warningCount > 1));
  const messages = [
    '=1+1 is no SKU',
    'no product has the SKU AF-1',
    'no product has the SKU AF-2',
    'no product has the SKU AF-3',
  ];
  await new ExecutionControl(server.url).setFaults({
    kind: 'json',
    path: '^/api/job_warnings',
    body: {
      '@type': 'hydra:Collection',
      'hydra:member': messages.map((message, index) => ({ id: index + 1, message })),
      'hydra:totalItems': messages.length,
    },
  });
  await signedIn('ROLE_USER');
  await view.open(run?.id ?? 0);
  await expect(view.kinds().getByRole('row')).toHaveText([
    /Kind/,
    /no product has the SKU one of 3 values.*3$/,
    /=1\+1 is no SKU.*1$/,
  ]);
  await view
    .kinds()
    .getByRole('button', { name: /no product/ })
    .click();
  await expect(view.kinds().getByRole('listitem')).toHaveText(messages.slice(1));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV: download all warnings' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(",'=1+1 is no SKU\r\n");
  expect(csv.split('\r\n')).toHaveLength(messages.length + 2);
  await view
    .kinds()
    .getByRole('button', { name: /no product/ })
    .click();
  await page.getByRole('searchbox', { name: 'Search warnings' }).fill('af-2');
  await expect(view.kinds().getByRole('row')).toHaveText([/Kind/, /no product has the SKU AF-2.*1$/]);
});
