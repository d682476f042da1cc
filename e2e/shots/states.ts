import type { Page } from '@playwright/test';
import { REVOKED, UNMAPPED } from '../fixtures/failing-runs';
import { DashboardPage } from '../pages/dashboard-page';
import { Shell } from '../pages/shell';
import type { Screen } from './screen';
import { PACKSHOTS } from './stages/configuration';
import { makeDrafts, saveOffline, sendReview } from './stages/drafts';
import { makeFirstSteps, signInToEmptyCompany } from './stages/first-run';
import {
  comeBack,
  launchHalfWay,
  logIsShown,
  makeNews,
  newestRunOf,
  processNothing,
  RUNNING,
  SILENT,
  testConnection,
} from './stages/runs';
import { COMPARISON, disagree, makeDifferent, makeFaulty, openNames, saveVersions } from './stages/versions';

const [ADMIN, USER] = ['ROLE_CLIENT_ADMIN', 'ROLE_USER'];

/** Makes the console show its explanation again. Otherwise it appears only on the first three visits. */
async function note(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('hint/')) localStorage.removeItem(key);
  });
  await page.reload();
  await page.getByRole('note').waitFor();
}
const findings = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('region', { name: /wrong|doubtful/ })
    .waitFor();
const offline = (page: Page): Promise<void> =>
  page.getByRole('status', { name: 'Connection' }).filter({ hasText: 'since' }).waitFor({ timeout: 60_000 });

const nothingProcessed = (page: Page): Promise<void> =>
  page.getByRole('main').getByText('Worked, but processed nothing').first().waitFor();

const connectionsAreRead = (page: Page): Promise<void> => page.getByText('Nordlys PIM').waitFor();

/**
 * Copies one more difference at each width. Closes the toast, because it keeps its language when the language changes.
 */
async function copyFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Copy .* to A$/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Undo the copy of/ }).waitFor();
  await new Shell(page).toasts().getByRole('button', { name: 'Dismiss' }).click();
}

async function silentLine(page: Page): Promise<void> {
  await new DashboardPage(page).showAllAttention();
  await nothingProcessed(page);
}

/**
 * States that the sample data does not contain. All screens of a group belong to one person. Each screen starts with
 * the state that the earlier screens of its group have left.
 */
export const states: readonly (readonly Screen[])[] = [
  [{ name: 'execution-running', path: newestRunOf(RUNNING), who: ADMIN, stage: launchHalfWay, prepare: logIsShown }],
  [
    { name: 'job-instance-failing', path: `/job_instance/${REVOKED.code}/view`, who: ADMIN },
    { name: 'execution-tested', path: newestRunOf(REVOKED.code), who: ADMIN, prepare: testConnection },
  ],
  [
    { name: 'job-instance-silent', path: `/job_instance/${SILENT}/view`, who: ADMIN, stage: processNothing },
    { name: 'execution-silent', path: newestRunOf(SILENT), who: ADMIN, prepare: nothingProcessed },
    { name: 'dashboard-silent', path: '/', who: ADMIN, prepare: silentLine },
  ],
  [
    { name: 'merge', path: `/job_instance/acme_${PACKSHOTS}/edit`, who: ADMIN, stage: disagree },
    { name: 'bell-events', path: '/', who: ADMIN, stage: makeNews, prepare: comeBack },
  ],
  [
    {
      name: 'history-versions',
      path: `/job_instance/${REVOKED.code}/edit?tab=history&a=1&b=5`,
      who: ADMIN,
      stage: saveVersions,
    },
  ],
  [
    { name: 'compare-many', path: COMPARISON, who: 'ROLE_ADMIN', stage: makeDifferent },
    { name: 'compare-copied', path: COMPARISON, who: 'ROLE_ADMIN', prepare: copyFirst },
  ],
  [
    {
      name: 'check-findings',
      path: `/job_instance/${UNMAPPED.code}/view?check`,
      who: ADMIN,
      stage: makeFaulty,
      prepare: findings,
    },
    {
      name: 'names-open',
      path: `/job_instance/acme_${PACKSHOTS}/edit?tab=configuration`,
      who: ADMIN,
      prepare: openNames,
    },
  ],
  [
    { name: 'first-run', path: '/', stage: signInToEmptyCompany },
    { name: 'first-run-connections', path: '/connections' },
    { name: 'first-run-integrations', path: '/job_instance' },
    { name: 'first-run-tracker', path: '/execution_tracker' },
    { name: 'first-run-steps', path: '/', stage: makeFirstSteps, prepare: connectionsAreRead },
  ],
  [
    { name: 'hint-draft', path: '/job_instance/acme_dummy/edit', who: USER, prepare: note },
    { name: 'hint-waiting', path: '/job_instance/acme_dummy/edit', stage: saveOffline, prepare: note },
    { name: 'offline', path: '/', prepare: offline },
  ],
  [
    { name: 'drafts-states', path: '/drafts', who: ADMIN, stage: makeDrafts },
    { name: 'bulk-review-waiting', path: '/drafts', who: ADMIN, prepare: sendReview },
  ],
];
