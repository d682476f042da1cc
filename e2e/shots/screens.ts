import type { Page } from '@playwright/test';
import type { ApiClient } from '../fixtures/api-client';
import {
  loadVersions,
  moreAction,
  moreActions,
  openChange,
  openChanges,
  openShortcuts,
  review,
  selectAll,
} from './prepare';
import type { Screen } from './screen';
import { previewImport } from './stages/versions';

interface Collection {
  readonly 'hydra:member': { id: number; code: string }[];
}

async function first(api: ApiClient, path: string): Promise<{ id: number; code: string }> {
  const { body } = await api.get<Collection>(path);
  const member = body['hydra:member'][0];
  if (member === undefined) throw new Error(`The list ${path} is empty`);
  return member;
}

const firstExecution = async (api: ApiClient) => {
  const { id } = await first(api, '/api/job_executions?order%5Bid%5D=desc');
  return `/job_execution/${id}`;
};
const executionWith = (status: string) => async (api: ApiClient) => {
  const { id } = await first(api, `/api/job_executions?order%5Bid%5D=desc&status=${status}`);
  return `/job_execution/${id}`;
};
const warnedExecution = executionWith('warning');
const firstInstance = (part: string) => async (api: ApiClient) => {
  const { code } = await first(api, '/api/job_instances');
  return `/job_instance/${encodeURIComponent(code)}/${part}`;
};

