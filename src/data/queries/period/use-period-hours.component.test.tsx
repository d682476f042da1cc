import { act, renderHook, waitFor } from '@testing-library/react';
import { Dexie, RangeSet } from 'dexie';
import { expect, test, vi } from 'vitest';
import { databases } from '@/data/sync/databases';
import { spanOf, type Period } from '@/domain/runs/period/period';
import { emptyHour, hourOf, withRun } from '@/domain/runs/period/run-hours';
import { signIn } from '@tests/support/component/world';
import { usePeriodHours } from './use-period-hours';

const NOW = Date.parse('2026-11-25T20:00:00Z');
const NOW_HOUR = hourOf(NOW);
const month = spanOf('month', NOW);

/** Writes one run for each hour of the last 40 days. */
async function fill(): Promise<void> {
  signIn();
  const run = { instanceCode: 'alpha', status: 'success', created: NOW, scheduled: true };
  await databases().cache.runHours.bulkPut(
    Array.from({ length: 40 * 24 }, (_, ago) => withRun(emptyHour(NOW_HOUR - ago), run)),
  );
}

const showPeriod = (period: Period, readsAhead: boolean) =>
  renderHook(({ period }: { period: Period }) => usePeriodHours(spanOf(period, NOW), readsAhead ? month : null), {
    initialProps: { period },
  });

for (const readsAhead of [false, true])
  test(`each period has every hour once, ${readsAhead ? 'with' : 'without'} reading ahead`, async () => {
    await fill();
    const { result, rerender } = showPeriod('night', readsAhead);
    for (const period of ['night', 'month', 'day', 'week', 'month', 'night'] as const) {
      rerender({ period });
      const first = hourOf(spanOf(period, NOW).from - 60_000);
      await waitFor(() => expect(result.current?.first).toBe(first));
      const hours = result.current?.hours.map(({ hour }) => hour).toSorted((a, b) => a - b);
      expect(hours).toEqual(Array.from({ length: NOW_HOUR - first + 1 }, (_, index) => first + index));
    }
  });

/** Deletes an hour as the worker does: in another thread, which notifies this page. */
async function deleteInWorker(hour: number): Promise<void> {
  const { cache } = databases();
  const transaction = cache.backendDB().transaction('runHours', 'readwrite');
  transaction.objectStore('runHours').delete(hour);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  const changed = Object.fromEntries(
    ['', ':dels'].map((part) => [`idb://${cache.name}/runHours/${part}`, new RangeSet(hour, hour)]),
  );
  Dexie.on.storagemutated.fire(changed);
}

test('when a recent run changes, the older hours are not read again', async () => {
  await fill();
  const { result } = showPeriod('month', true);
  await waitFor(() => expect(result.current).toBeDefined());
  const read = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  await act(() => deleteInWorker(NOW_HOUR));
  await waitFor(() => expect(result.current?.hours.at(-1)?.hour).toBe(NOW_HOUR - 1));
  expect(read).toHaveBeenCalledTimes(1);
  const options = read.mock.calls[0]?.[0] as unknown as { query: IDBKeyRange } | undefined;
  expect(options?.query.lower).toBeGreaterThan(NOW_HOUR - 60);
});
