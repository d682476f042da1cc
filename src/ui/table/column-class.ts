import { classNames } from '../theme/class-names';
import type { Column } from './column';
import styles from './data-table.module.css';

/** The classes of a column's cells: alignment, priority, place on a narrow screen. */
export function columnClass({ align, priority, narrow }: Pick<Column<never>, 'align' | 'priority' | 'narrow'>) {
  return classNames(
    align === 'end' && styles.end,
    priority === 2 && styles.second,
    priority === 3 && styles.third,
    narrow === undefined ? styles.wideOnly : styles[narrow],
  );
}
