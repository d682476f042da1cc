import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ExecutionRow } from '@/domain/execution';
import { failureStreak } from '@/domain/runs/health/failure-streak';
import { healthOf } from '@/domain/runs/health/health';
import { showAt } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { executionRow } from '@tests/support/execution-row';
import { instanceRow } from '@tests/support/instance-row';
import { RunHistory } from './run-history';

function show(runs: ExecutionRow[]) {
  localStorage.clear();
  signIn();
  const health = healthOf(runs[0] ?? null, null);
  const streak = failureStreak(runs, true);
  const state = { runs, items: new Map(), hasAll: true, shortfall: null, health, streak };
  return showAt('/', [{ path: '*', element: <RunHistory row={instanceRow('shop')} state={state} /> }]);
}

test('the counters can also be chosen while the table is shown', async () => {
  const { user } = show([2, 1].map((id) => executionRow(id, { instanceCode: 'shop', jobCode: 'dummy' })));
  await user.click(await screen.findByRole('button', { name: 'Table' }));
  await screen.findByRole('table');
  expect(screen.getAllByRole('button', { name: 'What counts…' })).toHaveLength(1);
});

test('a usual range within one second is shown as one duration', async () => {
  const startedAt = '2026-11-20T03:30:00.000Z';
  const ends = ['10.1', '10.2', '10.2', '10.3', '10.3'];
  show(ends.map((end, id) => executionRow(9 - id, { startedAt, finishedAt: `2026-11-20T03:30:${end}00Z` })));
  expect(await screen.findByText(/usually 10 s(?! to)/)).not.toBeNull();
});
