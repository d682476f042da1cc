import type { CSSProperties, Dispatch, ReactNode, SetStateAction } from 'react';
import { classNames } from '../theme/class-names';
import styles from './data-table.module.css';

/** Identifies a row across pages. */
export type RowKey = string | number;

/** What a column contains, which decides its width: `--w-…` in ui/theme/tokens.css. */
export type ColumnKind =
  | 'select'
  | 'id'
  | 'time'
  | 'time-age'
  | 'relative'
  | 'duration'
  | 'run-type'
  | 'status'
  | 'result'
  | 'strip'
  | 'schedule'
  | 'company'
  | 'email'
  | 'name'
  | 'role'
  | 'remark'
  | 'number'
  | 'count'
  | 'choice'
  | 'runs'
  | 'action'
  | 'actions';

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
  /** A share of the table, or what the column contains. Columns without a width share the remaining width. */
  width?: ColumnKind | `${number}%`;
  align?: 'start' | 'end';
  /** Whether its cell becomes the link or button that opens the row; by default the first column's does. */
  opens?: boolean;
  /** `always`: cannot be left out, and is before the others. `extra`: only shown where a person has chosen it. */
  choice?: 'always' | 'extra';
  /** 1 always visible (default), 2 hidden in a window below 1,008 px, 3 hidden below 1,248 px. */
  priority?: 1 | 2 | 3;
  /**
   * Position in the two-line row below 860 px: `title` starts the first line, `side` ends it, `meta` is the second
   * line, `metaEnd` its end, and `metaLine` a line between the two. `lead` is before both lines, at most two side by side,
   * and shows only icons, with the words for screen readers. Without a position the cell is hidden there.
   */
  narrow?: 'lead' | 'title' | 'side' | 'metaLine' | 'meta' | 'metaEnd';
}

/** Changes the columns of a list. */
export type AddColumns<Row> = (columns: readonly Column<Row>[]) => readonly Column<Row>[];

/** Gives a list a function that changes its columns; null for no change. */
export type SetAddColumns<Row> = Dispatch<SetStateAction<AddColumns<Row> | null>>;

/** The CSS width of a column with the padding of its cells. */
export const columnWidth = (width: Column<never>['width']): string | undefined =>
  width?.endsWith('%') === false ? `calc(var(--w-${width}) + 2 * var(--cell, 12px))` : width;

/** The CSS width that columns need so that those without a width are still readable. */
export const neededWidth = (columns: readonly Pick<Column<never>, 'width'>[]): CSSProperties => ({
  ['--needed' as string]: `calc(${columns.map(({ width }) => columnWidth(width) ?? '220px').join(' + ')})`,
});

/** The classes of a column's cells: alignment, priority, position on a narrow screen; ids are muted. */
export function columnClass({
  align,
  priority,
  narrow,
  overhangs,
  width,
}: Pick<Column<never>, 'align' | 'priority' | 'narrow' | 'overhangs' | 'width'>) {
  return classNames(
    align === 'end' && styles.end,
    width === 'id' && styles.id,
    overhangs === true && styles.overhangs,
    priority === 2 && styles.second,
    priority === 3 && styles.third,
    narrow === undefined ? styles.wideOnly : styles[narrow],
  );
}
