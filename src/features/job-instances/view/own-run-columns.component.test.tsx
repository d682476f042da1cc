import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExecutionTable } from '@/shared/execution/execution-table';
import { showAt, speak } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { executionRow } from '@tests/support/execution-row';
import { useOwnRunColumns } from './use-own-run-columns';

const REVOKED = 'The access token of the connection has been revoked.';
const ROWS = [
  executionRow(7, { status: 'error', errorMessage: REVOKED }),
  executionRow(6, { status: 'warning', errorMessage: 'Left over from an earlier try.' }),
];

function Runs() {
  return <ExecutionTable name="Runs" rows={ROWS} columns={useOwnRunColumns()} slideIn={false} empty={null} />;
}

test('a row of a failed run has the reason in the language of the reader, other rows have none', async () => {
  signIn();
  setConnection('live');
  showAt('/', [{ path: '*', element: <Runs /> }]);
  expect((await screen.findByText(REVOKED)).title).toBe(REVOKED);
  expect(screen.queryByText('Left over from an earlier try.')).toBeNull();
  await speak('fr');
  const text = 'Le jeton d’accès de la connexion a été révoqué.';
  expect((await screen.findByText(text)).title).toBe(`${text}\n${REVOKED}`);
});
