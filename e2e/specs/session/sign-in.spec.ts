import { expectNoViolations } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { makeToken } from '../../fixtures/control';
import { storeSession } from '../../fixtures/stored-data';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';

const person = { email: 'user@acme.test', password: 'Console-2026' };

test('the page reports an error or an unusable token in the URL, and removes it from the URL; messages follow the chosen language', async ({
  page,
  server,
  expectConsole,
}) => {
  const login = new LoginPage(page);
  expectConsole(/status of 401/);
  await test.step('an error is shown once', async () => {
    const alert = new Shell(page).toasts().getByRole('alert');
    await page.goto('/login?error=access_denied');
    await expect(alert).toHaveText('Access was denied by your company’s sign-in.');
    await expect(login.email()).toHaveAccessibleDescription('Access was denied by your company’s sign-in.');
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/login?error=never_heard_of');
    await expect(alert).toHaveText('Sign-in failed. (never_heard_of)');
    await page.reload();
    await expect(login.email()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
  await test.step('an unusable token is refused: expired, without a known role, broken', async () => {
    const email = 'user@acme.test';
    const unusable = [
      await makeToken(server.url, { email, ttlSeconds: -60 }),
      await makeToken(server.url, { email, claims: { roles: ['ROLE_STRANGER'] } }),
      'no.token.atall',
    ];
    for (const token of unusable) {
      await page.goto(`/login?app_token=${encodeURIComponent(token)}`);
      await expect(new Shell(page).toasts().getByRole('alert')).toHaveText(/^This sign-in can’t be used/);
      await expect(new LoginPage(page).email()).toBeVisible();
      expect(page.url()).not.toContain('app_token');
    }
  });
  await test.step('the language is chosen on the sign-in page', async () => {
    await login.open();
    await login.language().selectOption('Français');
    await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.reload();
    await login.email().fill(person.email);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByLabel('Mot de passe', { exact: true }).fill('Faux-2026');
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Identifiants invalides.');
  });
});

test('a sign-in as another user in one tab applies to all tabs', async ({ page, signedIn, server }) => {
  const { email } = await signedIn('user@acme.test');
  const other = await page.context().newPage();
  await page.goto('/execution_tracker');
  await expect(new Shell(page).userMenu(email)).toBeVisible();
  // Once the page shows "Live", it notices changes of the session.
  await expect(new Shell(page).connection()).toHaveText(/Live/);
  const token = await makeToken(server.url, { email: 'admin@globex.test' });
  await other.goto('/robots.txt');
  await storeSession(other, token);
  await other.goto('/');
  for (const tab of [page, other]) {
    await expect(new Shell(tab).userMenu('admin@globex.test')).toBeVisible();
    await expect(new Shell(tab).title()).toHaveText('Dashboard');
    await expect(tab.getByRole('region', { name: 'Recent executions' }).getByRole('row')).toHaveCount(11);
    await expect(tab.locator('body')).not.toContainText(/acme/i);
  }
});

test('a token in the URL signs the user in, is removed from the URL and the history, and is sent to no other site', async ({
  page,
  server,
}) => {
  const token = await makeToken(server.url, { email: 'admin@acme.test' });
  await test.step('the token is sent to no other site', async () => {
    const leaks: string[] = [];
    page.on('request', (request) => {
      const sent = `${request.url()} ${request.headers()['referer'] ?? ''}`;
      if (!request.isNavigationRequest() && sent.includes('app_token')) leaks.push(request.url());
    });
    await page.goto(`/login?app_token=${encodeURIComponent(token)}`);
    await expect(new Shell(page).connection()).toHaveText(/Live/);
    expect(leaks).toEqual([]);
  });
  await test.step('the token is removed from the URL and the history', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/robots.txt');
    await page.goto(`/login?app_token=${encodeURIComponent(token)}`);
    await expect(new Shell(page).userMenu('admin@acme.test')).toBeVisible();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');
    await page.goBack();
    expect(page.url()).not.toContain('app_token');
    // Not `page.goForward`, which refers to a history entry that may no longer exist when it is called.
    await page.evaluate(() => history.forward());
    await expect(new Shell(page).userMenu('admin@acme.test')).toBeVisible();
    expect(page.url()).not.toContain('app_token');
  });
  await test.step('the token leads to the screen that required the sign-in', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/execution_tracker?status=error');
    await expect(new LoginPage(page).email()).toBeVisible();
    await page.goto(`/login?app_token=${encodeURIComponent(token)}`);
    await expect(new Shell(page).title()).toHaveText('Execution tracker');
    await expect(page).toHaveURL(/\/execution_tracker\?status=error$/);
  });
});

test('the sign-in page names its provider and offers single sign-on; its two steps lead to the dashboard with the keyboard alone', async ({
  page,
  expectConsole,
}) => {
  const login = new LoginPage(page);
  expectConsole(/status of 501/);
  await test.step('the page names the platform and its provider, and has no navigation bar and no accessibility violations', async () => {
    await login.open();
    await expect(page.getByText('Sync Console', { exact: true })).toBeVisible();
    await expect(page.getByText('Provided by example.com')).toBeVisible();
    await expect(new Shell(page).navigation()).toHaveCount(0);
    await expect(page).toHaveTitle('Sign in · Sync Console');
    await expectNoViolations(page);
    await login.enterEmail('sso@globex.test');
    await expect(login.password()).toBeVisible();
    await expectNoViolations(page);
  });
  await test.step('a user with both sign-in methods chooses; single sign-on starts at the backend', async () => {
    await login.open();
    await login.enterEmail('sso@globex.test');
    await expect(login.password()).toBeVisible();
    await expect(login.divider()).toBeVisible();
    await expect(login.forgotLink()).toHaveAttribute('href', '/forget-password?email=sso%40globex.test');
    const leaving = page.waitForRequest(/redirect_to_sso/);
    await login.ssoButton().click();
    const request = await leaving;
    expect(new URL(request.url()).pathname).toBe('/authentication/redirect_to_sso/sso%40globex.test/bynder');
    expect(request.isNavigationRequest()).toBe(true);
    // Waits for the provider's page, because its arrival could interrupt the next `page.goto`.
    await page.waitForURL(/\/saml\/stand-in/);
  });
  await test.step('a user whose only sign-in method is single sign-on is redirected to it at once', async () => {
    await login.open();
    const leaving = page.waitForRequest(/redirect_to_sso\/only-sso%40globex\.test\/bynder$/);
    await login.enterEmail('only-sso@globex.test');
    expect((await leaving).isNavigationRequest()).toBe(true);
    await page.waitForURL(/\/saml\/stand-in/);
  });
  await test.step('two steps with the keyboard alone lead to the dashboard', async () => {
    await login.open();
    await expect(login.email()).toBeFocused();
    await expect(login.email()).toHaveAttribute('autocomplete', 'username');
    await page.keyboard.type(person.email);
    await page.keyboard.press('Enter');
    await expect(login.password()).toBeFocused();
    await expect(login.password()).toHaveAttribute('autocomplete', 'current-password');
    await expect(login.email(), 'a password manager sees whose password it is').toHaveValue(person.email);
    await expect(login.ssoButton()).toHaveCount(0);
    await expect(login.divider()).toHaveCount(0);
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect(new Shell(page).title()).toHaveText('Dashboard');
    expect(new URL(page.url()).pathname).toBe('/');
  });
  await test.step('the sign-in page redirects a signed-in user', async () => {
    await page.goto('/login');
    await expect(new Shell(page).title()).toHaveText('Dashboard');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
