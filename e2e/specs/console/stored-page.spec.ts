import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { executionsAreStored } from '../../fixtures/stored-data';
import { makeRelease } from '../../fixtures/deployment';
import { Shell } from '../../pages/shell';

test.use({ serviceWorkers: 'allow' });

const TRACKER = '/execution_tracker';
const rowsOf = (page: Page) => page.locator('tbody tr a[data-row-opener]');

/** A first visit, until the cache is filled and the service worker is active. */
async function visit(page: Page): Promise<void> {
  await page.goto(TRACKER);
  await executionsAreStored(page);
  await new Shell(page).isControlled();
}

test('the policy of the stored page allows no inline script and no inline style', async ({
  page,
  signedIn,
  server,
  dist,
  expectConsole,
}) => {
  // A foreign script in a release.
  server.deploy(await makeRelease(dist, 'foreign', '<script>globalThis.ran = true</script>'));
  expectConsole(/CSP: script-src-elem inline|Content Security Policy/);
  await signedIn('ROLE_USER');
  await visit(page);
  const answer = await page.goto(TRACKER);
  expect(answer?.fromServiceWorker()).toBe(true);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const sourcesOf = (kind: string) => new RegExp(`${kind}-src ([^;]*)`).exec(policy)?.[1];
  expect([sourcesOf('script'), sourcesOf('style')]).toEqual(["'self'", "'self'"]);
  await expect(rowsOf(page)).toHaveCount(30);
  expect(await page.evaluate(() => Reflect.has(globalThis, 'ran'))).toBe(false);
  await expect(new Shell(page).updateButton()).toHaveCount(0);
});

test('a page of another build is not stored', async ({ page, signedIn, server, dist }) => {
  const release = await makeRelease(dist, 'second');
  await appendFile(join(release, 'index.html'), '<!-- somebody was here -->');
  await signedIn('ROLE_USER');
  await visit(page);
  server.deploy(release);
  const outcome = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    await new Promise((resolve) => installing?.addEventListener('statechange', resolve, { once: true }));
    return installing?.state;
  });
  expect(outcome).toBe('redundant');
  // The previous service worker still works.
  expect((await page.goto(TRACKER))?.fromServiceWorker()).toBe(true);
  await expect(rowsOf(page)).toHaveCount(30);
});
