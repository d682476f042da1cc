import { act, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { CacheDatabase } from '@/database/cache-database';
import type { InstanceRow } from '@/domain/instance';
import { createdTimeOf, emptyHour, hourOf, withRun, type RunHourRow } from '@/domain/runs/period/run-hours';
import { executionRow } from '@tests/support/execution-row';
import { fakeClock, showAt } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { Band } from './band/band';
import { DashboardPage } from './dashboard-page';
import { useDashboard } from './use-dashboard';
import { usePeriod } from './use-period';
import { instanceRow } from '@tests/support/instance-row';

const HOUR_MS = 3_600_000;
const OLD = '2020-01-01T00:00:00Z';
/** More integrations than the timeline shows at once. Lanes out of view read nothing. */
const MORE_THAN_LANES = 50;
/** The reads are counted after this much time without a read, on the fake clock. */
const QUIET_MS = 300;
const STEP_MS = 100;

const instance = (code: string, cronExpression: string): InstanceRow =>
  instanceRow(code, {
    label: code,
    jobCode: 'dummy',
    companyCode: null,
    enabled: true,
    configuration: '{}',
    cronExpression,
    createdAt: OLD,
    updatedAt: OLD,
  });

/** Stores integrations that are due every hour. A third of them did not run in the last 9 hours. */
async function fill(cache: CacheDatabase, integrations: number): Promise<void> {
  const now = Date.now();
  const codes = Array.from({ length: integrations }, (_, index) => `integration-${index}`);
  const runs = [30, 20, 10, 5, 3, 2, 1].flatMap((ago) =>
    codes
      .filter((_, index) => ago >= 10 || index % 3 > 0)
      .map((instanceCode) => ({ instanceCode, createdAt: new Date(now - ago * HOUR_MS).toISOString() })),
  );
  const rows = runs.map((run, index) => executionRow(index + 1, run));
  const hours = new Map<number, RunHourRow>();
  for (const row of rows) {
    const created = createdTimeOf(row) ?? 0;
    const hour = hourOf(created);
    hours.set(hour, withRun(hours.get(hour) ?? emptyHour(hour), { ...row, created, scheduled: true }));
  }
  await Promise.all([cache.executions, cache.runHours, cache.instances].map((table) => table.clear()));
  await cache.executions.bulkPut(rows);
  await cache.runHours.bulkPut([...hours.values()]);
  await cache.instances.bulkPut(codes.map((code, index) => instance(code, `${index % 60} * * * *`)));
  const done = { done: true, page: 1, seen: rows.length, floor: 0, total: rows.length, top: rows.length };
  await cache.meta.put({ key: 'fill', value: { ...done, lowest: 0, bottom: 0 } });
}

/** `count` is the number of read requests to IndexedDB; `open` is the number of unanswered read requests. */
const read = { count: 0, open: 0 };

beforeEach(() => {
  fakeClock.start();
  for (const { prototype } of [IDBObjectStore, IDBIndex])
    for (const name of ['get', 'getAll', 'getKey', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor'] as const) {
      const original = prototype[name] as (...args: unknown[]) => IDBRequest;
      vi.spyOn(prototype, name as 'get').mockImplementation(function (this: unknown, ...args) {
        const request = original.apply(this, args);
        read.count += 1;
        read.open += 1;
        for (const end of ['success', 'error']) request.addEventListener(end, () => (read.open -= 1), { once: true });
        return request;
      });
    }
});

/** Moves the clock until nothing is read, and returns the number of reads since the last call. */
async function reads(): Promise<number> {
  for (let quiet = 0; quiet < QUIET_MS; quiet += STEP_MS) {
    const before = read.count;
    await fakeClock.pass(STEP_MS);
    await vi.dynamicImportSettled();
    // The fake database responds in later turns of the event loop, not after a delay.
    while (read.open > 0) await act(() => new Promise(setImmediate));
    if (read.count > before) quiet = 0;
  }
  const { count } = read;
  read.count = 0;
  return count;
}

const answer = (period: string): string | null | undefined =>
  document.querySelector(`section[data-period="${period}"] h2`)?.textContent;

function OnlyBand() {
  const dashboard = useDashboard();
  return <Band periodData={usePeriod('night', dashboard)} dashboard={dashboard} attention={undefined} isBusy={false} />;
}

async function readsOfStart(integrations: number): Promise<number> {
  signIn();
  await fill(databases().cache, integrations);
  await reads();
  const { unmount } = showAt('/', [{ path: '*', element: <OnlyBand /> }]);
  const count = await reads();
  expect(answer('night')).toContain(` of ${integrations} `);
  unmount();
  return count;
}

async function readsOfPeriod(integrations: number): Promise<number> {
  signIn();
  await fill(databases().cache, integrations);
  const { matchMedia } = globalThis;
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} };
  const wide = (query: string) => ({ ...listeners, matches: !query.includes('width') });
  Object.assign(globalThis, { matchMedia: wide });
  onTestFinished(() => void Object.assign(globalThis, { matchMedia }));
  const { user, unmount } = showAt('/', [{ path: '*', element: <DashboardPage /> }]);
  await user.click(screen.getByRole('radio', { name: 'Since 18:00' }));
  // The timeline is loaded later.
  await screen.findByRole('grid');
  await reads();
  expect(answer('night')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  const count = await reads();
  expect(answer('week')).toBeDefined();
  unmount();
  return count;
}

test('the dashboard does not read a row per integration when it starts', async () => {
  const few = await readsOfStart(MORE_THAN_LANES);
  expect(few).toBeGreaterThan(0);
  // On a slow machine, a few reads may come too late to be counted. One read per integration would add `3 *
  // MORE_THAN_LANES` reads.
  expect(await readsOfStart(4 * MORE_THAN_LANES)).toBeLessThan(few + MORE_THAN_LANES);
});

test('choosing another period does not read a row per integration', async () => {
  const few = await readsOfPeriod(MORE_THAN_LANES);
  expect(few).toBeGreaterThan(0);
  // The count may also contain reads of the lanes in view.
  expect(await readsOfPeriod(4 * MORE_THAN_LANES)).toBeLessThan(few + 3 * MORE_THAN_LANES);
});
