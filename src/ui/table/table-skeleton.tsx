import { useSyncExternalStore } from 'react';
import { Skeleton } from '../feedback/skeleton';
import { columnClass, type Column } from './column';
import styles from './data-table.module.css';

const { documentElement } = document;

function subscribe(onChange: () => void): () => void {
  const watch = new MutationObserver(onChange);
  watch.observe(documentElement, { attributes: true });
  return () => watch.disconnect();
}

/** The width of a skeleton bar in per cent of the cell. The widths differ, so that the bars look like texts. */
const skeletonWidth = (row: number, column: number): number => 55 + ((row * 7 + column * 13) % 35);

/**
 * Skeleton rows in the layout of the table, shown while the data loads. While the console starts and is still hidden,
 * no skeleton rows are rendered, because they would only delay the real rows.
 */
export function TableSkeleton<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  const isHidden = useSyncExternalStore(subscribe, () => 'starting' in documentElement.dataset);
  return Array.from({ length: isHidden ? 0 : count }, (_, row) => (
    <tr key={row} className={styles.row} aria-hidden>
      {columns.map((column, index) => (
        <td key={column.key} className={columnClass(column)}>
          <Skeleton width={`${skeletonWidth(row, index)}%`} />
        </td>
      ))}
    </tr>
  ));
}
