import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../../fixtures/console-test';
import { TrackerPage } from '../../pages/tracker-page';

// A service worker would fetch every file there is, for later.
test.use({ serviceWorkers: 'block' });

/** Bytes with gzip (design, section 9; decision 014). */
const START_BUDGET = 200_000;
const FIRST_PAINT_BUDGET = 4_096;

test('what a start fetches before a row can be opened stays within its budget', async ({ page, signedIn, dist }) => {
  const sizes = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'script' || !pathname.endsWith('.js')) return;
    sizes.set(pathname, gzipSync(readFileSync(join(dist, pathname)), { level: 9 }).length);
  });
  await signedIn('ROLE_USER');
  const tracker = new TrackerPage(page);
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(30);
  const fetched = [...sizes].sort(([, a], [, b]) => b - a);
  await tracker.grid.rows().first().click();
  await expect(page).toHaveURL(/job_execution/);

  const told = fetched.map(([file, size]) => `${size} ${file}`).join('\n');
  const total = fetched.reduce((sum, [, size]) => sum + size, 0);
  console.log(`${fetched.length} scripts, ${total} bytes with gzip`);
  expect(total, told).toBeLessThanOrEqual(START_BUDGET);
  const firstPaint = fetched.filter(([file]) => file.startsWith('/assets/first-paint-'));
  expect(firstPaint).toHaveLength(1);
  expect(firstPaint[0]?.[1]).toBeLessThan(FIRST_PAINT_BUDGET);
});
