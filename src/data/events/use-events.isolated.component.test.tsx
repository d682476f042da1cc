import { act, renderHook } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { META_FILL } from '@/database/cache-meta';
import { watchedAtFirst } from '@/domain/events/watched';
import { signIn } from '@tests/support/component/world';
import { executionRow } from '@tests/support/execution-row';
import { instanceRow } from '@tests/support/instance-row';
import { currentDatabases } from '../sync/databases';
import { UTC, useServerZone } from '../use-server-zone';
import { remember, rememberedKey } from '../user-storage';
import { useEvents } from './use-events';

/** A zone without daylight saving time, nine hours ahead of UTC. */
const TOKYO = 'Asia/Tokyo';
const HOUR_MS = 3_600_000;

process.env['TZ'] = TOKYO;
afterAll(() => void delete process.env['TZ']);

beforeEach(() => {
  localStorage.clear();
  signIn({ id: Math.floor(Math.random() * 1e9) });
});

test('every component follows the choice of a time zone, even if it is made in another tab', () => {
  const [field, line] = [renderHook(useServerZone).result, renderHook(useServerZone).result];
  expect([field.current[0], line.current[0]]).toEqual([UTC, UTC]);
  act(() => field.current[1](TOKYO));
  expect([field.current[0], line.current[0]]).toEqual([TOKYO, TOKYO]);
  const key = rememberedKey('server-zone') ?? '';
  act(() => {
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect([field.current[0], line.current[0]]).toEqual([UTC, UTC]);
});

test('the bell judges by the chosen zone which runs did not start', async () => {
  remember('events/watched', JSON.stringify(watchedAtFirst(0)));
  const cache = currentDatabases()?.cache;
  // The run started when it was due in Tokyo. In UTC, the same time of the day was three hours ago.
  const due = new Date(Date.now() - 12 * HOUR_MS);
  const fill = { done: true, page: 1, seen: 1, floor: 0, total: 1, top: 1, lowest: 0, bottom: 0 };
  await cache?.meta.put({ key: META_FILL, value: fill });
  await cache?.instances.put(
    instanceRow('alpha', {
      enabled: true,
      cronExpression: `${due.getMinutes()} ${due.getHours()} * * *`,
      createdAt: new Date(0).toISOString(),
    }),
  );
  await cache?.executions.put(executionRow(1, { instanceCode: 'alpha', createdAt: due.toISOString() }));
  const { result } = renderHook(() => ({ events: useEvents(), choose: useServerZone()[1] }));
  const kinds = (): string[] | undefined => result.current.events.found?.map(({ kind }) => kind);
  await expect.poll(kinds).toEqual(['missed']);
  act(() => result.current.choose(TOKYO));
  await expect.poll(kinds).toEqual([]);
});
