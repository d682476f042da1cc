import { forgetRequests, loggedRequests } from '../../fixtures/control';
import { expect, test } from '../../fixtures/console-test';
import { Shell } from '../../pages/shell';

test.use({ serviceWorkers: 'allow' });

test('the stored console moves to another backend without a new build', async ({
  page,
  signedIn,
  server,
  dist,
  expectConsole,
}) => {
  const shell = new Shell(page);
  await signedIn('ROLE_USER');
  await page.goto('/');
  await shell.isControlled();
  await expect(shell.connection()).toHaveText(/Live/);

  // The same backend under another host name is another origin, which the stored policy forbids.
  server.deploy(dist, server.url.replace('localhost', '127.0.0.1'));
  expectConsole(/connect-src|Content Security Policy/);
  await page.goto('/');
  const listCalls = async () => (await loggedRequests(server.url)).filter(({ url }) => url.startsWith('/api/'));
  // The worker of the previous page may survive a reload, and keeps its old policy.
  await expect(async () => {
    await page.reload();
    await forgetRequests(server.url);
    await expect(shell.connection()).toHaveText(/Live/, { timeout: 8_000 });
    await expect.poll(async () => (await listCalls()).length, { timeout: 8_000 }).toBeGreaterThan(1);
    // A cross-origin call contains the `Origin` header.
    expect(new Set((await listCalls()).map(({ origin }) => origin))).toEqual(new Set([server.url]));
  }).toPass({ timeout: 60_000 });
});
