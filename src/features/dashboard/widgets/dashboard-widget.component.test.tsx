import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { ExecutionRow } from '@/domain/execution';
import { executionRow } from '@tests/support/execution-row';
import { showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { DashboardWidget } from './dashboard-widget';

function showWidget(rows: readonly ExecutionRow[] | undefined): void {
  signIn();
  setConnection('live');
  const widget = <DashboardWidget title="Recent" rows={rows} empty="No executions yet" trackerLink="/tracker" />;
  showAt('/', [{ path: '*', element: widget }]);
}

const link = (): HTMLElement | null => screen.queryByRole('link', { name: 'Show all' });

test('a list that is known to be empty has no link to all runs', async () => {
  showWidget([]);
  expect(link()).not.toBeNull();
  const done = { done: true, page: 1, seen: 0, floor: 0, total: 0, top: 0, lowest: 0, bottom: 0 };
  await act(() => databases().cache.meta.put({ key: 'fill', value: done }));
  await screen.findByText('No executions yet');
  expect(link()).toBeNull();
});

test.each([[undefined], [[executionRow(1)]]])('a list that is loading or has runs has a link to all runs', (rows) => {
  showWidget(rows);
  expect(link()).not.toBeNull();
});
