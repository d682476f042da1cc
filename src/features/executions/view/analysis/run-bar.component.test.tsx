import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { executionRow } from '@tests/support/execution-row';
import { showAt } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { RunBar } from './run-bar';

const bar = (status: string) => [
  { path: '/run', element: <RunBar row={executionRow(7, { status, instanceCode: null })} steps={[]} /> },
];

test('copies the whole address of the run', async () => {
  signIn();
  const { user } = showAt('/run', bar('success'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/job_execution/7`);
});

test('every run has a report; that of a failed run is under “What to do”', () => {
  signIn();
  const { unmount } = showAt('/run', bar('success'));
  screen.getByRole('button', { name: 'Copy report' });
  unmount();
  showAt('/run', bar('error'));
  screen.getByRole('button', { name: 'Copy link' });
  expect(screen.queryByRole('button', { name: 'Copy report' })).toBeNull();
});
