import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { executionsAreStored } from '../../fixtures/stored-data';
import { TrackerPage } from '../../pages/tracker-page';

// Blocks the service worker, which would fetch all files in advance.
test.use({ serviceWorkers: 'block' });

/** The limit for the scripts that a warm start loads, in bytes with gzip (decision 014). */
const START_BUDGET = 200_000;
/** The limit for the script in the page's head, in bytes with gzip. The script delays the page. */
const HEAD_BUDGET = 4_300;

/** The maximum number of files that a device stores (decision 013). */
const STORED_FILES = 60;

/**
 * Clicks the first row as soon as it appears. Returns the paths of the scripts that were requested until then. They
 * include the screen of an execution, which is in the same file as the tracker.
 */
async function scriptsOfWarmStart(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const workers: string[] = [];
    Reflect.set(
      globalThis,
      'SharedWorker',
      class extends SharedWorker {
        constructor(url: string | URL, options?: WorkerOptions) {
          workers.push(String(url));
          super(url, options);
        }
      },
    );
    let pressed = false;
    const open = (): void => {
      const opener = document.querySelector<HTMLElement>('#root a[data-row-opener]');
      if (opener === null || pressed) return;
      pressed = true;
      watch.disconnect();
      // Reads the list of files now: once the rows are painted, the console loads everything else.
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      Reflect.set(globalThis, 'asked', [...files, ...workers]);
      // Clicks after the task that paints the rows, as a person does.
      setTimeout(() => opener.click());
    };
    const watch = new MutationObserver(open);
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/execution_tracker');
  await expect(page).toHaveURL(/job_execution\/\d+/);
  const asked = await page
    .waitForFunction(() => Reflect.get(globalThis, 'asked') as string[] | undefined)
    .then((names) => names.jsonValue());
  if (asked === undefined) throw new Error('unreachable');
  return [...new Set(asked.map((url) => new URL(url, page.url()).pathname))].filter((path) => path.endsWith('.js'));
}

test('the scripts that a warm start loads until a row is open stay within the budget; a device stores few files', async ({
  page,
  signedIn,
  dist,
}) => {
  await signedIn('ROLE_USER');
  const tracker = new TrackerPage(page);
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(30);
  await executionsAreStored(page);

  const sizes = (await scriptsOfWarmStart(page))
    .map((file) => ({ file, size: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
    .sort((a, b) => b.size - a.size);
  const told = sizes.map(({ file, size }) => `${size} ${file}`).join('\n');
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  console.log(`${sizes.length} scripts, ${total} bytes with gzip`);
  expect(total, told).toBeLessThanOrEqual(START_BUDGET);
  expect(told).toContain('/assets/libraries-');
  const head = sizes.filter(({ file }) => file.startsWith('/assets/page-head-'));
  expect(head).toHaveLength(1);
  expect(head[0]?.size).toBeLessThan(HEAD_BUDGET);

  await test.step('the stored files are few and do not import each other in a circle', () => {
    const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
    const stored = [...worker.matchAll(/"?url"?:"([^"]+)"/g)].map(([, url]) => url);
    expect(stored).toContain('index.html');
    expect(stored.length).toBeLessThanOrEqual(STORED_FILES);

    const folder = join(dist, 'assets');
    const imports = new Map(
      readdirSync(folder)
        .filter((file) => file.endsWith('.js'))
        .map((file) => {
          const code = readFileSync(join(folder, file), 'utf8');
          return [file, [...code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+)["'`]/g)].map(([, name = '']) => name)];
        }),
    );
    expect([...imports].some(([, files]) => files.length > 3)).toBe(true);
    const done = new Set<string>();
    const circles: string[] = [];
    const follow = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' > '));
      else if (!done.has(file)) for (const next of imports.get(file) ?? []) follow(next, [...path, file]);
      done.add(file);
    };
    for (const file of imports.keys()) follow(file, []);
    expect(circles).toEqual([]);
  });
});
