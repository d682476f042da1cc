import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failureStreak } from '@/domain/runs/health/failure-streak';
import { healthOf } from '@/domain/runs/health/health';
import { showAt } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { executionRow } from '@tests/support/execution-row';
import { instanceRow } from '@tests/support/instance-row';
import { RunHistory } from './run-history';

test('what counts can also be chosen beside the table', async () => {
  localStorage.clear();
  signIn();
  const runs = [2, 1].map((id) => executionRow(id, { instanceCode: 'shop', jobCode: 'dummy', status: 'success' }));
  const health = healthOf(runs[0] ?? null, null);
  const streak = failureStreak(runs, true);
  const state = { runs, items: new Map(), hasAll: true, shortfall: null, health, streak };
  const { user } = showAt('/', [{ path: '*', element: <RunHistory row={instanceRow('shop')} state={state} /> }]);
  await user.click(await screen.findByRole('button', { name: 'Table' }));
  await screen.findByRole('table');
  expect(screen.getAllByRole('button', { name: 'What counts…' })).toHaveLength(1);
});
