import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/console-test';
import { makeRelease } from '../fixtures/deployment';
import { ExecutionControl } from '../fixtures/execution-control';
import { expectStill, measureShifts } from '../fixtures/layout-shift';
import { Shell } from '../pages/shell';
import { TrackerPage } from '../pages/tracker-page';

test.use({ serviceWorkers: 'allow' });

const top = async (page: Page) => (await new Shell(page).title().boundingBox())?.y;

for (const width of [1366, 360])
  test.describe(`nothing moves at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('when the offline notice appears or disappears', async ({ page, signedIn, server }) => {
      const shell = new Shell(page);
      await signedIn('ROLE_ADMIN');
      await measureShifts(page);
      await page.goto('/job_instance/acme_dummy/view');
      await expect(shell.connection()).toContainText('Live');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await shell.isControlled();
      const before = await top(page);
      const notice = page.getByRole('banner').getByRole('status').filter({ hasText: 'No connection since' });
      await server.stop();
      await expect(notice).toBeVisible({ timeout: 30_000 });
      expect(await top(page)).toBe(before);
      await server.start();
      await expect(notice).toBeHidden({ timeout: 30_000 });
      expect(await top(page)).toBe(before);
      await expectStill(page);
    });

    for (const path of ['/', '/login'])
      test(`when a new release waits, on ${path}`, async ({ page, signedIn, server, dist }) => {
        const shell = new Shell(page);
        if (path !== '/login') await signedIn('ROLE_USER');
        await measureShifts(page);
        await page.goto(path);
        await shell.isControlled();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const before = await top(page);
        server.deploy(await makeRelease(dist, 'second'));
        await shell.lookForUpdate();
        await expect(shell.updateButton()).toBeVisible();
        expect(await top(page)).toBe(before);
        await expectStill(page);
      });

    test('while the first download of the executions shows its progress', async ({ page, signedIn, server }) => {
      const tracker = new TrackerPage(page);
      const control = new ExecutionControl(server.url);
      await control.pauseRunner();
      for (let block = 0; block < 3; block += 1)
        await control.create({ jobInstance: 'acme_dummy', status: 'success', count: 400 });
      await control.setFaults({ kind: 'latency', path: '^/api/job_executions\\?', ms: 600 });
      await signedIn('ROLE_USER');
      await measureShifts(page);
      await tracker.open();
      const bar = page.getByRole('progressbar');
      await expect(bar).toBeVisible({ timeout: 30_000 });
      const during = await top(page);
      await control.setFaults();
      await expect(bar).toBeHidden({ timeout: 60_000 });
      await expect(tracker.grid.rows()).toHaveCount(30);
      expect(await top(page)).toBe(during);
      await expectStill(page);
    });
  });
