import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '@tests/support/browser/find-browser.mjs';
import { loggedRequests, type LoggedRequest } from '../../fixtures/control';
import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { storeSession } from '../../fixtures/stored-data';
import { filesWith } from '../../fixtures/stored-files';
import { Shell } from '../../pages/shell';
import { TrackerPage } from '../../pages/tracker-page';

test.use({ serviceWorkers: 'allow' });

test.describe.configure({ timeout: 120_000 });

/** Serves the console from `localhost`, but its backend from `127.0.0.1`, which is another origin. */
test.beforeEach(async ({ server, dist }) => {
  server.deploy(dist, server.url.replace('localhost', '127.0.0.1'));
  await new ExecutionControl(server.url).pauseRunner();
});

/** The URLs of the requests with their counts, most frequent first. */
function counted(requests: readonly LoggedRequest[]): [url: string, times: number][] {
  const times = new Map<string, number>();
  for (const { url } of requests) times.set(url, (times.get(url) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a);
}

test('polls of a backend on another origin reuse the preflight of their URL', async ({ page, signedIn, server }) => {
  const tracker = new TrackerPage(page);
  await signedIn('ROLE_USER');
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(30);
  const mostPolled = async () => {
    const seen = await loggedRequests(server.url);
    return counted(seen.filter(({ method }) => method === 'GET'))[0]?.[1] ?? 0;
  };
  await expect.poll(mostPolled, { timeout: 60_000 }).toBeGreaterThanOrEqual(6);
  const seen = await loggedRequests(server.url);
  const preflights = counted(seen.filter(({ method }) => method === 'OPTIONS'));
  expect(preflights.length).toBeGreaterThan(0);
  // A URL may have two preflights, because at the first start the page and the worker may request it at the same time.
  expect(preflights.filter(([, times]) => times > 2)).toEqual([]);
});

test('a new execution appears with the next poll, whatever caching headers the lists have', async ({
  page,
  signedIn,
  server,
}) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await signedIn('ROLE_USER');
  for (const headers of [
    { 'Cache-Control': 'max-age=60' },
    { 'Cache-Control': 'public, max-age=60, must-revalidate' },
    { 'Cache-Control': 'max-age=0, stale-while-revalidate=60' },
    { 'Cache-Control': 'private', Expires: new Date(Date.now() + 3_600_000).toUTCString() },
  ])
    await test.step(JSON.stringify(headers), async () => {
      await control.setFaults({ kind: 'headers', path: '^/api/', headers });
      await tracker.open();
      await expect(tracker.grid.rows()).toHaveCount(30);
      for (const status of ['success', 'error']) {
        const id = await control.createOne({ jobInstance: 'acme_dummy', status });
        await expect(tracker.grid.row(id)).toBeVisible({ timeout: 20_000 });
      }
      // A new worker requests URLs again that are already in the HTTP cache.
      await page.goto('about:blank');
      const missed = await control.createOne({ jobInstance: 'acme_dummy', status: 'stopped' });
      await tracker.open();
      await expect(tracker.grid.row(missed)).toBeVisible({ timeout: 20_000 });
    });
});

test('the console recovers from a cacheable redirect as soon as the server no longer sends it', async ({
  page,
  signedIn,
  server,
  expectConsole,
}) => {
  // On a first start, the page itself requests executions, and that request fails.
  expectConsole(/blocked by CORS policy|net::ERR_FAILED/);
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await signedIn('ROLE_USER');
  await control.setFaults({
    kind: 'headers',
    path: '^/api/',
    status: 301,
    headers: { Location: '/robots.txt', 'Cache-Control': 'max-age=3600' },
  });
  await tracker.open();
  await expect(new Shell(page).connection()).toContainText('Offline', { timeout: 20_000 });
  await control.setFaults();
  await expect(tracker.grid.rows()).toHaveCount(30, { timeout: 40_000 });
});

for (const [rule, isKept] of [
  ['no-cache, private', true],
  ['no-store', false],
] as const) {
  test(`the browser ${isKept ? 'keeps' : 'does not keep'} a polled response with "${rule}" on disk`, async ({
    api,
    server,
  }) => {
    await new ExecutionControl(server.url).setFaults({
      kind: 'headers',
      path: '^/api/',
      headers: { 'Cache-Control': rule },
    });
    const { token } = await api('ROLE_USER');
    const profile = await mkdtemp(join(tmpdir(), 'console-profile-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: await findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
    });
    const page = await context.newPage();
    await page.goto(`${server.url}/robots.txt`);
    await storeSession(page, token);
    await page.goto(`${server.url}/execution_tracker`);
    await expect(new TrackerPage(page).grid.rows()).toHaveCount(30);
    const polls = async () => (await loggedRequests(server.url)).filter(({ url }) => url.includes('itemsPerPage=10'));
    await expect.poll(async () => (await polls()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
    await context.close();
    const cached = (await filesWith(profile, '/api/job_executions?')).filter((file) => file.includes('Cache_Data'));
    expect(cached.length > 0).toBe(isKept);
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });
}
