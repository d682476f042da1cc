import { makeRelease } from '../../fixtures/deployment';
import { forgetRequests, loggedRequests } from '../../fixtures/control';
import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { Shell } from '../../pages/shell';

test.use({ serviceWorkers: 'allow' });

test('the console can be installed', async ({ page, request }) => {
  await page.goto('/login');
  await new Shell(page).isControlled();
  const browser = await page.context().newCDPSession(page);
  const { data, errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Test contexts are private windows, which some browsers report as an error. There must be no other error.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

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

test('the shell is stored after the first visit, but never a response of the backend', async ({ page, signedIn }) => {
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
    /^\/(?:assets\/[\w.-]+|icons\/[\w.-]+|fonts\/[\w.-]+|page-headers|[\w-]+\.(?:html|js|json|webmanifest))$/;
  expect(paths.filter((path) => !shellFile.test(path))).toEqual([]);
});

for (const [what, answerMs, earliestMs] of [
  ['begins when the first answer is on the screen', 1_500, 2_000],
  ['does not wait for a server that says nothing', 60_000, 3_000],
] as const) {
  test(`on a first start storing the console ${what}`, async ({ page, signedIn, server }) => {
    await page.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function (...args) {
        Object.assign(globalThis, { storedAt: performance.now() });
        return register.apply(this, args);
      };
    });
    await signedIn('ROLE_USER');
    await new ExecutionControl(server.url).setFaults({ kind: 'latency', path: '/job_executions', ms: answerMs });
    await page.goto('/execution_tracker');
    await new Shell(page).isControlled();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'storedAt') as number)).toBeGreaterThanOrEqual(earliestMs);
  });
}

test('every URL opens without a server', async ({ page, server }) => {
  const shell = new Shell(page);
  await page.goto('/login');
  await shell.isControlled();
  await server.stop();
  for (const path of ['/', '/execution_tracker', '/job_instance/some_code/edit', '/no/such/screen', '/login?error=x']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    expect(answer?.fromServiceWorker(), path).toBe(true);
    await expect(shell.root(), path).toBeVisible();
    expect(await page.evaluate(async () => (await fetch('/icons/icon.svg')).ok), path).toBe(true);
  }
});

test('a URL of the backend goes to the network', async ({ page, server }) => {
  await page.goto('/login');
  await new Shell(page).isControlled();
  const answer = await page.goto('/authentication/login_infos/someone@acme.test');
  expect(answer?.fromServiceWorker()).toBe(false);
  await server.stop();
  await expect(page.goto('/authentication/login_infos/someone@acme.test')).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});

test('the configuration comes from the network, or offline from the device', async ({ page, server, dist }) => {
  await page.goto('/login');
  await new Shell(page).isControlled();
  const configuration = () => page.evaluate(async () => (await fetch('/config.json')).json() as Promise<unknown>);
  expect(await configuration()).toMatchObject({ backendUrl: '' });
  server.deploy(dist, server.url);
  expect(await configuration()).toMatchObject({ backendUrl: server.url });
  await server.stop();
  expect(await configuration()).toMatchObject({ backendUrl: server.url });
});

test('a server that never responds does not delay a start', async ({ page, server }) => {
  await page.goto('/login');
  await new Shell(page).isControlled();
  server.stall();
  await page.goto('/execution_tracker', { timeout: 15_000 });
  const configuration = page.evaluate(async () => (await fetch('/config.json')).json() as Promise<unknown>);
  expect(await configuration).toMatchObject({ backendUrl: '' });
});

test('a new release waits until the user accepts it', async ({ page, signedIn, server, dist }) => {
  const shell = new Shell(page);
  await signedIn('ROLE_USER');
  await page.goto('/');
  await shell.isControlled();
  server.deploy(await makeRelease(dist, 'second'));
  await shell.lookForUpdate();
  await expect(shell.updateButton()).toBeVisible();
  await expect(shell.release()).toHaveCount(0);
  await shell.updateButton().click();
  await expect(shell.release()).toHaveAttribute('content', 'second');
  await expect(shell.updateButton()).toHaveCount(0);
});

test('a release accepted in another tab is offered without an automatic reload', async ({
  page,
  signedIn,
  server,
  dist,
}) => {
  const [shell, other] = [new Shell(page), new Shell(await page.context().newPage())];
  await signedIn('ROLE_USER');
  for (const tab of [shell, other]) {
    await tab.page.goto('/');
    await tab.isControlled();
  }
  server.deploy(await makeRelease(dist, 'second'));
  await shell.lookForUpdate();
  await shell.updateButton().click();
  await expect(shell.release()).toHaveAttribute('content', 'second');
  await expect(other.updateButton()).toBeVisible();
  await expect(other.release()).toHaveCount(0);
  await other.updateButton().click();
  await expect(other.release()).toHaveAttribute('content', 'second');
});

test('a chunk that a newer release removed leads to the offer to reload', async ({ page, signedIn }) => {
  const shell = new Shell(page);
  await signedIn('ROLE_USER');
  await page.goto('/');
  await shell.isControlled();
  await expect(shell.connection()).toHaveText(/Live/);
  await expect(shell.updateButton()).toHaveCount(0);
  // The event that Vite's loader fires if a chunk cannot be loaded.
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  await expect(shell.updateButton()).toBeVisible();
});

test('the stored page adopts the server’s current content security policy', async ({ page, signedIn, server }) => {
  const shell = new Shell(page);
  await signedIn('ROLE_USER');
  await page.goto('/');
  await shell.isControlled();
  const open = async () => (await page.goto('/'))?.headers()['content-security-policy'];
  await open();
  server.addToPolicy("object-src 'none'");
  expect(await open(), 'the start does not wait for the network').not.toContain('object-src');
  await shell.updateButton().click();
  await expect(shell.updateButton()).toHaveCount(0);
  expect(await open()).toContain("object-src 'none'");
  await server.stop();
  expect(await open()).toContain("object-src 'none'");
});

test('the first offline page has the content security policy that the server sent at installation', async ({
  page,
  signedIn,
  server,
}) => {
  const shell = new Shell(page);
  server.addToPolicy("object-src 'none'");
  await signedIn('ROLE_USER');
  await page.goto('/');
  await shell.isControlled();
  await server.stop();
  expect((await page.goto('/'))?.headers()['content-security-policy']).toContain("object-src 'none'");
});

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
  // The worker of the previous page may survive a reload with its old policy.
  await expect(async () => {
    await page.reload();
    await forgetRequests(server.url);
    await expect(shell.connection()).toHaveText(/Live/, { timeout: 8_000 });
    await expect.poll(async () => (await listCalls()).length, { timeout: 8_000 }).toBeGreaterThan(1);
    // A cross-origin call contains the `Origin` header.
    expect(new Set((await listCalls()).map(({ origin }) => origin))).toEqual(new Set([server.url]));
  }).toPass({ timeout: 60_000 });
});

function widthOfPng(file: Buffer): number {
  return file.readUInt32BE(16);
}
