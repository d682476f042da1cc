import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { databases } from '@/data/sync/databases';
import { executionRow } from '@tests/support/execution-row';
import { showAt } from '@tests/support/component/render';
import { noAnswer, refusal, setConnection, signIn } from '@tests/support/component/world';
import { ExecutionGrid } from './execution-grid';

const again = () => screen.findByRole('button', { name: 'Try again' });

function showGrid() {
  const element = <ExecutionGrid name="Runs" filters={{ instanceCode: 'alpha' }} page={1} onPageChange={() => {}} />;
  return showAt('/', [{ path: '*', element }]);
}

test('a list that fails while the console is live can be requested again', async () => {
  signIn();
  setConnection('live');
  const find = vi.spyOn(commands, 'findExecutions').mockResolvedValueOnce(refusal(500));
  const { user } = showGrid();
  const button = await again();
  const { cache } = databases();
  await cache.executions.put(executionRow(5, { instanceCode: 'alpha' }));
  find.mockResolvedValueOnce(refusal(500));
  await user.click(button);
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(2));
  find.mockResolvedValueOnce({ ok: true, value: { items: [5], total: 1, hasMore: false } });
  // The button is now beside the cached row.
  await user.click(await again());
  expect(await screen.findByText(/read from the server/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('without a connection, there is no retry button: the list is requested when the connection returns', async () => {
  signIn();
  setConnection('failing');
  const find = vi.spyOn(commands, 'findExecutions').mockResolvedValue(noAnswer);
  showGrid();
  await vi.waitFor(() => expect(find).toHaveBeenCalledOnce());
  expect(await screen.findByText('These executions are not on this device')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
