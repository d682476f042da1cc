import { expect, test } from '../../fixtures/console-test';
import { Shell } from '../../pages/shell';

/** Who may open what. `server` marks screens that open and show the server's refusal. */
const ROLES = ['ROLE_RESTRICTED_USER', 'ROLE_USER', 'ROLE_CLIENT_ADMIN', 'ROLE_ADMIN'] as const;
type Access = 'opens' | 'refused' | 'server';

const table: readonly (readonly [path: string, title: string, ...access: Access[]])[] = [
  ['/', 'Dashboard', 'opens', 'opens', 'opens', 'opens'],
  ['/execution_tracker', 'Execution tracker', 'opens', 'opens', 'opens', 'opens'],
  ['/job_instance', 'Integrations', 'opens', 'opens', 'opens', 'opens'],
  ['/user_profile', 'My account', 'opens', 'opens', 'opens', 'opens'],
  ['/configuration', 'System', 'refused', 'refused', 'opens', 'opens'],
  ['/users', 'Users', 'refused', 'refused', 'opens', 'opens'],
  ['/user/create', 'New user', 'refused', 'refused', 'opens', 'opens'],
  ['/user/4', 'reader@acme.test', 'refused', 'refused', 'opens', 'opens'],
  ['/companies', 'Companies', 'refused', 'refused', 'server', 'opens'],
  ['/company/create', 'New company', 'refused', 'refused', 'opens', 'opens'],
  ['/company/acme', 'Acme Furniture', 'refused', 'refused', 'opens', 'opens'],
  ['/company/acme/sso', 'Single sign-on', 'refused', 'refused', 'opens', 'opens'],
  ['/connections', 'Connections', 'refused', 'refused', 'opens', 'opens'],
  ['/connections/create', 'Create a connection', 'refused', 'refused', 'opens', 'opens'],
  ['/connections/create/bynder', 'New connection: Asset service', 'refused', 'refused', 'opens', 'opens'],
  ['/connections/edit/akeneo/1', 'Acme PIM', 'refused', 'refused', 'opens', 'opens'],
  ['/connections/data/akeneo/1', 'Data of Acme PIM', 'refused', 'refused', 'opens', 'opens'],
  ['/akeneo_app/activate', 'PIM app', 'opens', 'opens', 'opens', 'opens'],
  ['/shopify_app/callback', 'Shop app', 'opens', 'opens', 'opens', 'opens'],
  ['/guides/bynder-shopify-setup', 'From the asset service to the shop', 'opens', 'opens', 'opens', 'opens'],
];

for (const [column, role] of ROLES.entries()) {
  test(`${role} opens what the role may, directly, and is sent home from the rest`, async ({
    page,
    signedIn,
    expectConsole,
  }) => {
    test.setTimeout(90_000);
    expectConsole(/status of (?:403|404)/);
    const shell = new Shell(page);
    await signedIn(role);
    for (const [path, title, ...access] of table) {
      await page.goto(path);
      const refused = access[column] === 'refused';
      await expect(shell.title(), path).toHaveText(refused ? 'Dashboard' : title);
      expect(new URL(page.url()).pathname, path).toBe(refused ? '/' : path);
      const alert = shell.toasts().getByRole('alert');
      if (refused) await expect(alert, path).toHaveText('You are not allowed to access this page');
      if (access[column] === 'server') await expect(page.getByText('You are not allowed to do this.')).toBeVisible();
    }
  });
}
