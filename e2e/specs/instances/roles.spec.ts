import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { InstanceListPage } from '../../pages/instance-list-page';
import { InstanceTabs } from '../../pages/instance-tabs';
import { InstanceViewPage } from '../../pages/instance-view-page';
import { JobFormPage } from '../../pages/job-forms/job-form-page';

const CODE = 'acme_bynder_media_to_akeneo_asset_sync';

/** The permissions of each role that may change an instance. */
const ROLES = {
  ROLE_USER: { everywhere: false, advanced: false },
  ROLE_CLIENT_ADMIN: { everywhere: false, advanced: true },
  ROLE_ADMIN: { everywhere: true, advanced: true },
} as const;

interface Permissions {
  everywhere: boolean;
  advanced: boolean;
  operates: boolean;
}

/** Checks the permitted actions in the list, on the view and in the form. At the end, the form is open. */
async function checkActions(page: Page, { everywhere, advanced, operates }: Permissions): Promise<void> {
  const list = new InstanceListPage(page);
  const view = new InstanceViewPage(page);
  const form = new InstanceTabs(page);
  await list.open();
  const health = [/Last result/, /Last 14 runs/, /Schedule/];
  await expect(list.columns()).toHaveText([
    /Label/,
    ...(everywhere ? [/Company/] : []),
    ...health,
    /Job/,
    /Description/,
    /Actions/,
  ]);
  await expect(list.createButton()).toBeVisible({ visible: everywhere });
  await expect(list.panelButton()).toBeVisible({ visible: everywhere });
  await expect(list.search()).toBeVisible();

  await view.open(CODE);
  await expect(operates ? view.editLink() : view.configurationLink()).toBeVisible();
  await expect(operates ? view.configurationLink() : view.editLink()).toBeHidden();
  await expect(view.launchButton()).toBeEnabled({ enabled: operates });
  await expect(view.launchOptions()).toBeEnabled({ enabled: operates });
  await expect(view.deleteButton()).toBeVisible({ visible: everywhere });

  await form.open(CODE);
  await expect(form.label()).toBeEditable({ editable: operates });
  await expect(form.saveButton()).toBeVisible({ visible: operates });
  await expect(form.company()).toBeVisible({ visible: everywhere });
  const tabs = ['General data', 'Configuration', 'Alerting', 'Advanced settings', 'History'];
  await expect(form.tabNames()).toHaveText(tabs.filter((tab) => advanced || tab !== 'Advanced settings'));
}

test('each role sees only the permitted actions in list, view and form', async ({ page, signedIn }) => {
  const form = new InstanceTabs(page);
  for (const [role, { everywhere, advanced }] of Object.entries(ROLES))
    await test.step(role, async () => {
      await signedIn(role);
      await checkActions(page, { everywhere, advanced, operates: true });
      if (!advanced) return;
      await form.tab('Advanced settings').click();
      await expect(form.cron()).toBeEditable();
      const switches = ['Event trigger', ...(everywhere ? ['Allow simultaneous run'] : []), 'Show JSON configuration'];
      await expect(form.panel().getByRole('switch')).toHaveCount(switches.length);
      for (const name of switches) await expect(form.toggle(name)).toBeEnabled();
      await expect(form.verbosity()).toHaveCount(everywhere ? 1 : 0);
    });
});

test('a read-only user sees everything and can change nothing', async ({ page, signedIn, api }) => {
  const list = new InstanceListPage(page);
  const view = new InstanceViewPage(page);
  const form = new JobFormPage(page);
  const tabs = new InstanceTabs(page);
  const reader = await api('ROLE_RESTRICTED_USER');
  const own = await reader.get<{ 'hydra:totalItems': number }>('/api/job_instances');
  await (
    await api('ROLE_ADMIN')
  ).post('/api/secured_variables', { code: 'BYNDER_TOKEN', value: 'hidden', jobInstance: CODE });
  await signedIn('ROLE_RESTRICTED_USER');
  await checkActions(page, { everywhere: false, advanced: false, operates: false });
  await expect(tabs.saveButton()).toHaveCount(0);
  await test.step('the list shows only the instances of the user’s company', async () => {
    await list.open();
    await expect(list.rows()).toHaveCount(own.body['hydra:totalItems']);
  });
  await test.step('the view says why nothing can be launched', async () => {
    await view.open('acme_dummy');
    await expect(view.launchButton()).toBeDisabled();
    await expect(view.main()).toContainText('Your role can view but not launch.');
  });
  await test.step('a form cannot be edited', async () => {
    await form.open('acme_dummy');
    await expect(form.label()).toHaveValue('Test job');
    for (const control of [form.enabled(), form.label(), form.description(), form.jobType()])
      await expect(control).toBeDisabled();
    await expect(form.saveButton()).toBeHidden();
    await form.tab('Configuration').click();
    await expect(page.getByLabel('JSON configuration')).toContainText('{');
    await expect(page.getByLabel('JSON configuration')).not.toBeEditable();
  });
  await test.step('alerts, secured variables and the history can only be read', async () => {
    await tabs.openAt(CODE, 'Alerting');
    await expect(tabs.toggle('Send error email')).toBeDisabled();
    await tabs.tab('Configuration').click();
    const value = tabs.secretValue(tabs.secret('BYNDER_TOKEN'));
    await expect(value).toHaveValue('********');
    await expect(value).not.toBeEditable();
    await value.click();
    await expect(value).toHaveValue('********');
    await expect(tabs.secrets().getByRole('button')).toHaveCount(0);
    await tabs.tab('History').click();
    await tabs.version(1).click();
    await expect(tabs.changes().first()).toBeVisible();
  });
  await test.step('a rule can only be read', async () => {
    await form.openConfiguration('acme_bynder_rules');
    await expect(form.panel().getByRole('button', { name: 'Add rule' })).toHaveCount(0);
    await form.panel().getByRole('button', { name: 'Approved means public: show' }).click();
    const editor = form.editor('Rule: Approved means public');
    await editor.getByRole('button', { name: 'Action 1', exact: true }).click();
    await expect(editor.getByRole('textbox', { name: 'Target field' })).not.toBeEditable();
    await expect(editor.getByRole('combobox', { name: 'Type' })).toBeDisabled();
    await expect(editor.getByRole('button')).toHaveText(['', 'Filter 1', 'Action 1'].map((name) => new RegExp(name)));
    await editor.getByRole('button', { name: 'Close' }).click();
    await expect(editor).toBeHidden();
  });
});
