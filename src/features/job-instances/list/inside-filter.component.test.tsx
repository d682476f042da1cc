import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { InstanceRow } from '@/domain/instance';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { InstanceListPage } from './instance-list-page';

const rowOf = (code: string, changes: Partial<InstanceRow>): InstanceRow => ({
  ...NEW_INSTANCE,
  code,
  companyName: null,
  createdAt: null,
  updatedAt: null,
  securedVariables: null,
  ...changes,
});

test('the search of the list finds what is inside an integration, and says where', async () => {
  signIn();
  setConnection('live');
  const { cache } = databases();
  await act(async () => {
    await cache.meta.put({ key: 'readLists', value: ['instances'] });
    await cache.instances.bulkPut([
      rowOf('shop', { label: 'To the shop', configuration: '{"mappings":[{"akeneo_asset_family":"webimage"}]}' }),
      rowOf('web', { label: 'Webimage rules' }),
      rowOf('other', { label: 'Other' }),
    ]);
  });
  showAt('/job_instance?label=webimage', [{ path: '/job_instance', element: <InstanceListPage /> }]);
  expect(await screen.findByText('Mappings: webimage')).not.toBeNull();
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.filter((name) => /shop|Webimage|Other/.test(name))).toEqual([
    expect.stringContaining('To the shop'),
    expect.stringContaining('Webimage rules'),
  ]);
});
