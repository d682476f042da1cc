import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import { CONNECTION_TYPES } from '@/domain/connection';
import { show } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { ConnectionGroup } from './connection-group';

test('an empty group links to the form of a new connection, except for shops: only the app connects them', async () => {
  signIn();
  setConnection('live');
  const value = CONNECTION_TYPES.map((type) => `connections/${type}`);
  await databases().cache.meta.put({ key: 'readLists', value });
  show(
    <MemoryRouter>
      {CONNECTION_TYPES.map((type) => (
        <ConnectionGroup key={type} type={type} connections={[]} uses={new Map()} companyCode="" />
      ))}
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', { name: 'Connect a PIM' });
  expect(screen.getAllByText('No connection yet')).toHaveLength(3);
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/connections/create/akeneo',
    '/connections/create/bynder',
  ]);
  setConnection('failing');
  expect(link.isConnected).toBe(false);
  expect(screen.getByRole('button', { name: 'Connect a PIM' }).ariaDisabled).toBe('true');
});
