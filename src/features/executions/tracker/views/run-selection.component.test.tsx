import { screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ExecutionRow } from '@/domain/execution';
import { DataTable } from '@/ui/table/data-table';
import type { AddColumns, Column } from '@/ui/table/column';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { RunSelection } from './run-selection';

const COLUMNS: Column<ExecutionRow>[] = [{ key: 'id', header: 'Execution', cell: ({ id }) => id }];

/** A list with one run on each of its pages. */
function List() {
  const [page, setPage] = useState(1);
  const [addColumns, setAddColumns] = useState<AddColumns<ExecutionRow> | null>(null);
  const [rows] = useState(() => [1, 2].map((id) => [executionRow(id)]));
  return (
    <>
      <button onClick={() => setPage(2)}>Next page</button>
      <RunSelection rows={rows[page - 1]} onColumns={setAddColumns} />
      <DataTable
        label="Runs"
        columns={addColumns?.(COLUMNS) ?? COLUMNS}
        rows={rows[page - 1]}
        rowKey={({ id }) => id}
        empty={null}
      />
    </>
  );
}

test('a selected run on another page is counted, and is not said to be missing from the list', async () => {
  signIn();
  const { user } = show(
    <MemoryRouter>
      <List />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: /^Select/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Select execution 1' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select execution 2' }));
  expect(screen.getByRole('status').textContent).toBe('2 executions selected');
  expect(screen.queryByText(/not in this list/)).toBeNull();
});
