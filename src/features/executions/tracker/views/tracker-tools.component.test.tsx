import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGridState } from '@/data/use-grid-state';
import { databases } from '@/data/sync/databases';
import { showAt } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { TRACKER_FILTERS } from '../tracker-filters';
import { TrackerTools } from './tracker-tools';

function Tools() {
  const grid = useGridState('executions', TRACKER_FILTERS);
  return <TrackerTools grid={grid} now={0} rows={[]} onColumns={() => {}} />;
}

test.each([
  ['/', 0],
  ['/?status=error', 3],
])('without runs, the tracker at %s has %i tools', async (address, count) => {
  signIn();
  showAt(address, [{ path: '*', element: <Tools /> }]);
  expect(screen.getAllByRole('button')).toHaveLength(3);
  const done = { done: true, page: 1, seen: 0, floor: 0, total: 0, top: 0, lowest: 0, bottom: 0 };
  await act(() => databases().cache.meta.put({ key: 'fill', value: done }));
  await expect.poll(() => screen.queryAllByRole('button').length).toBe(count);
});
