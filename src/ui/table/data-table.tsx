import { useEffect, useRef, useState, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../theme/class-names';
import { columnClass, columnWidth, neededWidth, type Column, type RowKey } from './column';
import styles from './data-table.module.css';
import { GroupRow } from './group-row';
import { TableColumns } from './table-columns';
import { TableRow } from './table-row';
import { TableSkeleton } from './table-skeleton';
import { useRowPlaces } from './use-row-places';
import { useNavigate } from 'react-router-dom';
import { followRowLinks } from './row-links';

/** Adjacent rows with a common heading. */
export interface RowGroup<Row> {
  heading: ReactNode;
  rows: readonly Row[];
}

interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading; skeleton rows appear after 150 ms. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => RowKey;
  /**
   * The URL of a row. The cell that opens the row (see `Column.opens`) becomes a link to the URL. A click anywhere in
   * the row follows the link.
   */
  rowLink?: (row: Row) => string;
  /** Called when the user opens a row. Used instead of `rowLink`; the cell becomes a button, not a link. */
  onRowOpen?: (row: Row) => void;
  /** Shown instead of the table if there are no rows. */
  empty?: ReactNode;
  /** Returns the content of a full-width row below a row; null for no such row. */
  expandedRow?: (row: Row) => ReactNode;
  /** Number of skeleton rows. */
  skeletonRows?: number;
  /** True if new rows at the top slide in. Set it only on page 1. */
  slideIn?: boolean;
  /** True if the rows of another page reuse the elements of the previous page. Only for cells without state. */
  reuseRows?: boolean;
  /**
   * True if nothing moves when rows arrive: each element of the table stays in place and shows another row. While the
   * focus is in the table, each row keeps its element instead.
   */
  holdStill?: boolean;
  /** True for less space between the columns, in tables with many columns. */
  dense?: boolean;
  /** Groups adjacent rows under headings. A group whose heading is null has no heading row. */
  groups?: (rows: readonly Row[]) => readonly RowGroup<Row>[];
  /** True if the table may be wider than the page. Otherwise, columns without a width become narrower. */
  isWide?: boolean;
  /** True (default) if the header stays visible below the top bar while the page scrolls. */
  stickyHead?: boolean;
}

/**
 * The table for all screens. A row renders again only if its data (compared by value) or a function that is passed to
 * the table changes. So pass stable functions.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowLink, onRowOpen, empty, expandedRow } = props;
  const { t } = useTranslation();
  const opens = rowLink !== undefined || onRowOpen !== undefined;
  const table = useRef<HTMLTableElement>(null);
  useRowLinks(table);
  const { slideIn = false, reuseRows = false, holdStill = false } = props;
  const hasFocus = useHasFocus(table, holdStill);
  const fixed = holdStill && !hasFocus;
  const { placeOf, added } = useRowPlaces(rows?.map(rowKey), { slideIn, reuse: reuseRows, fixed });
  if (rows?.length === 0 && empty !== undefined) return empty;
  const groups = rows === undefined ? [] : (props.groups?.(rows) ?? [{ heading: null, rows }]);
  return (
    <table
      ref={table}
      className={classNames(styles.table, props.dense === true && styles.dense)}
      style={props.isWide === true ? neededWidth(columns) : undefined}
      aria-label={label}
      aria-description={opens ? t('table.keys') : undefined}
      aria-busy={rows === undefined || undefined}
    >
      <TableColumns columns={columns} />
      <thead className={classNames(styles.head, props.stickyHead !== false && styles.sticky)}>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              aria-sort={column.sort}
              className={columnClass(column)}
              style={{ width: columnWidth(column.width) }}
            >
              {column.head ?? column.header}
            </th>
          ))}
        </tr>
      </thead>
      {rows === undefined && (
        <tbody>
          <TableSkeleton columns={columns} count={props.skeletonRows ?? 8} />
        </tbody>
      )}
      {groups.map((group, index) => (
        // The index is the key, so that another page reuses the elements.
        <tbody key={index}>
          {group.heading !== null && <GroupRow span={columns.length}>{group.heading}</GroupRow>}
          {group.rows.map((row) => (
            <TableRow
              key={placeOf.get(rowKey(row))}
              row={row}
              columns={columns}
              link={rowLink?.(row)}
              onOpen={onRowOpen}
              expanded={expandedRow?.(row)}
              expandable={expandedRow !== undefined}
              slidesIn={added.has(rowKey(row))}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** True while the focus is inside an element; always false if `wanted` is false. */
function useHasFocus(inside: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    const read = (): void => setHasFocus(inside.current?.contains(document.activeElement) ?? false);
    document.addEventListener('focusin', read);
    document.addEventListener('focusout', read);
    return () => {
      document.removeEventListener('focusin', read);
      document.removeEventListener('focusout', read);
    };
  }, [inside, wanted]);
  return hasFocus;
}

/**
 * Handles clicks and keys for all rows of a table (see `followRowLinks`). Cells have plain `<a>` elements, because a
 * router link in each cell was measurably slow.
 */
function useRowLinks(table: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  // In a layout effect, so that no click on a new row comes before the handler. Such a click would reload the console.
  useLayoutEffect(() => {
    if (table.current === null) return undefined;
    return followRowLinks(table.current, (address) => void navigate(address));
  });
}
