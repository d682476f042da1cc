import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import styles from './data-table.module.css';

/** Identifies a row across pages. */
export type RowKey = string | number;

/**
 * One column of a data table. Keep the array of columns stable (module constant or useMemo), because rows compare it.
 */
export interface Column<Row> {
  key: string;
  /** Text of the header, already translated. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Replaces the header text, e.g. by a sort button. */
  head?: ReactNode;
  /** The sort order, if the table is sorted by this column. */
  sort?: 'ascending' | 'descending' | undefined;
  /** Whether content wider than the column continues below the next columns. */
  overhangs?: boolean;
  /** CSS width, e.g. "96px"; columns without one share the remaining width. */
  width?: string;
  align?: 'start' | 'end';
  /** Whether its cell becomes the link or button that opens the row; by default the first column's does. */
  opens?: boolean;
  /** 1 always visible (default), 2 hidden below 960 px of table width, 3 hidden below 1,200 px. */
  priority?: 1 | 2 | 3;
  /**
   * Position in the two-line row below 640 px: `title` starts the first line, `side` ends it, `meta` is the second
   * line, `metaEnd` its end, and `metaLine` a line between the two. Without a position the cell is hidden there.
   */
  narrow?: 'title' | 'side' | 'metaLine' | 'meta' | 'metaEnd';
}

/** The classes of a column's cells: alignment, priority, position on a narrow screen. */
export function columnClass({
  align,
  priority,
  narrow,
  overhangs,
}: Pick<Column<never>, 'align' | 'priority' | 'narrow' | 'overhangs'>) {
  return classNames(
    align === 'end' && styles.end,
    overhangs === true && styles.overhangs,
    priority === 2 && styles.second,
    priority === 3 && styles.third,
    narrow === undefined ? styles.wideOnly : styles[narrow],
  );
}
