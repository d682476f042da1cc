import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '@/domain/permissions';
import { showAt } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { DraftsBadge } from './drafts-badge';
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

const BAR = (
  <>
    <NavigationLinks />
    <DraftsBadge />
  </>
);

test.each([
  ['/', 'Dashboard'],
  ['/execution_tracker?page=2', 'Execution tracker'],
  ['/execution_tracker/compare', 'Execution tracker'],
  ['/job_execution/3', 'Execution tracker'],
  ['/job_execution/3/log', 'Execution tracker'],
  ['/job_instance', 'Integrations'],
  ['/job_instance/', 'Integrations'],
  ['/job_instance/create', 'Integrations'],
  ['/job_instance/changes', 'Integrations'],
  ['/job_instance/schedules', 'Integrations'],
  ['/job_instance/compare', 'Integrations'],
  ['/job_instance/alpha/import', 'Integrations'],
  ['/job_instance/alpha/view', 'Integrations'],
  ['/job_instance/alpha/edit', 'Integrations'],
  ['/connections', 'Connections'],
  ['/connections/create', 'Connections'],
  ['/connections/create/pim', 'Connections'],
  ['/connections/edit/pim/1', 'Connections'],
  ['/connections/data/pim/1', 'Connections'],
  ['/drafts', 'Drafts'],
  ['/drafts/', 'Drafts'],
  ['/nowhere', undefined],
  ['/users', undefined],
  ['/execution_tracker/nowhere', undefined],
  ['/job_execution', undefined],
  ['/job_execution/3/nowhere', undefined],
  ['/job_instance/alpha', undefined],
  ['/job_instance/alpha/nowhere', undefined],
  ['/connections/nowhere', undefined],
  ['/connections/edit/pim', undefined],
  ['/drafts/nowhere', undefined],
])('at %s, the current area is %s', (address, area) => {
  signIn({ roles: ['ROLE_ADMIN'] });
  showAt(address, [
    { path: '/', element: BAR },
    { path: '*', element: BAR },
  ]);
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(area === undefined ? [] : [area]);
});
