import { act, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { databases } from '@/data/sync/databases';
import { show } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { instanceRow } from '@tests/support/instance-row';
import { DuplicateDialog } from './duplicate-dialog';

const row = instanceRow('alpha', { companyCode: 'acme' });

async function open() {
  signIn({ roles: ['ROLE_ADMIN'] });
  setConnection('failing');
  const { cache, drafts } = databases();
  await act(async () => {
    await drafts.drafts.clear();
    await cache.instances.put(row);
  });
  const onClose = vi.fn<() => void>();
  const { user } = show(
    <MemoryRouter>
      <DuplicateDialog row={row} onClose={onClose} />
    </MemoryRouter>,
  );
  const make = await screen.findByRole('button', { name: 'Make the draft' });
  return { user, onClose, drafts, make };
}

test('a double click makes only one draft', async () => {
  const { user, onClose, drafts, make } = await open();
  await user.dblClick(make);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect((await drafts.drafts.toArray()).map(({ value }) => value.code)).toEqual(['alpha_copy']);
});

test('Escape asks before it discards typed text', async () => {
  const { user, onClose } = await open();
  await user.type(screen.getByLabelText(/^Code/), '_2');
  await user.keyboard('{Escape}');
  await screen.findByRole('alertdialog');
  expect(onClose).not.toHaveBeenCalled();
});
