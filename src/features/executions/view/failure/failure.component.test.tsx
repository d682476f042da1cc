import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { executionRow } from '@tests/support/execution-row';
import { showAt, speak } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { stepRow } from '@tests/support/step-row';
import { Failure } from './failure';

const MESSAGE = 'The access token of the connection has been revoked.';

test('shows a known error in the user’s language, with the server’s message below it', async () => {
  signIn();
  const row = executionRow(7, { status: 'error', errorMessage: MESSAGE });
  showAt('/run', [{ path: '/run', element: <Failure row={row} steps={[]} stepCount={null} /> }]);
  expect((await screen.findByRole('alert')).textContent).toBe(MESSAGE);
  expect(screen.getAllByText(MESSAGE)).toHaveLength(1);
  await speak('fr');
  // The French messages are loaded when they are first needed.
  const french = 'Le jeton d’accès de la connexion a été révoqué.';
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(french));
  screen.getByText(MESSAGE);
});

test.each([
  ['the steps of a success', 1, 3, 'Failed at step 1 of 3, Read media'],
  ['the listed steps', 2, null, 'Failed at step 1 of 2, Read media'],
  ['none, if the failed step is the last listed step', 1, null, 'Failed at step 1, Read media'],
])('the source of the number of steps: %s', async (_source, listed, stepCount, text) => {
  signIn();
  const row = executionRow(7, { status: 'error', errorMessage: MESSAGE });
  const steps = [
    stepRow(1, { stepName: 'Read media', status: 'error' }),
    stepRow(2, { stepName: 'Write media', status: 'skipped' }),
  ].slice(0, listed);
  showAt('/run', [{ path: '/run', element: <Failure row={row} steps={steps} stepCount={stepCount} /> }]);
  expect(await screen.findByText(text)).toBeDefined();
});
