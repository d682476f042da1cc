import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExecutionTable } from '@/shared/execution/execution-table';
import { showAt, speak } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { executionRow } from '@tests/support/execution-row';
import type { ExecutionRow } from '@/domain/execution';
import type { ItemsById } from '@/domain/runs/figures/item-shortfall';
import { useOwnRunColumns } from './use-own-run-columns';

const REVOKED = 'The access token of the connection has been revoked.';
const ROWS = [
  executionRow(7, { status: 'error', errorMessage: REVOKED }),
  executionRow(6, { status: 'warning', errorMessage: 'Left over from an earlier try.' }),
];

const NO_ITEMS: ItemsById = new Map();

function Runs({ rows = ROWS, items = NO_ITEMS }: { rows?: ExecutionRow[]; items?: ItemsById }) {
  const columns = useOwnRunColumns({ runs: rows, items });
  return <ExecutionTable name="Runs" rows={rows} columns={columns} slideIn={false} empty={null} />;
}

test('the row of a failed run has the reason in the user’s language; other rows have no reason', async () => {
  signIn();
  setConnection('live');
  showAt('/', [{ path: '*', element: <Runs /> }]);
  expect((await screen.findByText(REVOKED)).title).toBe(REVOKED);
  expect(screen.queryByText('Left over from an earlier try.')).toBeNull();
  await speak('fr');
  const text = 'Le jeton d’accès de la connexion a été révoqué.';
  expect((await screen.findByText(text)).title).toBe(`${text}\n${REVOKED}`);
});

test('the row of a run that worked but processed nothing says so', async () => {
  signIn();
  const rows = [16, 15, 14, 13, 12, 11].map((id) => executionRow(id));
  const counters = [{ step: 'Write', counter: 'updated' }];
  const items = new Map(
    rows.map(({ id }) => [id, { count: id === 16 ? 0 : 420, measure: 'Write: created', counters }]),
  );
  showAt('/', [{ path: '*', element: <Runs rows={rows} items={items} /> }]);
  const text = 'Worked, but processed nothing (usually about 420)';
  expect((await screen.findByText(text)).title).toContain('Less than a tenth');
  expect(screen.getAllByText(/^Worked, but/)).toHaveLength(1);
});
