import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import { showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { instanceRow } from '@tests/support/instance-row';
import { InstanceListPage } from './instance-list-page';

test.each([
  ['ROLE_USER', 1],
  ['ROLE_ADMIN', 0],
] as const)('in an empty list, %s gets %i hints about who sets up integrations', async (role, count) => {
  signIn({ roles: [role] });
  setConnection('live');
  await act(() => databases().cache.meta.put({ key: 'readLists', value: ['instances'] }));
  showAt('/job_instances', [{ path: '/job_instances', element: <InstanceListPage /> }]);
  await screen.findByText("You didn't create any job instance yet !");
  expect(screen.queryAllByText(/^Your provider sets up the integrations. Ask them/)).toHaveLength(count);
  expect(screen.queryByText('Usual duration')).toBeNull();
});

test('the group chips count only integrations that match the other filters', async () => {
  signIn({ roles: ['ROLE_ADMIN'] });
  setConnection('live');
  const { cache } = databases();
  const disabled = { companyCode: 'globex', enabled: false };
  await act(async () => {
    await cache.instances.bulkPut([
      instanceRow('a', { companyCode: 'acme', enabled: false }),
      instanceRow('b', disabled),
      instanceRow('c', disabled),
      instanceRow('d', { companyCode: 'globex' }),
    ]);
    await cache.meta.put({ key: 'readLists', value: ['instances'] });
  });
  const { user } = showAt('/job_instance?company=globex', [{ path: '/job_instance', element: <InstanceListPage /> }]);
  await user.click(await screen.findByRole('button', { name: 'Disabled 2' }));
  expect(await screen.findByText('2 matching integrations')).toBeDefined();
  expect(screen.getByRole('button', { name: 'All 3' })).toBeDefined();
});
