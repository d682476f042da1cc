import type { CSSProperties, Dispatch, ReactNode, SetStateAction } from 'react';
import { classNames } from '../theme/class-names';
import styles from './data-table.module.css';

/** Identifies a row among the rows of all pages. */
export type RowKey = string | number;

/** The kind of content in a column, which decides the column's width: `--w-…` in ui/theme/tokens.css. */
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
  | 'job'
  | 'description'
  | 'email'
  | 'name'
  | 'role'
  | 'step'
  | 'remark'
  | 'number'
  | 'count'
  | 'choice'
  | 'runs'
  | 'action'
  | 'actions'
  | 'menu';

/**
 * A column of a data table. Keep the array of columns stable (module constant or useMemo): all rows render again when
 * the array is a new one.
 */
export interface Column<Row> {
  key: string;
  /** Text of the header, already translated. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Replaces the header text, e.g. with a sort button. */
  head?: ReactNode;
  /** The sort order, if the table is sorted by this column. */
  sort?: 'ascending' | 'descending' | undefined;
  /** True if content that does not fit into the column continues into the next columns, behind their text. */
  overhangs?: boolean;
  /** The kind of content, or a share of the table's width. Columns without a width share the remaining width. */
  width?: ColumnKind | `${number}%`;
  align?: 'start' | 'end';
  /** True if the cell in this column becomes the link or button that opens the row. By default, the first cell does. */
  opens?: boolean;
  /**
   * `always`: cannot be hidden, and comes before the other columns. `extra`: hidden until a person chooses the column.
   */
  choice?: 'always' | 'extra';
  /** 1 (default): visible in every window. 2: hidden in windows below 1,008 px. 3: hidden in windows below 1,248 px. */
  priority?: 1 | 2 | 3;
  /**
   * The position of the cell in windows below 860 px, where a row has two lines. `title` starts the first line, and
   * `side` ends it. `meta` is the second line, and `metaEnd` its end. `metaLine` is a third line between the two.
   * `lead` is before both lines, for at most two cells; it shows only icons, and screen readers get the words. Without
   * a position, the cell is hidden in these windows.
   */
  narrow?: 'lead' | 'title' | 'side' | 'metaLine' | 'meta' | 'metaEnd';
}

/** A function that changes the columns of a list, e.g. adds one. */
export type AddColumns<Row> = (columns: readonly Column<Row>[]) => readonly Column<Row>[];

/** Gives a list a function that changes its columns. Null removes the function. */
export type SetAddColumns<Row> = Dispatch<SetStateAction<AddColumns<Row> | null>>;

/** The CSS width of a column with the padding of its cells; undefined if the column has no width of its own. */
export const columnWidth = (width: Column<never>['width']): string | undefined =>
  width?.endsWith('%') === false ? `calc(var(--w-${width}) + 2 * var(--cell, 12px))` : width;

/** The CSS width that a table needs. Columns without a width get enough to be readable. */
export const neededWidth = (columns: readonly Pick<Column<never>, 'width'>[]): CSSProperties => ({
  ['--needed' as string]: `calc(${columns.map(({ width }) => columnWidth(width) ?? '220px').join(' + ')})`,
});

/**
 * The class names of a column's cells, for alignment, priority, position in narrow windows, and the muted colour of
 * ids.
 */
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
