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
  const createdAt = '2026-11-24T03:30:00Z';
  await cache.executions.bulkPut([
    executionRow(1, { instanceCode: 'alpha', status: 'success', createdAt }),
    executionRow(2, { instanceCode: 'alpha', status: 'error', createdAt }),
    executionRow(3, { instanceCode: 'alpha', status: 'warning', createdAt }),
  ]);
});

test('links to the runs before and after the shown run', async () => {
  showAt('/run', [{ path: '/run', element: <NeighbourRuns code="alpha" id={2} /> }]);
  const previous = await screen.findByRole('link', { name: 'Previous run' });
  expect(previous.getAttribute('href')).toBe('/job_execution/1');
  expect(previous.dataset['tooltip']).toMatch(/^Previous run: Success, \d\d\//);
  const next = screen.getByRole('link', { name: 'Next run' });
  expect(next.getAttribute('aria-description')).toMatch(/^Warning, \d\d\//);
  expect(next.getAttribute('href')).toBe('/job_execution/3');
  await speak('fr');
  screen.getByRole('navigation', { name: 'Autres exécutions de cette intégration' });
});

test('the newest run has no link to a next run, and the arrow to the previous run keeps its place', async () => {
  showAt('/run', [{ path: '/run', element: <NeighbourRuns code="alpha" id={3} /> }]);
  const previous = await screen.findByRole('link', { name: 'Previous run' });
  expect(screen.queryByRole('link', { name: 'Next run' })).toBeNull();
  expect(previous.parentElement?.children).toHaveLength(2);
});
