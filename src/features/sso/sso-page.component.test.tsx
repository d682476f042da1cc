import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAt } from '@tests/support/component/render';
import { json, serve, setConnection, signIn } from '@tests/support/component/world';
import { ssoLoader } from './sso-data';
import { SsoPage } from './sso-page';

test.each([
  ['its name', () => json({ code: 'acme', name: 'Acme Furniture' }), 'Acme Furniture'],
  ['its code, if it has no name', () => json({ code: 'acme', name: ' ' }), 'acme'],
])('the company of a single sign-on is shown by %s', async (_how, company, shown) => {
  signIn();
  setConnection('live');
  serve((call) => (call.endsWith('/sso') ? json({}, 404) : company()));
  showAt('/company/acme/sso', [{ path: '/company/:code/sso', element: <SsoPage />, loader: ssoLoader }]);
  expect(await screen.findByText(shown, { selector: 'header p *' })).toBeDefined();
  const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const links = path.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/configuration', '/companies', '/company/acme']);
});
