import { beforeEach, describe, expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import type { BackfillState } from '@/database/rows';
import type { ExecutionRow } from '@/domain/execution';
import { readKnownRuns } from './known-runs';
import { readLastRuns } from './read-last-runs';
import { readNewestRuns, readNextSuccess, readRunHealth, readRunsUpTo } from './use-run-health';
import { executionRow } from '@tests/support/execution-row';

const START = Date.parse('2026-11-20T10:00:00Z');

let cache: CacheDatabase;

beforeEach(() => {
  cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
});

const execution = (id: number, instanceCode: string, status: string): ExecutionRow =>
  executionRow(id, { instanceCode, status, createdAt: new Date(START + id * 60_000).toISOString() });

/** Writes executions of one job instance with these statuses. Their ids count up from `from`. */
const put = (instanceCode: string, statuses: readonly string[], from = 1): Promise<unknown> =>
  cache.executions.bulkPut(statuses.map((status, at) => execution(from + at, instanceCode, status)));

async function fill(state: Partial<BackfillState>): Promise<void> {
  const whole = { done: true, page: 1, seen: 0, floor: 0, total: null, top: 0, lowest: 0, bottom: 0 };
  await cache.meta.put({ key: 'fill', value: { ...whole, ...state } });
}

const many = (count: number, status: string): string[] => Array.from({ length: count }, () => status);

describe('a read of the last runs', () => {
  test('returns the runs of the requested job instances, newest first', async () => {
    await fill({});
    await put('alpha', ['success', 'error']);
    await put('beta', ['warning'], 10);
    await put('gamma', ['success'], 20);
    const health = await readRunHealth(cache, ['alpha', 'beta', 'none'], 14);
    expect([...health.keys()]).toEqual(['alpha', 'beta', 'none']);
    expect(health.get('alpha')?.runs.map(({ id }) => id)).toEqual([2, 1]);
    expect(health.get('alpha')).toMatchObject({ hasAll: true, streak: { count: 1, mayBeLonger: false } });
    expect(health.get('none')).toMatchObject({ runs: [], hasAll: true, streak: { count: 0 } });
  });

  test('goes back to the last success', async () => {
    await fill({});
    await put('alpha', ['success', ...many(130, 'error')]);
    const health = (await readRunHealth(cache, ['alpha'], 14)).get('alpha');
    expect(health?.streak).toMatchObject({ count: 130, mayBeLonger: false, first: { id: 2 }, lastSuccess: { id: 1 } });
  });

  test('returns a streak that may be longer if its beginning is below the window', async () => {
    await fill({ lowest: 3, bottom: 3 });
    await put('alpha', ['success', 'error', 'error', 'error']);
    const health = (await readRunHealth(cache, ['alpha'], 14)).get('alpha');
    expect(health?.runs.map(({ id }) => id)).toEqual([4, 3]);
    expect(health).toMatchObject({ hasAll: false, streak: { count: 2, mayBeLonger: true, lastSuccess: null } });
  });

  test('up to a given run returns the streak that ends with this run', async () => {
    await fill({});
    await put('alpha', ['success', 'error', 'error', 'success', 'error']);
    const health = await readRunsUpTo(cache, 'alpha', 3);
    expect(health.runs.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(health.streak).toMatchObject({ count: 2, first: { id: 2 }, lastSuccess: { id: 1 }, mayBeLonger: false });
  });

  test('up to a run that was looked up below the window returns a streak that may be longer', async () => {
    await fill({ lowest: 4, bottom: 4 });
    await put('alpha', ['error', 'error']);
    expect((await readRunsUpTo(cache, 'alpha', 2)).streak).toMatchObject({ count: 1, mayBeLonger: true });
  });

  test('up to a given run returns a streak that may be longer while older runs are still being read', async () => {
    await fill({ done: false, lowest: 3 });
    await put('alpha', ['success']);
    await put('alpha', ['error', 'error'], 3);
    const { streak } = await readRunsUpTo(cache, 'alpha', 4);
    expect(streak).toMatchObject({ count: 2, lastSuccess: null, mayBeLonger: true });
  });

  test('by `readNewestRuns` returns only the newest run of each job instance, or null', async () => {
    await fill({});
    await put('alpha', ['success', 'error']);
    const newest = await readNewestRuns(cache, ['alpha', 'none']);
    expect(newest.get('alpha')?.id).toBe(2);
    expect(newest.get('none')).toBeNull();
  });

  test('by `readNewestRuns` finds newest runs older than the first batch, but none below the window', async () => {
    await fill({ lowest: 3, bottom: 3 });
    const codes = Array.from({ length: 20 }, (_, index) => `code-${index}`);
    await put('below', ['success']);
    await put('old', ['error'], 5);
    for (const [index, code] of codes.entries()) await put(code, many(10, 'success'), 10 + index * 10);
    const newest = await readNewestRuns(cache, [...codes, 'old', 'below']);
    expect(codes.map((code) => newest.get(code)?.id)).toEqual(codes.map((_, index) => 19 + index * 10));
    expect([newest.get('old')?.id, newest.get('below')]).toEqual([5, null]);
  });
});

test('below the window, only runs in progress count as the last run', async () => {
  await fill({ lowest: 4, bottom: 4 });
  await put('alpha', ['inProgress', 'success']);
  expect((await readNewestRuns(cache, ['alpha'])).get('alpha')?.id).toBe(1);
  expect((await readRunHealth(cache, ['alpha'], 14)).get('alpha')?.runs.map(({ id }) => id)).toEqual([1]);
  expect(await readLastRuns(cache, ['alpha'])).toMatchObject([{ newest: { id: 1 }, ended: null }]);
});

describe('the next success', () => {
  test('is the first success after the run, if the run is in the window', async () => {
    await fill({ lowest: 2, bottom: 2 });
    await put('alpha', ['error', 'error', 'error', 'success', 'success']);
    expect(await readNextSuccess(cache, 'alpha', 2)).toMatchObject({ run: { id: 4 }, isFirst: true });
    expect(await readNextSuccess(cache, 'alpha', 5)).toBeNull();
  });

  test('is not known to be the first success if the device may lack runs in between', async () => {
    await fill({ lowest: 4, bottom: 4 });
    await put('alpha', ['error', 'success'], 3);
    expect(await readNextSuccess(cache, 'alpha', 3)).toMatchObject({ run: { id: 4 }, isFirst: false });
    await fill({ done: false, lowest: 4, floor: 3 });
    expect(await readNextSuccess(cache, 'alpha', 3)).toMatchObject({ run: { id: 4 }, isFirst: false });
  });
});

describe('the device', () => {
  test('knows no runs until the first page has been read', async () => {
    expect(await readKnownRuns(cache)).toEqual({ bottom: 0, hasAll: false, since: Infinity });
    await fill({ done: false, lowest: Infinity });
    expect(await readKnownRuns(cache)).toEqual({ bottom: 0, hasAll: false, since: Infinity });
  });

  test('knows all runs after a complete read', async () => {
    await fill({});
    expect(await readKnownRuns(cache)).toEqual({ bottom: 0, hasAll: true, since: 0 });
  });

  test('knows every run since the oldest run that was read', async () => {
    await put('alpha', ['success', 'success', 'success']);
    await fill({ done: false, lowest: 2 });
    expect(await readKnownRuns(cache)).toEqual({ bottom: 0, hasAll: false, since: START + 120_000 });
  });
});
