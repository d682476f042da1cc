import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { executionsAreStored } from '../../fixtures/stored-data';
import { Shell } from '../../pages/shell';
import { TrackerPage } from '../../pages/tracker-page';

/** The files and workers that a page had requested when its screen first showed data stored on the device. */
interface Requested {
  /** The scripts to which the document refers after it is parsed, before the first of them runs. */
  wave: string[];
  /** The paths of all requested files. */
  files: string[];
  workers: number;
}

/** Records the requested files and workers until an element that matches `data` is in the page. */
async function recordStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let workers = 0;
    Reflect.set(
      globalThis,
      'SharedWorker',
      class extends SharedWorker {
        constructor(url: string | URL, options?: WorkerOptions) {
          workers += 1;
          super(url, options);
        }
      },
    );
    let wave: string[] = [];
    const readWave = (): void => {
      const named = document.querySelectorAll<HTMLElement>('link[rel=modulepreload], script[src]');
      wave = [...named].map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? '');
    };
    document.addEventListener('readystatechange', readWave, { once: true });
    const look = (): void => {
      const data =
        '#root :is(tbody tr:not([aria-hidden]) td, main dl, section[data-period] h2, [role="tabpanel"] input)';
      if (document.querySelector(data) === null) return;
      watch.disconnect();
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const files = entries.map(({ name }) => new URL(name).pathname);
      Reflect.set(globalThis, 'requested', { wave, files, workers });
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
  });
}

test('every screen shows data stored on the device after one wave of files, before anything else begins @service-worker', async ({
  page,
  signedIn,
}) => {
  const shell = new Shell(page);
  await signedIn('ROLE_ADMIN');
  await page.goto('/execution_tracker');
  await executionsAreStored(page);
  await shell.isControlled();
  await recordStart(page);
  for (const address of [
    '/',
    '/execution_tracker',
    '/execution_tracker?status=error',
    '/job_instance',
    '/job_instance/acme_dummy/view',
    '/job_instance/acme_dummy/edit',
  ])
    await test.step(address, async () => {
      await page.goto(address);
      const handle = await page.waitForFunction(() => Reflect.get(globalThis, 'requested') as Requested | undefined);
      const { wave, files, workers } = (await handle.jsonValue()) as Requested;
      expect(wave.length).toBeGreaterThan(4);
      expect(files.filter((path) => path.endsWith('.js') && !wave.includes(path))).toEqual([]);
      expect(files).not.toContain('/config.json');
      expect(workers).toBe(0);
      // The worker and everything else start only after the data is shown.
      await expect(shell.connection()).toHaveText(/Live/);
    });

  await test.step('while the database does not respond, the frame and placeholders are shown', async () => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    await page.goto('/execution_tracker');
    await expect(shell.title()).toHaveText('Execution tracker');
    await expect(page.locator('tbody tr[aria-hidden]').first()).toBeVisible();
  });
});

test('a first start shows the newest executions before the engine has stored them', async ({ page, signedIn }) => {
  await signedIn('ROLE_USER');
  // Simulates a worker that never starts.
  await page.addInitScript(() => {
    Reflect.set(
      globalThis,
      'SharedWorker',
      class extends EventTarget {
        port = new MessageChannel().port1;
      },
    );
  });
  const tracker = new TrackerPage(page);
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(30);
  await expect(tracker.total()).toBeVisible();
});
