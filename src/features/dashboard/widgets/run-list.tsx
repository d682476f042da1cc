import type { ReactNode } from 'react';
import { usePermissions } from '@/data/session/use-session';
import { executionPath } from '@/domain/addresses/paths';
import type { ExecutionRow } from '@/domain/execution';
import { DataTable } from '@/ui/table/data-table';
import { useRunColumns } from './run-columns';
import styles from './widgets.module.css';

interface RunListProps {
  /** The table's accessible name. */
  name: string;
  /** Undefined while loading. */
  rows: readonly ExecutionRow[] | undefined;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
}

const keyOf = (row: ExecutionRow): number => row.id;
const linkOf = (row: ExecutionRow): string => executionPath(row.id);

/** Executions in one short line each, whose cells explain themselves: only screen readers get the head of the table. */
export function RunList({ name, rows, empty }: RunListProps) {
  const { superAdmin } = usePermissions();
  const columns = useRunColumns(superAdmin);
  return (
    <div className={styles.list}>
      <DataTable
        label={name}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowLink={linkOf}
        reuseRows
        slideIn
        holdStill
        stickyHead={false}
        skeletonRows={10}
        empty={empty}
      />
    </div>
  );
}
