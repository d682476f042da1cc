import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/** The heading of a group of rows, as wide as the table. */
export function GroupRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={span}>
        {children}
      </th>
    </tr>
  );
}
