import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { Role } from '@/domain/permissions';
import { showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { instanceRow } from '@tests/support/instance-row';
import { InstanceListPage } from './instance-list-page';

async function openMenu({ role, enabled }: { role: Role; enabled: boolean }): Promise<HTMLElement[]> {
  signIn({ roles: [role] });
  setConnection('live');
  const { cache } = databases();
  await act(async () => {
    await cache.instances.put(instanceRow('a', { label: 'Packshots', enabled }));
    await cache.meta.put({ key: 'readLists', value: ['instances'] });
  });
  const { user } = showAt('/job_instance', [{ path: '/job_instance', element: <InstanceListPage /> }]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Packshots' }));
  return screen.findAllByRole('menuitem');
}

test.each([
  [
    'ROLE_USER',
    true,
    [
      ['Launch', false],
      ['Launch a full job', false],
      ['Launch a delta job', false],
      ['Edit', false],
      ['History', false],
    ],
  ],
  [
    'ROLE_USER',
    false,
    [
      ['Launch A disabled integration cannot be launched.', true],
      ['Launch a full job', true],
      ['Launch a delta job', true],
      ['Edit', false],
      ['History', false],
    ],
  ],
  [
    'ROLE_RESTRICTED_USER',
    true,
    [
      ['Configuration', false],
      ['History', false],
    ],
  ],
] as const)('the menu of a row has the actions that are possible: %s, enabled: %s', async (role, enabled, expected) => {
  const items = await openMenu({ role, enabled });
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-disabled') === 'true'])).toEqual(expected);
});
