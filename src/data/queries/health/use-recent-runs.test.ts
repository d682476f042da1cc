import { beforeEach, expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import { executionRow } from '@tests/support/execution-row';
import { readRecentRuns } from './use-recent-runs';

const DAY_MS = 86_400_000;

let cache: CacheDatabase;

beforeEach(() => {
  cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
});

/** Writes a run that was created `daysAgo` days ago, for the given job instance. Newer runs have higher ids. */
const put = (instanceCode: string, daysAgo: number) =>
  cache.executions.put(
    executionRow(1_000 - daysAgo, { instanceCode, createdAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString() }),
  );
const fill = (lowest: number) =>
  cache.meta.put({
    key: 'fill',
    value: { done: true, page: 1, seen: 0, floor: 0, total: null, top: 0, lowest, bottom: lowest },
  });

test('the runs of the last days are returned, newest first', async () => {
  await fill(0);
  for (const days of [1, 29, 31]) await put('alpha', days);
  await put('beta', 2);
  const { runs, since } = await readRecentRuns(cache, 'alpha', 30);
  expect(runs.map(({ id }) => id)).toEqual([999, 971]);
  expect(since).toBeNull();
});

test('`since` is the start of the known runs if the device has fewer days than were requested', async () => {
  await put('alpha', 1);
  await put('beta', 10);
  await fill(990);
  const { since } = await readRecentRuns(cache, 'alpha', 30);
  expect(Math.round((Date.now() - (since ?? 0)) / DAY_MS)).toBe(10);
  expect((await readRecentRuns(cache, 'alpha', 5)).since).toBeNull();
});
