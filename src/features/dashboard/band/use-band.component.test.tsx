import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { InstanceRow } from '@/domain/instance';
import { emptyHour, hourOf, withRun } from '@/domain/runs/period/run-hours';
import { showAt } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { executionRow } from '@tests/support/execution-row';
import { instanceRow } from '@tests/support/instance-row';
import { useDashboard } from '../use-dashboard';
import { usePeriod } from '../use-period';
import { Band } from './band';

const HOUR_MS = 3_600_000;
/** A time late in the night in every European time zone. */
const NOW = Date.parse('2026-11-28T05:00:00Z');

function Night() {
  const dashboard = useDashboard();
  return <Band periodData={usePeriod('night', dashboard)} dashboard={dashboard} attention={undefined} isBusy={false} />;
}

test.each<[string, Partial<InstanceRow>]>([
  ['was disabled', { enabled: false }],
  ['got another schedule', { cronExpression: '0 0 29 2 *' }],
])('a failed run that the schedule started still counts after its integration %s', async (_, change) => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  signIn();
  const { cache } = databases();
  const ran = new Date(NOW - 3 * HOUR_MS);
  const createdAt = ran.toISOString();
  const rows = ['error', 'success', 'success'].map((status, index) =>
    executionRow(index + 1, { instanceCode: `integration-${index}`, status, createdAt }),
  );
  const runs = rows.map((row) => ({ ...row, created: ran.getTime(), scheduled: true }));
  await cache.runHours.put(runs.reduce((hour, run) => withRun(hour, run), emptyHour(hourOf(ran.getTime()))));
  await cache.executions.bulkPut(rows);
  const nightly = {
    enabled: true,
    cronExpression: `${ran.getUTCMinutes()} ${ran.getUTCHours()} * * *`,
    updatedAt: new Date(ran.getTime() - HOUR_MS).toISOString(),
  };
  await cache.instances.bulkPut(
    rows.map(({ instanceCode, status }) =>
      instanceRow(instanceCode ?? '', status === 'error' ? { ...nightly, ...change } : nightly),
    ),
  );
  const done = { done: true, page: 1, seen: 3, floor: 0, total: 3, top: 3 };
  await cache.meta.put({ key: 'fill', value: { ...done, lowest: 0, bottom: 0 } });

  showAt('/', [{ path: '*', element: <Night /> }]);
  const headline = '1 of 3 integrations that were due failed since 18:00';
  expect(await screen.findByText(headline)).toBeDefined();
});
