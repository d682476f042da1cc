import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import { executionRow } from '@tests/support/execution-row';
import { showAt, speak } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { NeighbourRuns } from './neighbour-runs';

beforeEach(async () => {
  signIn();
  const { cache } = databases();
  const whole = { done: true, page: 1, seen: 0, floor: 0, total: null, top: 0, lowest: 0, bottom: 0 };
  await cache.meta.put({ key: 'fill', value: whole });
  await cache.executions.bulkPut([
    executionRow(1, { instanceCode: 'alpha', status: 'success' }),
    executionRow(2, { instanceCode: 'alpha', status: 'error' }),
    executionRow(3, { instanceCode: 'alpha', status: 'warning' }),
  ]);
});

test('leads to the runs before and after this one', async () => {
  showAt('/run', [{ path: '/run', element: <NeighbourRuns code="alpha" id={2} /> }]);
  const previous = await screen.findByRole('link', { name: /^Previous run ?Success/ });
  expect(previous.getAttribute('href')).toBe('/job_execution/1');
  const next = screen.getByRole('link', { name: /^Next run ?Warning/ });
  expect(next.getAttribute('href')).toBe('/job_execution/3');
  await speak('fr');
  screen.getByRole('navigation', { name: 'Autres exécutions de cette intégration' });
});

test('the newest run has no link to a next one', async () => {
  showAt('/run', [{ path: '/run', element: <NeighbourRuns code="alpha" id={3} /> }]);
  await screen.findByRole('link', { name: /^Previous run ?Error/ });
  expect(screen.queryByRole('link', { name: /Next run/ })).toBeNull();
});
