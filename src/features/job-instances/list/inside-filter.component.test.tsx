import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import { showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { InstanceListPage } from './instance-list-page';
import { instanceRow } from '@tests/support/instance-row';

test('the search of the list finds a text inside a configuration, and says where the text is', async () => {
  signIn();
  setConnection('live');
  const { cache } = databases();
  await act(async () => {
    await cache.meta.put({ key: 'readLists', value: ['instances'] });
    await cache.instances.bulkPut([
      instanceRow('shop', { label: 'To the shop', configuration: '{"mappings":[{"akeneo_asset_family":"webimage"}]}' }),
      instanceRow('web', { label: 'Webimage rules' }),
      instanceRow('other', { label: 'Other' }),
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
