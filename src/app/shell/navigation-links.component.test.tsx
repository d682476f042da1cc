import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '@/domain/permissions';
import { showAt } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { NavigationLinks } from './navigation-links';

const EVERYBODY = ['Dashboard', 'Execution tracker', 'Integrations'];

test.each<[Role, string[]]>([
  ['ROLE_RESTRICTED_USER', EVERYBODY],
  ['ROLE_USER', EVERYBODY],
  ['ROLE_CLIENT_ADMIN', [...EVERYBODY, 'Connections']],
  ['ROLE_ADMIN', [...EVERYBODY, 'Connections']],
])('%s sees only the areas of that role', (role, areas) => {
  signIn({ roles: [role], company: 'acme' });
  showAt('/', [{ path: '*', element: <NavigationLinks /> }]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(areas);
});
