import { screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { databases } from '@/data/sync/databases';
import { show, showAt } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { executionRow } from '@tests/support/execution-row';
import { RunActions } from './run-actions';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

test('if the storage fails, Compare opens without an earlier run', async () => {
  signIn();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(databases().cache, 'transaction').mockImplementation(() => {
    throw new Error('The storage fails.');
  });
  const { user } = show(
    <MemoryRouter>
      <RunActions row={executionRow(2)} steps={[]} />
      <Address />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  await screen.findByText('/execution_tracker/compare?b=2');
  expect(console.warn).toHaveBeenCalledOnce();
});

const actions = (status: string) => [
  { path: '/run', element: <RunActions row={executionRow(7, { status, instanceCode: null })} steps={[]} /> },
];

test('copies the whole address of the run', async () => {
  signIn();
  const { user } = showAt('/run', actions('success'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/job_execution/7`);
});

test('every run has a report; that of a failed run is under “What to do”', () => {
  signIn();
  const { unmount } = showAt('/run', actions('success'));
  screen.getByRole('button', { name: 'Copy report' });
  unmount();
  showAt('/run', actions('error'));
  screen.getByRole('button', { name: 'Copy link' });
  expect(screen.queryByRole('button', { name: 'Copy report' })).toBeNull();
});
