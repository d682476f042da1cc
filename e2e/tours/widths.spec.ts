import type { ApiClient } from '../fixtures/api-client';
import { expect, test } from '../fixtures/console-test';
import { putDraft } from '../fixtures/draft-record';
import { ExecutionControl } from '../fixtures/execution-control';
import { REVOKED, UNMAPPED } from '../fixtures/failing-runs';
import { findCuts, settled, type Findings } from '../fixtures/widths/find-cuts';
import { InstanceListPage } from '../pages/instance-list-page';
import { InstanceTabs } from '../pages/instance-tabs';
import { ReviewPage } from '../pages/review-page';
import { openChange, selectAll } from '../shots/prepare';
import { disagree, makeFaulty } from '../shots/stages/versions';

const SCREENS = [
  '/',
  '/execution_tracker',
  '/job_instance',
  '/job_instance/schedules',
  '/job_instance/changes',
  '/job_instance/acme_dummy/view',
  '/job_instance/acme_bynder_rules/edit?tab=history',
  '/job_instance/compare?a=acme_dummy&b=globex_dummy',
  '/execution_tracker/compare?a=1&b=2',
  '/diagnostics',
  '/users',
  '/companies',
  '/drafts',
];
/** The other roles, and the screens on which they have other columns or buttons than the super administrator. */
const SCREENS_BY_ROLE = {
  ROLE_USER: ['/', '/execution_tracker', '/job_instance', '/job_instance/acme_dummy/view'],
  ROLE_RESTRICTED_USER: ['/', '/execution_tracker', '/job_instance', '/job_instance/acme_dummy/view'],
  ROLE_CLIENT_ADMIN: ['/users'],
};
const LONG_NAME = 'Packshots of all families, autumn edition';

/** Gives an integration and a company long names. */
async function makeLongNames(root: ApiClient): Promise<void> {
  expect((await root.patch('/api/job_instances/acme_dummy', { label: LONG_NAME })).status).toBe(200);
  const company = { code: 'long', name: 'Northern Furniture Trading Company Limited' };
  expect((await root.post('/api/companies', company)).status).toBe(201);
}

/** The addresses of the newest failed run and of the newest run with warnings. */
async function runs(client: ApiClient): Promise<string[]> {
  const newest = async (status: string): Promise<string> => {
    const { body } = await client.get<{ 'hydra:member': { id: number }[] }>(
      `/api/job_executions?order%5Bid%5D=desc&status=${status}`,
    );
    return `/job_execution/${body['hydra:member'][0]?.id}`;
  };
  return [await newest('error'), await newest('warning')];
}

test.setTimeout(300_000);

test('tables do not cut off times, numbers or states, and no texts overlap', async ({ page, signedIn, api }) => {
  const root = await api('ROLE_ADMIN');
  await makeLongNames(root);
  await signedIn('ROLE_ADMIN');
  await page.goto('/drafts');
  await settled(page);
  await putDraft(page, { id: 'long-name', label: LONG_NAME, state: 'editing' });
  const found: Findings = {};
  for (const screen of [...SCREENS, ...(await runs(root))]) {
    await page.goto(screen);
    await findCuts(page, screen, found);
  }
  expect(found).toEqual({});
});

test('other roles find no texts cut off either', async ({ page, signedIn, api }) => {
  await makeLongNames(await api('ROLE_ADMIN'));
  const found: Findings = {};
  for (const [role, screens] of Object.entries(SCREENS_BY_ROLE)) {
    await signedIn(role);
    for (const screen of screens) {
      await page.goto(screen);
      await findCuts(page, `${role} ${screen}`, found);
    }
  }
  expect(found).toEqual({});
});

test('no texts are cut off in charts shown as tables, in the tables of the form, and in a check', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const found: Findings = {};
  const control = new ExecutionControl(server.url);
  await makeLongNames(await api('ROLE_ADMIN'));
  await signedIn('ROLE_CLIENT_ADMIN');

  for (const screen of ['/', `/job_instance/${REVOKED.code}/view`, '/execution_tracker']) {
    await page.goto(screen);
    await settled(page);
    await page.getByRole('main').getByRole('button', { name: 'Table', exact: true }).click();
    await findCuts(page, `${screen} as a table`, found);
  }

  const form = new InstanceTabs(page);
  await page.goto(`/job_instance/${REVOKED.code}/edit?tab=advanced`);
  await form.runs().waitFor();
  await findCuts(page, 'next runs', found);
  await form.panel().getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Runs around it' }).click();
  await findCuts(page, 'runs around a clock change', found);

  await form.openAt('acme_bynder_rules', 'Configuration');
  await form.addSecretOf('PIM_TOKEN_OF_THE_MARKETPLACE', 'secret');
  await expect(form.secret('PIM_TOKEN_OF_THE_MARKETPLACE')).toBeVisible();
  await findCuts(page, 'rules and secured variables', found);

  await makeFaulty({ page, server, control, api });
  await page.goto(`/job_instance/${UNMAPPED.code}/view?check`);
  await page.getByRole('region', { name: /wrong|doubtful/ }).waitFor();
  await findCuts(page, 'check', found);
  await page
    .getByRole('button', { name: /^Replace with/ })
    .first()
    .click();
  await findCuts(page, 'check with a replacement', found);
  expect(found).toEqual({});
});

test('no texts are cut off in a merge and in the reviews of a change and of a launch', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const found: Findings = {};
  const control = new ExecutionControl(server.url);
  await makeLongNames(await api('ROLE_ADMIN'));
  await signedIn('ROLE_CLIENT_ADMIN');
  await disagree({ page, server, control, api });
  await findCuts(page, 'merge', found);

  const list = new InstanceListPage(page);
  const review = new ReviewPage(page);
  await list.open();
  await selectAll(page);
  await openChange(page);
  await page.getByRole('button', { name: /^Make \d+ drafts$/ }).click();
  await review
    .bar()
    .getByText(/ will be sent$/)
    .waitFor();
  await findCuts(page, 'review of a change', found);
  await review.undo().first().click();
  await review
    .bar()
    .getByRole('button', { name: /^Send \d+ drafts$/ })
    .click();
  await expect(review.bar()).toContainText(/^\d+ sent/);
  await findCuts(page, 'review of a change, sent', found);

  await page.getByRole('button', { name: 'Back to the selection' }).click();
  await list.selectionBar().getByRole('button', { name: 'Launch…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Launch \d+$/ })
    .click();
  await expect(review.bar()).toContainText(/^(\d+) of \1 launched/);
  await findCuts(page, 'review of a launch', found);
  expect(found).toEqual({});
});
