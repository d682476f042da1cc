import { makeRelease } from '../fixtures/deployment';
import { expect, test } from '../fixtures/console-test';
import { Shell } from '../pages/shell';

test('the console can be installed', async ({ page, request }) => {
  await page.goto('/login');
  await new Shell(page).isControlled();
  const browser = await page.context().newCDPSession(page);
  const { data, errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Every browser context of a test is a private one; that is the only thing in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

  const manifest = JSON.parse(data ?? '{}') as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Sync Console', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable', 'any any']),
  );
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await request.get(src);
    expect(answer.headers()['content-type'], src).toBe(type);
    if (type === 'image/png') expect(widthOfPng(await answer.body()), src).toBe(Number.parseInt(sizes, 10));
  }
});

test('the shell is stored after the first visit, and nothing of the backend ever is', async ({ page, signedIn }) => {
  const shell = new Shell(page);
  await signedIn('ROLE_USER');
  await page.goto('/execution_tracker');
  await shell.isControlled();
  await page.goto('/job_instance');
  await expect(shell.root()).toBeVisible();

  const paths = (await shell.cachedAddresses()).map((address) => new URL(address).pathname);
  const linked = await page
    .locator('script[src], link[rel=stylesheet]')
    .evaluateAll((elements) =>
      elements.map(
        (element) => new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', location.href).pathname,
      ),
    );
  expect(paths).toEqual(expect.arrayContaining(['/index.html', '/config.json', '/manifest.webmanifest', ...linked]));
  const shellFile =
    /^\/(?:assets\/[\w.-]+|icons\/[\w.-]+|fonts\/[\w.-]+|shell-headers|[\w-]+\.(?:html|js|json|webmanifest))$/;
  expect(paths.filter((path) => !shellFile.test(path))).toEqual([]);
});

test('every address opens without a server', async ({ page, server }) => {
  const shell = new Shell(page);
  await page.goto('/login');
  await shell.isControlled();
  await server.stop();
  for (const path of ['/', '/execution_tracker', '/job_instance/some_code/edit', '/no/such/screen', '/login?error=x']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    expect(answer?.fromServiceWorker(), path).toBe(true);
    await expect(shell.root(), path).toBeVisible();
  }
});

test('an address of the backend is left to the network', async ({ page, server, expectConsole }) => {
  expectConsole(/the server responded with a status of 40\d/);
  await page.goto('/login');
  await new Shell(page).isControlled();
  const answer = await page.goto('/saml/metadata/bynder/acme');
  expect(answer?.fromServiceWorker()).toBe(false);
  await server.stop();
  await expect(page.goto('/saml/metadata/bynder/acme')).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});

test('the configuration comes from the network, and from the device when there is none', async ({
  page,
  server,
  dist,
}) => {
  await page.goto('/login');
  await new Shell(page).isControlled();
  const configuration = () => page.evaluate(async () => (await fetch('/config.json')).json() as Promise<unknown>);
  expect(await configuration()).toMatchObject({ backendUrl: '' });
  server.deploy(dist, server.url);
  expect(await configuration()).toMatchObject({ backendUrl: server.url });
  await server.stop();
  expect(await configuration()).toMatchObject({ backendUrl: server.url });
});

test('a server that never answers does not hold up a start', async ({ page, server }) => {
  await page.goto('/login');
  await new Shell(page).isControlled();
  server.stall();
  await page.goto('/execution_tracker', { timeout: 5_000 });
  const configuration = page.evaluate(async () => (await fetch('/config.json')).json() as Promise<unknown>);
  expect(await configuration).toMatchObject({ backendUrl: '' });
});

test('a new release waits until it is asked for', async ({ page, server, dist }) => {
  const shell = new Shell(page);
  await page.goto('/login');
  await shell.isControlled();
  server.deploy(await makeRelease(dist, 'second'));
  await shell.lookForUpdate();
  const update = page.getByRole('button', { name: 'Reload' });
  await expect(update).toBeVisible();
  await expect(page.locator('meta[name="release"]')).toHaveCount(0);
  await update.click();
  await shell.expectRelease('second');
  await expect(update).toHaveCount(0);
});

test('a release that another tab took offers a reload and does not reload by itself', async ({
  page,
  server,
  dist,
}) => {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/login');
    await new Shell(tab).isControlled();
  }
  server.deploy(await makeRelease(dist, 'second'));
  await new Shell(page).lookForUpdate();
  await page.getByRole('button', { name: 'Reload' }).click();
  await new Shell(page).expectRelease('second');
  await expect(other.locator('meta[name="release"]')).toHaveCount(0);
  await other.getByRole('button', { name: 'Reload' }).click();
  await new Shell(other).expectRelease('second');
});

test('the stored page takes over the content policy that the server sends by now', async ({ page, server, dist }) => {
  const shell = new Shell(page);
  await page.goto('/login');
  await shell.isControlled();
  const policyOf = async (path: string) => (await page.goto(path))?.headers()['content-security-policy'];
  expect(await policyOf('/login')).toContain("connect-src 'self';");
  server.deploy(dist, 'https://backend.example.com');
  expect(await policyOf('/login')).toContain("connect-src 'self';");
  // The page is told that it runs under an outdated policy.
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  expect(await policyOf('/login')).toContain("connect-src 'self' https://backend.example.com;");
  await server.stop();
  expect(await policyOf('/login')).toContain("connect-src 'self' https://backend.example.com;");
});

function widthOfPng(file: Buffer): number {
  return file.readUInt32BE(16);
}
