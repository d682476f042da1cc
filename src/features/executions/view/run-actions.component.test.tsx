import { screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { databases } from '@/data/sync/databases';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { executionRow } from '@tests/support/execution-row';
import { RunActions } from './run-actions';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

test('without the storage, the other run of a comparison is asked for', async () => {
  signIn();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(databases().cache, 'transaction').mockImplementation(() => {
    throw new Error('The storage fails.');
  });
  const { user } = show(
    <MemoryRouter>
      <RunActions row={executionRow(2)} />
      <Address />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  await screen.findByText('/execution_tracker/compare?b=2');
  expect(console.warn).toHaveBeenCalledOnce();
});
