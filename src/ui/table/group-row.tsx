import type { ReactNode } from 'react';
import { columnClass, type Column } from './column';
import styles from './data-table.module.css';

interface GroupRowProps<Row> {
  columns: readonly Column<Row>[];
  children: ReactNode;
}

/**
 * The heading of a group of rows, as wide as the table. Separate cells span the columns of each lower priority, so that
 * the cells are hidden with these columns.
 */
export function GroupRow<Row>({ columns, children }: GroupRowProps<Row>) {
  const count = (priority: 1 | 2 | 3): number => columns.filter((column) => (column.priority ?? 1) === priority).length;
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={count(1)}>
        {children}
      </th>
      {([2, 3] as const).map(
        (priority) =>
          count(priority) > 0 && (
            <td key={priority} colSpan={count(priority)} className={columnClass({ priority })} aria-hidden />
          ),
      )}
    </tr>
  );
}
