import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { makeRelease } from '../../fixtures/deployment';
import { Shell } from '../../pages/shell';

test.use({ serviceWorkers: 'allow' });

/** The response of a captive portal to every request. */
const PORTAL = '<!doctype html><title>Wi-Fi</title><p>Sign in to the Wi-Fi</p>';
const HTML = { 'Content-Type': 'text/html' };

/** Checks for a new service worker. Returns the state in which its installation ends. */
const nextInstallation = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration === undefined) throw new Error('no service worker is registered');
    await registration.update().catch(() => undefined);
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (worker === null) return 'redundant';
    while (worker.state === 'installing') {
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    }
    return worker.state;
  });

/** Makes the service worker check the server now. Returns the status that the service worker reports for the page. */
const statusAfterLook = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => resolve(data));
        port1.start();
        navigator.serviceWorker.controller?.postMessage({ type: 'SHELL_STATUS' }, [port2]);
      }),
  );

test('the page of a captive portal that arrives instead of a script is not stored, and the next installation succeeds', async ({
  page,
  signedIn,
  server,
  dist,
  expectConsole,
}) => {
  expectConsole(/integrity|Failed to (?:load|find)|SHA-256|MIME type/i);
  const shell = new Shell(page);
  await signedIn('ROLE_USER');
  await page.goto('/');
  await shell.isControlled();
  const release = await makeRelease(dist, 'second');
  server.deploy(release);
  // Removes the files from the device, as if this were the first release that contains them.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.includes('/assets/')) await cache.delete(request);
    }
  });
  server.answerInstead((path) => /^\/assets\/[^/]+\.js$/.test(path), {
    text: PORTAL,
    headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=3600' },
  });
  expect(await nextInstallation(page)).toBe('redundant');
  await expect(shell.updateButton()).toHaveCount(0);

  server.deploy(release);
  expect(await nextInstallation(page)).toBe('installed');
  const stored = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '');
    }
    return texts.filter((text) => text.includes('Sign in to the Wi-Fi')).length;
  });
  expect(stored).toBe(0);
});

test('a wrong file stored by an earlier version is replaced by the next release', async ({
  page,
  signedIn,
  server,
  dist,
}) => {
  const shell = new Shell(page);
  await signedIn('ROLE_USER');
  await page.goto('/');
  await shell.isControlled();
  const poisoned = await page.evaluate(async (portal) => {
    const name = (await caches.keys()).find((key) => key.includes('precache')) ?? '';
    const cache = await caches.open(name);
    const script = (await cache.keys()).find(({ url }) => /\/assets\/[^/]+\.js$/.test(url));
    if (script === undefined) throw new Error('no script is stored');
    await cache.put(script, new Response(portal, { headers: { 'Content-Type': 'text/javascript' } }));
    return script.url;
  }, PORTAL);
  server.deploy(await makeRelease(dist, 'second'));
  expect(await nextInstallation(page)).toBe('installed');
  const text = await page.evaluate(async (url) => (await caches.match(url))?.text(), poisoned);
  expect(text).not.toContain('Wi-Fi');
});

for (const [what, headers] of [
  ['without a policy', HTML],
  ['with a policy of its own', { ...HTML, 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" }],
] as const) {
  test(`behind a captive portal ${what}, the installed console keeps the policy of the console, also offline`, async ({
    page,
    signedIn,
    server,
  }) => {
    const shell = new Shell(page);
    await signedIn('ROLE_USER');
    await page.goto('/execution_tracker');
    await shell.isControlled();
    const open = async (): Promise<string> =>
      (await page.goto('/execution_tracker'))?.headers()['content-security-policy'] ?? '';
    const before = await open();
    expect(before).toContain("require-trusted-types-for 'script'");
    await expect(shell.connection()).toHaveText(/Live/);

    server.answerInstead((path) => path === '/', { text: PORTAL, headers });
    await open();
    expect(await statusAfterLook(page)).toEqual({ outdated: false });
    await expect(shell.connection()).toHaveText(/Live/);
    expect(await open()).toBe(before);
    await expect(shell.root()).toBeVisible();
    await server.stop();
    expect(await open()).toBe(before);
    await expect(shell.root()).toBeVisible();
  });
}
