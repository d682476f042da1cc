import { expect, test } from '../../fixtures/console-test';
import { InstanceListPage } from '../../pages/instance-list-page';
import { InstanceTabs } from '../../pages/instance-tabs';
import { InstanceViewPage } from '../../pages/instance-view-page';

const CODE = 'acme_bynder_media_to_akeneo_asset_sync';

/** What each role may do with an instance. */
const ROLES = {
  ROLE_RESTRICTED_USER: { everywhere: false, advanced: false, operates: false },
  ROLE_USER: { everywhere: false, advanced: false, operates: true },
  ROLE_CLIENT_ADMIN: { everywhere: false, advanced: true, operates: true },
  ROLE_ADMIN: { everywhere: true, advanced: true, operates: true },
} as const;

for (const [role, { everywhere, advanced, operates }] of Object.entries(ROLES)) {
  test(`${role} sees only the permitted actions in list, view and form`, async ({ page, signedIn }) => {
    const list = new InstanceListPage(page);
    const view = new InstanceViewPage(page);
    const form = new InstanceTabs(page);
    await signedIn(role);

    await list.open();
    const health = [/Last result/, /Last 14 runs/, /Schedule/];
    await expect(list.columns()).toHaveText([
      /Label/,
      ...(everywhere ? [/Company/] : []),
      ...health,
      /Job/,
      /Description/,
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
    if (!advanced) return;

    await form.tab('Advanced settings').click();
    await expect(form.cron()).toBeEditable();
    const switches = ['Event trigger', ...(everywhere ? ['Allow simultaneous run'] : []), 'Show JSON configuration'];
    await expect(form.panel().getByRole('switch')).toHaveCount(switches.length);
    for (const name of switches) await expect(form.toggle(name)).toBeEnabled();
    await expect(form.verbosity()).toHaveCount(everywhere ? 1 : 0);
  });
}
