import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { refuseFiles } from '../../fixtures/console-files';
import { executionsAreStored } from '../../fixtures/stored-data';
import { Shell } from '../../pages/shell';
import { TrackerPage } from '../../pages/tracker-page';

/** What a page had requested when its screen showed data of the device. */
interface Requested {
  /** Files, in the order of their requests, with the time of the request, milliseconds. */
  files: { path: string; at: number }[];
  /** When the script that builds the screen had arrived. */
  startedAt: number;
  workers: number;
}

/** Records what is requested until `data` is in the page. */
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
    const look = (): void => {
      const data =
        '#root :is(tbody tr:not([aria-hidden]) td, main dl, section[data-period] h2, [role="tabpanel"] input)';
      if (document.querySelector(data) === null) return;
      watch.disconnect();
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const files = entries.map(({ name, startTime }) => ({ path: new URL(name).pathname, at: startTime }));
      const startedAt = entries.find(
        ({ name }) => name.includes('/assets/start-') && name.endsWith('.js'),
      )?.responseEnd;
      Reflect.set(globalThis, 'requested', { files, startedAt, workers });
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
  });
}

for (const [what, address] of [
  ['dashboard', '/'],
  ['tracker', '/execution_tracker'],
  ['filtered tracker', '/execution_tracker?status=error'],
  ['integrations', '/job_instance'],
  ['integration', '/job_instance/acme_dummy/view'],
  ['form', '/job_instance/acme_dummy/edit'],
] as const)
  test(`the ${what} shows the data of the device after one wave of files, before anything else begins @service-worker`, async ({
    page,
    signedIn,
  }) => {
    await signedIn('ROLE_ADMIN');
    await page.goto('/execution_tracker');
    await executionsAreStored(page);
    await new Shell(page).isControlled();
    await recordStart(page);
    await page.goto(address);
    const handle = await page.waitForFunction(() => Reflect.get(globalThis, 'requested') as Requested | undefined);
    const { files, startedAt, workers } = (await handle.jsonValue()) as Requested;
    const scripts = files.filter(({ path }) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(4);
    // The page has requested all of them before the first one could ask for another.
    expect(scripts.filter(({ at }) => at > startedAt).map(({ path }) => path)).toEqual([]);
    expect(files.map(({ path }) => path)).not.toContain('/config.json');
    expect(workers).toBe(0);
    // The rest follows.
    await expect(new Shell(page).connection()).toHaveText(/Live/);
  });

test('a first start shows the newest executions before the engine has stored them', async ({ page, signedIn }) => {
  await signedIn('ROLE_USER');
  // A worker that never starts.
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
  await expect(page.getByText(/^\d+ executions$/)).toBeVisible();
});

test('without an answer of the database, the frame and the placeholders are shown @service-worker', async ({
  page,
  signedIn,
}) => {
  await signedIn('ROLE_USER');
  await page.goto('/execution_tracker');
  await new Shell(page).isControlled();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('/execution_tracker');
  await expect(new Shell(page).title()).toHaveText('Execution tracker');
  await expect(page.locator('tbody tr[aria-hidden]').first()).toBeVisible();
});

test('if the console does not load, a message appears', async ({ page, signedIn, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await signedIn('ROLE_USER');
  await refuseFiles(page, /entry-[^/]+\.js$/);
  await page.goto('/execution_tracker');
  await expect(page.getByText('Sync Console could not start.', { exact: false })).toBeVisible();
  await expect(page.locator('#root')).toHaveCount(0);
});
