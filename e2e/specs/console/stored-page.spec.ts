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

test('the stored page runs no inline script, and a page that differs from its release is not stored', async ({
  page,
  signedIn,
  server,
  dist,
  expectConsole,
}) => {
  const shell = new Shell(page);
  await test.step('the policy of the stored page allows no inline script and no inline style', async () => {
    // Deploys a release with a foreign script in its page.
    server.deploy(await makeRelease(dist, 'foreign', '<script>globalThis.ran = true</script>'));
    expectConsole(/CSP: script-src-elem inline|Content Security Policy/);
    await signedIn('ROLE_USER');
    await page.goto(TRACKER);
    await executionsAreStored(page);
    await shell.isControlled();
    const answer = await page.goto(TRACKER);
    expect(answer?.fromServiceWorker()).toBe(true);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const sourcesOf = (kind: string) => new RegExp(`${kind}-src ([^;]*)`).exec(policy)?.[1];
    expect([sourcesOf('script'), sourcesOf('style')]).toEqual(["'self'", "'self'"]);
    await expect(rowsOf(page)).toHaveCount(30);
    expect(await page.evaluate(() => Reflect.has(globalThis, 'ran'))).toBe(false);
    await expect(shell.updateButton()).toHaveCount(0);
  });

  await test.step('a page that differs from its release is refused, and the previous service worker still works', async () => {
    const release = await makeRelease(dist, 'second');
    await appendFile(join(release, 'index.html'), '<!-- somebody was here -->');
    server.deploy(release);
    const outcome = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing } = registration;
      await new Promise((resolve) => installing?.addEventListener('statechange', resolve, { once: true }));
      return installing?.state;
    });
    expect(outcome).toBe('redundant');
    expect((await page.goto(TRACKER))?.fromServiceWorker()).toBe(true);
    await expect(rowsOf(page)).toHaveCount(30);
  });
});
