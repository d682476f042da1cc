import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { InstanceRow } from '@/domain/instance';
import { signIn } from '@tests/support/component/world';
import { useInstanceSummaries } from './use-period';
import { instanceRow } from '@tests/support/instance-row';

const instance = (code: string, times: Pick<InstanceRow, 'createdAt' | 'updatedAt'>): InstanceRow =>
  instanceRow(code, { ...times, enabled: true, cronExpression: '0 2 * * *' });

test('`scheduledSince` is when the instance was last changed, or Infinity if that is unknown', async () => {
  signIn();
  const [created, updated] = ['2026-11-01T00:00:00+00:00', '2026-11-20T00:00:00+00:00'];
  await databases().cache.instances.bulkPut([
    instance('a', { createdAt: created, updatedAt: updated }),
    instance('b', { createdAt: created, updatedAt: null }),
    instance('c', { createdAt: null, updatedAt: null }),
  ]);
  const { result } = renderHook(() => useInstanceSummaries());
  await waitFor(() =>
    expect(result.current?.map(({ schedule }) => schedule?.scheduledSince)).toEqual([
      Date.parse(updated),
      Date.parse(created),
      Infinity,
    ]),
  );
});
