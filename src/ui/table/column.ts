import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import styles from './data-table.module.css';

/** What tells a row from the others, whatever page it is on. */
export type RowKey = string | number;

/** One column of a data table. Keep the array of columns stable (module constant or useMemo): rows compare it. */
export interface Column<Row> {
  key: string;
  /** The head's text, already translated. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** CSS width, e.g. "96px"; columns without one share what is left. */
  width?: string;
  align?: 'start' | 'end';
  /** 1 always (default), 2 hidden when the page leaves the table less than 960 px, 3 less than 1,200 px. */
  priority?: 1 | 2 | 3;
  /**
   * Place in the two-line row when there are less than 640 px: `title` begins the first line, `side` ends it, `meta` is
   * the second line. Without a place the cell is not shown there.
   */
  narrow?: 'title' | 'side' | 'meta';
}

/** The classes of a column's cells: alignment, priority, place on a narrow screen. */
export function columnClass({ align, priority, narrow }: Pick<Column<never>, 'align' | 'priority' | 'narrow'>) {
  return classNames(
    align === 'end' && styles.end,
    priority === 2 && styles.second,
    priority === 3 && styles.third,
    narrow === undefined ? styles.wideOnly : styles[narrow],
  );
}
