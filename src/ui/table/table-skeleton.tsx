import { Skeleton } from '../feedback/skeleton';
import { columnClass, type Column } from './column';
import styles from './data-table.module.css';
import { skeletonWidth } from './skeleton-width';

/** Skeleton rows in the layout of the table, shown while the data loads. */
export function TableSkeleton<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={styles.row} aria-hidden>
      {columns.map((column, index) => (
        <td key={column.key} className={columnClass(column)}>
          <Skeleton width={`${skeletonWidth(row, index)}%`} />
        </td>
      ))}
    </tr>
  ));
}
