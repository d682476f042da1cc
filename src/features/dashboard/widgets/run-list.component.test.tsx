import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAt, speak } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { executionRow } from '@tests/support/execution-row';
import { RunList } from './run-list';

const REVOKED = 'The access token of the connection has been revoked.';

test('the line of a failed run has the reason in the user’s language', async () => {
  signIn();
  setConnection('live');
  const rows = [executionRow(7, { status: 'error', errorMessage: REVOKED })];
  showAt('/', [{ path: '*', element: <RunList name="Errors" rows={rows} empty={null} /> }]);
  await screen.findByText(REVOKED);
  await speak('fr');
  const text = 'Le jeton d’accès de la connexion a été révoqué.';
  const reason = await screen.findByText(text);
  expect(reason.closest('[title]')?.getAttribute('title')).toBe(`${text}\n${REVOKED}`);
});

test('a list of more than five runs has a button that shows the rest; only a phone displays this button', async () => {
  signIn();
  const rows = (count: number) => Array.from({ length: count }, (_, index) => executionRow(index + 1));
  const list = (count: number) => [{ path: '*', element: <RunList name="Errors" rows={rows(count)} empty={null} /> }];
  const { unmount } = showAt('/', list(5));
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  unmount();
  const { user } = showAt('/', list(8));
  const more = screen.getByRole('button', { name: '3 more runs', expanded: false, hidden: true });
  await user.click(more);
  screen.getByRole('button', { name: 'Show fewer', expanded: true, hidden: true });
  await speak('fr');
  screen.getByRole('button', { name: 'Afficher moins', hidden: true });
});
