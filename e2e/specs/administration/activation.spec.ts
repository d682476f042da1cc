import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { control, forgetRequests, loggedRequests } from '../../fixtures/control';
import { ConnectionsPage } from '../../pages/administration/connections-page';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';

test('only administrators can activate the PIM app; a refusal is reported, and an activated app is in the list of connections', async ({
  page,
  server,
  signedIn,
}) => {
  const connections = new ConnectionsPage(page);
  await test.step('a restricted user may not use the screens that activate the PIM app and the shop app', async () => {
    const says = page.getByRole('main').getByText('You are not allowed to access this page');
    await signedIn('ROLE_RESTRICTED_USER');
    await forgetRequests(server.url);
    const paths = ['/akeneo_app/activate?pim_url=https://pim.test', '/shopify_app/activate?shop=x.shop.example'];
    for (const path of [...paths, '/shopify_app/callback?state=x&code=y']) {
      await page.goto(path);
      await expect(says, path).toBeVisible();
      await expect(page.getByRole('button', { name: /Activate|Try again/ }), path).toHaveCount(0);
    }
    await page.goto('/akeneo_app/callback?state=x&code=y');
    await expect(says).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    const requests = await loggedRequests(server.url);
    expect(requests.filter(({ url }) => url.includes('app_accesses'))).toEqual([]);
  });
  await test.step('an administrator activates the PIM app', async () => {
    const activate = page.getByRole('button', { name: 'Activate' });
    const address = `/akeneo_app/activate?pim_url=${encodeURIComponent('https://new-pim.acme.example')}`;
    await signedIn('ROLE_CLIENT_ADMIN');
    await page.goto('/akeneo_app/activate');
    await expect(page.getByText('No PIM address given')).toBeVisible();
    await page.goto(address);
    await expect(page.getByText('https://new-pim.acme.example')).toBeVisible();
    await expectAccessible(page);
    await activate.click();
    await expect(connections.provider()).toBeVisible();
    await connections.decision('Refuse').click();
    await expect(page.getByText('The app could not be activated')).toBeVisible();
    await expect(new Shell(page).toasts()).toContainText('An error occurred');
    await expect(page).toHaveURL(/\/connections$/);

    await page.goto(address);
    await activate.click();
    await connections.decision('Allow').click();
    await expect(page.getByText('The app is activated')).toBeVisible();
    await expect(page).toHaveURL(/\/connections$/);
    await expect(connections.card('new-pim.acme.example')).toContainText('https://new-pim.acme.example');

    const body = { authorizationUrl: 'http://pim.example/' };
    const access = { kind: 'status', status: 201, path: '^/api/akeneo_app_accesses', body };
    await control(server.url, 'faults', { rules: [access] });
    await page.goto(address);
    await activate.click();
    await expect(new Shell(page).toasts()).toContainText('An error occurred');
    await expect(page).toHaveURL(/\/akeneo_app\/activate/);
  });
});

test('a visitor whom a shop sends is led through authorisation, sign-in and guide; an address outside the shop platform starts nothing', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 422/);
  const shell = new Shell(page);
  expectConsole(/status of 400/);
  const connections = new ConnectionsPage(page);
  const login = new LoginPage(page);
  await test.step('the confirmation names only the host of the target URL', async () => {
    await page.goto(
      `/shopify_app/activate?shop=${encodeURIComponent('https://good.shop.example@evil.test/good.shop.example')}`,
    );
    await expect(page.getByRole('main')).toContainText('evil.test');
    await expect(page.getByRole('main')).not.toContainText('good.shop.example');
  });
  await test.step('a shop address outside the platform starts no activation', async () => {
    await page.goto('/shopify_app/activate?shop=evil.test');
    await expect(page.getByText('evil.test')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to the shop' }).click();
    await expect(shell.toasts()).toContainText('This value is not the address of a shop.');
    await expect(page).toHaveURL(`${server.url}/shopify_app/activate?shop=evil.test`);
  });
  await test.step('the visitor is led through authorisation, sign-in and guide', async () => {
    const admin = server.accounts.find(({ role }) => role === 'ROLE_CLIENT_ADMIN');
    if (admin === undefined) throw new Error('no administrator among the accounts');
    await page.goto('/shopify_app/activate?shop=new.shop.example');
    await expect(page.getByText('new.shop.example')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to the shop' }).click();
    await expect(connections.provider()).toBeVisible();
    await connections.decision('Allow').click();
    await expect(page).toHaveURL(/\/login$/);
    await login.signIn(admin);
    const connect = page.getByRole('button', { name: 'Connect', exact: true });
    await expect(page.getByRole('main')).toContainText('new.shop.example');
    await expect(page.getByRole('main')).toContainText(`You are signed in as ${admin.email}.`);
    expect((await loggedRequests(server.url)).filter(({ url }) => url.endsWith('/generate'))).toEqual([]);
    await expectAccessible(page);
    await connect.click();
    await expect(page.getByText('The app is activated')).toBeVisible();
    await expect(page).toHaveURL(/\/guides\/bynder-shopify-setup$/);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
    await expectAccessible(page);
    await new Shell(page).link('Connections').click();
    await expect(connections.card('new.shop.example')).toBeVisible();

    await page.goto('/shopify_app/callback?state=unknown&code=x');
    await expect(connect).toBeVisible();
    await page.goto('/shopify_app/callback?state=unknown&code=x&shop=named.shop.example&shop=sent.shop.example');
    await expect(page.getByRole('main')).toContainText('sent.shop.example');
    await expect(page.getByRole('main')).not.toContainText('named.shop.example');
    await connect.click();
    await expect(page.getByText('This authorisation is not known or was used already.')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/guides/bynder-shopify-setup');
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Verify the result in the shop admin' })).toBeVisible();
  });
});
