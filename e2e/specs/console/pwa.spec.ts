import { holdDocument } from '../../fixtures/console-files';
import { makeRelease } from '../../fixtures/deployment';
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
  // Ignores one error: test contexts are private windows, which some browsers report as an error.
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

test('the shell is stored after the first visit; a new release waits until the user accepts it in each tab', async ({
  page,
  signedIn,
  server,
  dist,
}) => {
  const shell = new Shell(page);
  await test.step('the shell is stored, but never a response of the backend', async () => {
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
          (element) =>
            new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', location.href).pathname,
        ),
      );
    expect(paths).toEqual(expect.arrayContaining(['/index.html', '/config.json', '/manifest.webmanifest', ...linked]));
    const shellFile =
      /^\/(?:assets\/[\w.-]+|icons\/[\w.-]+|fonts\/[\w.-]+|page-headers|[\w-]+\.(?:html|js|json|webmanifest))$/;
    expect(paths.filter((path) => !shellFile.test(path))).toEqual([]);
  });

  await test.step('a chunk that a newer release removed leads to the offer to reload', async () => {
    await expect(shell.connection()).toHaveText(/Live/);
    await expect(shell.updateButton()).toHaveCount(0);
    // Dispatches the event with which Vite's loader reports a chunk that cannot be loaded.
    await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
    await expect(shell.updateButton()).toBeVisible();
    await page.reload();
    await expect(shell.updateButton()).toHaveCount(0);
  });

  const other = new Shell(await page.context().newPage());
  await test.step('a new release waits until it is accepted, and is offered to the other tab', async () => {
    await other.page.goto('/job_instance');
    await other.isControlled();
    server.deploy(await makeRelease(dist, 'second'));
    await shell.lookForUpdate();
    await expect(shell.updateButton()).toBeVisible();
    await expect(shell.release()).toHaveCount(0);
    await acceptRelease(shell, 'second');
    await expect(shell.updateButton()).toHaveCount(0);
    await expect(other.updateButton()).toBeVisible();
    await expect(other.release()).toHaveCount(0);
    await acceptRelease(other, 'second');
  });
});

/** Accepts a new release in a tab, and waits until the tab shows it. */
async function acceptRelease(tab: Shell, release: string): Promise<void> {
  await tab.updateButton().click();
  await expect(tab.release()).toHaveAttribute('content', release);
}

for (const [what, answerMs, earliestMs] of [
  ['begins once the first response is on the screen', 1_500, 2_000],
  ['does not wait for a server that sends no response', 60_000, 3_000],
] as const) {
  test(`on a first start, the installation of the console ${what}`, async ({ page, signedIn, server }) => {
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

test('a page that began to load before the service worker was active is controlled too', async ({ page, signedIn }) => {
  await signedIn('ROLE_USER');
  const late = new Shell(await page.context().newPage());
  const bring = await holdDocument(late.page, '/job_instance');
  const begun = late.page.waitForRequest('**/job_instance');
  const opened = late.page.goto('/job_instance');
  await begun;
  await page.goto('/execution_tracker');
  await new Shell(page).isControlled();
  bring();
  await opened;
  await late.isControlled();
});

test('the installed console opens every address without a server, and uses the network only for addresses that are not stored', async ({
  page,
  server,
  dist,
}) => {
  const shell = new Shell(page);
  await page.goto('/login');
  await shell.isControlled();
  const configuration = () => page.evaluate(async () => (await fetch('/config.json')).json() as Promise<unknown>);
  const backendAddress = '/authentication/login_infos/someone@acme.test';
  await test.step('an address of the backend goes to the network', async () => {
    expect((await page.goto(backendAddress))?.fromServiceWorker()).toBe(false);
  });
  await test.step('a server that never responds does not delay a start', async () => {
    server.stall();
    await page.goto('/execution_tracker', { timeout: 15_000 });
    expect(await configuration()).toMatchObject({ backendUrl: '' });
  });
  await test.step('every address of the console opens without a server', async () => {
    await server.stop();
    for (const path of [
      '/',
      '/execution_tracker',
      '/job_instance/some_code/edit',
      '/no/such/screen',
      '/login?error=x',
    ]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      expect(answer?.fromServiceWorker(), path).toBe(true);
      await expect(shell.root(), path).toBeVisible();
      expect(await page.evaluate(async () => (await fetch('/icons/icon.svg')).ok), path).toBe(true);
    }
  });
  await test.step('the configuration comes from the network, and from the device when offline', async () => {
    await server.start();
    server.deploy(dist);
    await page.goto('/login');
    expect(await configuration()).toMatchObject({ backendUrl: '' });
    server.deploy(dist, server.url);
    expect(await configuration()).toMatchObject({ backendUrl: server.url });
    await server.stop();
    expect(await configuration()).toMatchObject({ backendUrl: server.url });
  });
  await expect(page.goto(backendAddress)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});

test('the stored page has the content security policy that the server sent, and adopts a newer one', async ({
  page,
  signedIn,
  server,
  dist,
}) => {
  const shell = new Shell(page);
  const open = async () => (await page.goto('/job_instance'))?.headers()['content-security-policy'];
  server.addToPolicy("object-src 'none'");
  await signedIn('ROLE_USER');
  await page.goto('/job_instance');
  await shell.isControlled();
  await test.step('the first offline page has the policy of the installation', async () => {
    await server.stop();
    expect(await open()).toContain("object-src 'none'");
  });

  await test.step('a newer policy is adopted after a reload', async () => {
    await server.start();
    server.deploy(dist);
    server.addToPolicy("media-src 'none'");
    expect(await open(), 'the start does not wait for the network').not.toContain('media-src');
    await shell.updateButton().click();
    await expect(shell.updateButton()).toHaveCount(0);
    expect(await open()).toContain("media-src 'none'");
    await server.stop();
    expect(await open()).toContain("media-src 'none'");
  });
});

function widthOfPng(file: Buffer): number {
  return file.readUInt32BE(16);
}
