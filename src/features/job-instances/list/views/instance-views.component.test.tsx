import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeSavedViews } from '@/data/views/saved-views';
import { databases } from '@/data/sync/databases';
import { ALL_VIEW } from '@/domain/views/view';
import type { InstanceRow } from '@/domain/instance';
import { showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { InstanceListPage } from '../instance-list-page';
import { instanceRow } from '@tests/support/instance-row';

const instance = (code: string, companyCode: string): InstanceRow =>
  instanceRow(code, { label: `Job ${code}`, companyCode });

test('a saved view shows its count, filters the list, and shows its own columns at once', async () => {
  signIn({ roles: ['ROLE_ADMIN'] });
  setConnection('live');
  const { cache } = databases();
  await act(async () => {
    await cache.instances.bulkPut([instance('a', 'acme'), instance('b', 'globex'), instance('c', 'globex')]);
    await cache.meta.put({ key: 'readLists', value: ['instances'] });
  });
  const state = { ...ALL_VIEW.state, filters: { company: ['globex'] }, columns: ['label', 'job'] };
  changeSavedViews('instances', () => [{ id: 'g', name: 'Globex', state }]);
  const { user, address } = showAt('/job_instance', [{ path: '/job_instance', element: <InstanceListPage /> }]);
  await user.click(await screen.findByRole('link', { name: 'Globex 2' }));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Label',
    'Job',
    'Actions',
  ]);
  expect(screen.queryByText('Job a')).toBeNull();
  expect(address()).toBe('/job_instance?view=g%3AGlobex&company=globex&columns=label%2Cjob');
  await user.click(screen.getByRole('link', { name: 'Standard view' }));
  await screen.findByText('Job a');
});

test('without saved views, the row after the health chips only offers to save a view', async () => {
  signIn({ roles: ['ROLE_USER'] });
  setConnection('live');
  await act(() => databases().cache.meta.put({ key: 'readLists', value: ['instances'] }));
  showAt('/job_instance', [{ path: '/job_instance', element: <InstanceListPage /> }]);
  await screen.findByRole('button', { name: 'Save view…' });
  expect(screen.queryByRole('link', { name: 'Standard view' })).toBeNull();
});
