import { expect, test } from '../fixtures/console-test';
import { Shell } from '../pages/shell';

/**
 * The columns of `table`. A screen that is `refused` leads to the dashboard. A screen with `says` opens without a
 * request, and only says that the person may not use it.
 */
const ROLES = ['ROLE_RESTRICTED_USER', 'ROLE_USER', 'ROLE_CLIENT_ADMIN', 'ROLE_ADMIN'] as const;
type Access = 'opens' | 'refused' | 'says';

const table: readonly (readonly [path: string, title: string, ...access: Access[]])[] = [
  ['/', 'Dashboard', 'opens', 'opens', 'opens', 'opens'],
  ['/execution_tracker', 'Execution tracker', 'opens', 'opens', 'opens', 'opens'],
  ['/job_instance', 'Integrations', 'opens', 'opens', 'opens', 'opens'],
  ['/user_profile', 'My account', 'opens', 'opens', 'opens', 'opens'],
  ['/configuration', 'System', 'refused', 'refused', 'opens', 'opens'],
  ['/users', 'Users', 'refused', 'refused', 'opens', 'opens'],
  ['/user/create', 'New user', 'refused', 'refused', 'opens', 'opens'],
  ['/user/4', 'reader@acme.test', 'refused', 'refused', 'opens', 'opens'],
  ['/companies', 'Companies', 'refused', 'refused', 'says', 'opens'],
  ['/company/create', 'New company', 'refused', 'refused', 'says', 'opens'],
  ['/company/acme', 'Acme Furniture', 'refused', 'refused', 'opens', 'opens'],
  ['/company/acme/sso', 'Single sign-on', 'refused', 'refused', 'opens', 'opens'],
  ['/connections', 'Connections', 'refused', 'refused', 'opens', 'opens'],
  ['/connections/create', 'Create a connection', 'refused', 'refused', 'opens', 'opens'],
  ['/connections/create/bynder', 'New connection: Asset service', 'refused', 'refused', 'opens', 'opens'],
  ['/connections/edit/akeneo/1', 'Acme PIM', 'refused', 'refused', 'opens', 'opens'],
  ['/connections/data/akeneo/1', 'Acme PIM data', 'refused', 'refused', 'opens', 'opens'],
  ['/akeneo_app/activate', 'PIM app', 'says', 'says', 'opens', 'opens'],
  ['/shopify_app/activate', 'Shop app', 'says', 'says', 'opens', 'opens'],
  ['/shopify_app/callback', 'Shop app', 'says', 'says', 'opens', 'opens'],
  ['/guides/bynder-shopify-setup', 'From the asset service to the shop', 'opens', 'opens', 'opens', 'opens'],
];

for (const [column, role] of ROLES.entries()) {
  test(`${role} can open every permitted URL directly, and is sent to the dashboard from all others`, async ({
    page,
    signedIn,
    expectConsole,
  }) => {
    test.setTimeout(240_000);
    expectConsole(/status of 404/);
    const shell = new Shell(page);
    await signedIn(role);
    for (const [path, title, ...access] of table) {
      await page.goto(path);
      const refused = access[column] === 'refused';
      await expect(shell.title(), path).toHaveText(refused ? 'Dashboard' : title);
      expect(new URL(page.url()).pathname, path).toBe(refused ? '/' : path);
      const alert = shell.toasts().getByRole('alert');
      if (refused) await expect(alert, path).toHaveText('You are not allowed to access this page');
      const main = page.getByRole('main');
      const says = main.getByText('You are not allowed to access this page');
      if (access[column] !== 'says') continue;
      await expect(says, path).toBeVisible();
      await expect(main.getByRole('button'), path).toHaveCount(0);
      await expect(main.getByRole('link', { name: 'Create' }), path).toHaveCount(0);
    }
  });
}