/** The Configuration tab of a job, and the editor of its first entry if there is one. */
function jobForm(jobCode: string): Screen[] {
  const screen: Screen = { name: `job-form-${jobCode}`, path: `/job_instance/acme_${jobCode}/edit`, who: 'ROLE_USER' };
  const openTab = async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name: 'Configuration' }).click();
    await page.getByRole('tabpanel').getByRole('button').first().waitFor();
  };
  const openEntry = async (page: Page): Promise<void> => {
    await openTab(page);
    await page
      .getByRole('button', { name: /: edit$/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  };
  const tab = { ...screen, prepare: openTab };
  return jobCode.includes('watermark') ? [tab] : [tab, { ...screen, name: `${screen.name}-entry`, prepare: openEntry }];
}

/** Every screen of the console. Add a line for a new screen. */
export const screens: readonly Screen[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-password',
    path: '/login',
    async prepare(page) {
      await page.getByRole('textbox', { name: 'E-mail' }).fill('sso@globex.test');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
    },
  },
  {
    name: 'user-menu',
    path: '/no/such/page',
    who: 'ROLE_CLIENT_ADMIN',
    async prepare(page) {
      await page.getByRole('button', { name: 'admin@acme.test' }).click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
    },
  },
  { name: 'dashboard', path: '/', who: 'ROLE_USER' },
  { name: 'dashboard-super', path: '/', who: 'ROLE_ADMIN' },
  {
    name: 'palette',
    path: '/',
    who: 'ROLE_ADMIN',
    async prepare(page) {
      await page.getByRole('button', { name: 'Search or do' }).click();
      await page.getByRole('combobox', { name: 'Search or do' }).fill('packshots');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'shortcuts', path: '/', who: 'ROLE_ADMIN', prepare: openShortcuts },
  {
    name: 'bell',
    path: '/',
    who: 'ROLE_USER',
    async prepare(page) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click();
      await page.getByRole('dialog', { name: /^Notifications/ }).waitFor();
    },
  },
  { name: 'execution-tracker', path: '/execution_tracker', who: 'ROLE_USER' },
  { name: 'execution-tracker-super', path: '/execution_tracker', who: 'ROLE_ADMIN' },
  { name: 'execution-tracker-filtered', path: '/execution_tracker?status=error&status=warning', who: 'ROLE_ADMIN' },
  {
    name: 'view-menu',
    path: '/execution_tracker',
    who: 'ROLE_USER',
    async prepare(page) {
      await page.getByRole('button', { name: /^Menu of the view/ }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'view-dialog',
    path: '/execution_tracker?status=error',
    who: 'ROLE_USER',
    async prepare(page) {
      await page.getByRole('button', { name: 'Save view…' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'execution', path: firstExecution, who: 'ROLE_USER' },
  {
    name: 'execution-warnings',
    path: warnedExecution,
    who: 'ROLE_USER',
    async prepare(page) {
      await page.getByRole('button', { name: 'Warnings' }).first().click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  { name: 'execution-failed', path: executionWith('error'), who: 'ROLE_USER' },
  { name: 'execution-comparison', path: '/execution_tracker/compare?a=1&b=2', who: 'ROLE_ADMIN' },
  { name: 'execution-log', path: async (api) => `${await warnedExecution(api)}/log`, who: 'ROLE_USER' },
  { name: 'job-instances-super', path: '/job_instance', who: 'ROLE_ADMIN' },
  { name: 'job-instances', path: '/job_instance', who: 'ROLE_USER' },
  {
    name: 'job-instances-filters',
    path: '/job_instance?company=acme',
    who: 'ROLE_ADMIN',
    async prepare(page) {
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByRole('option', { name: 'Globex' }).waitFor();
    },
  },
  { name: 'changes', path: '/job_instance/changes?period=quarter', who: 'ROLE_CLIENT_ADMIN', prepare: loadVersions },
  { name: 'schedules', path: '/job_instance/schedules', who: 'ROLE_CLIENT_ADMIN' },
  { name: 'job-instance-schedule', path: firstInstance('edit?tab=advanced'), who: 'ROLE_CLIENT_ADMIN' },
  { name: 'job-instance', path: firstInstance('view'), who: 'ROLE_CLIENT_ADMIN' },
  { name: 'job-instance-super', path: firstInstance('view'), who: 'ROLE_ADMIN', prepare: moreActions },
  {
    name: 'duplicate',
    path: firstInstance('view'),
    who: 'ROLE_ADMIN',
    async prepare(page) {
      await moreAction(page, 'Duplicate…');
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'import', path: '/', who: 'ROLE_ADMIN', prepare: previewImport },
  {
    name: 'compare',
    path: '/job_instance/compare?a=acme_bynder_rules&b=globex_bynder_rules',
    who: 'ROLE_ADMIN',
  },
  { name: 'job-instance-changes', path: firstInstance('edit'), who: 'ROLE_CLIENT_ADMIN', prepare: openChanges },
  { name: 'job-instance-check', path: firstInstance('view?check'), who: 'ROLE_CLIENT_ADMIN' },
  { name: 'job-instance-edit', path: firstInstance('edit'), who: 'ROLE_CLIENT_ADMIN' },
  { name: 'job-instance-history', path: firstInstance('edit?tab=history'), who: 'ROLE_CLIENT_ADMIN' },
  ...[
    'akeneo_product_to_bynder_property',
    'bynder_imatag_watermark',
    'bynder_media_to_akeneo_asset_sync',
    'bynder_media_to_shopify_product_image_sync',
    'bynder_rules',
  ].flatMap(jobForm),
  { name: 'job-instance-create', path: '/job_instance/create', who: 'ROLE_ADMIN' },
  { name: 'forgot-password', path: '/forget-password?email=user%40acme.test' },
  {
    name: 'reset-password',
    path: '/reset-password/of-a-link',
    async prepare(page) {
      await page.getByLabel('New password', { exact: true }).fill('Half-way');
    },
  },
  { name: 'account', path: '/user_profile', who: 'ROLE_USER' },
  { name: 'account-security', path: '/user_profile?tab=security', who: 'ROLE_USER' },
  { name: 'system', path: '/configuration', who: 'ROLE_CLIENT_ADMIN' },
  { name: 'users', path: '/users', who: 'ROLE_CLIENT_ADMIN' },
  { name: 'users-super', path: '/users', who: 'ROLE_ADMIN' },
  { name: 'user', path: '/user/3', who: 'ROLE_ADMIN' },
  { name: 'user-create', path: '/user/create', who: 'ROLE_ADMIN' },
  { name: 'companies', path: '/companies', who: 'ROLE_ADMIN' },
  { name: 'company', path: '/company/acme', who: 'ROLE_ADMIN' },
  { name: 'company-sso', path: '/company/globex/sso', who: 'ROLE_ADMIN' },
  { name: 'connections', path: '/connections', who: 'ROLE_ADMIN' },
  { name: 'connection-create', path: '/connections/create', who: 'ROLE_CLIENT_ADMIN' },
  { name: 'connection-create-app', path: '/connections/create/bynder', who: 'ROLE_ADMIN' },
  { name: 'connection-edit', path: '/connections/edit/akeneo/1', who: 'ROLE_ADMIN' },
  { name: 'data-console', path: '/connections/data/akeneo/1', who: 'ROLE_ADMIN' },
  {
    name: 'data-console-answer',
    path: '/connections/data/akeneo/1',
    who: 'ROLE_ADMIN',
    async prepare(page) {
      await page.getByRole('button', { name: 'Product search', exact: true }).click();
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('tab', { name: 'Tree' }).click();
    },
  },
  { name: 'pim-app-activate', path: '/akeneo_app/activate?pim_url=https%3A%2F%2Fpim.acme.example', who: 'ROLE_USER' },
  { name: 'setup-guide', path: '/guides/bynder-shopify-setup' },
  { name: 'drafts', path: '/drafts', who: 'ROLE_USER' },
  { name: 'selection', path: '/job_instance', who: 'ROLE_CLIENT_ADMIN', prepare: selectAll },
  {
    name: 'bulk-change',
    path: '/job_instance',
    who: 'ROLE_CLIENT_ADMIN',
    async prepare(page) {
      await selectAll(page);
      await openChange(page);
    },
  },
  { name: 'bulk-review', path: '/job_instance', who: 'ROLE_CLIENT_ADMIN', prepare: review },
  { name: 'diagnostics', path: '/diagnostics', who: 'ROLE_USER' },
  { name: 'unknown-page', path: '/no/such/page', who: 'ROLE_USER' },
];
