import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { executionRow } from '@tests/support/execution-row';
import { showAt, speak } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { Failure } from './failure';

const MESSAGE = 'The access token of the connection has been revoked.';

test('says a known error in the language of the reader, with the message of the server below', async () => {
  signIn();
  const row = executionRow(7, { status: 'error', errorMessage: MESSAGE });
  showAt('/run', [{ path: '/run', element: <Failure row={row} steps={[]} /> }]);
  expect((await screen.findByRole('alert')).textContent).toBe(MESSAGE);
  expect(screen.getAllByText(MESSAGE)).toHaveLength(1);
  await speak('fr');
  // The French messages are loaded when they are first needed.
  const french = 'Le jeton d’accès de la connexion a été révoqué.';
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(french));
  screen.getByText(MESSAGE);
});
