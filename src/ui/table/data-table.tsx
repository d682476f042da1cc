import { useEffect, useRef, useState, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../theme/class-names';
import { columnClass, columnWidth, neededWidth, type Column, type RowKey } from './column';
import styles from './data-table.module.css';
import { GroupRow } from './group-row';
import { TableRow } from './table-row';
import { TableSkeleton } from './table-skeleton';
import { useRowPlaces } from './use-row-places';
import { useNavigate } from 'react-router-dom';
import { followRowLinks } from './row-links';

/** Rows under a heading. */
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
   * URL of a row. The cell of the column that `opens`, by default the first, becomes a link. A click anywhere in the
   * row follows it.
   */
  rowLink?: (row: Row) => string;
  /** Called when a row opens, instead of a URL. The cell becomes a button. */
  onRowOpen?: (row: Row) => void;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** A full-width row below a row; null if there is none. */
  expandedRow?: (row: Row) => ReactNode;
  /** Number of skeleton rows. */
  skeletonRows?: number;
  /** New rows at the top slide in; set it only on page 1. */
  slideIn?: boolean;
  /** Another page reuses the elements of the previous one. Only for cells without state. */
  reuseRows?: boolean;
  /**
   * When rows arrive, elements stay in place and show other rows, so that nothing moves. A row with the focus keeps its
   * element.
   */
  holdStill?: boolean;
  /** Less space between the columns, for tables with many of them. */
  dense?: boolean;
  /** Groups adjacent rows under headings; a null heading is not shown. */
  groups?: (rows: readonly Row[]) => readonly RowGroup<Row>[];
  /** Lets the table be wider than the page if its columns need that. Otherwise columns without a width become narrower. */
  isWide?: boolean;
  /** Keeps the header visible below the top bar while scrolling; by default true. */
  stickyHead?: boolean;
}

/**
 * The table of the console. Rows whose data is unchanged (compared by value) do not render again, so functions passed
 * here must be stable too.
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
        // The index as key, so that another page reuses the elements.
        <tbody key={index}>
          {group.heading !== null && <GroupRow columns={columns}>{group.heading}</GroupRow>}
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

/** Whether the focus is inside an element; always false unless `wanted`. */
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
 * One click handler for all rows of a table body: a click anywhere in a row follows its link. Cells have plain `<a>`
 * elements, because a router link per cell was measurably slow.
 */
function useRowLinks(body: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  // Attached together with the rows, because an unhandled click would reload the console.
  useLayoutEffect(() => {
    if (body.current === null) return undefined;
    return followRowLinks(body.current, (address) => void navigate(address));
  });
}
