import { memo, type ReactElement, type ReactNode } from 'react';
import { sameValue } from '@/lib/same-value';
import { classNames } from '../theme/class-names';
import { columnClass, type Column } from './column';
import styles from './data-table.module.css';
import { keysOf } from '@/lib/typed-entries';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  link: string | undefined;
  onOpen: ((row: Row) => void) | undefined;
  expanded: ReactNode;
  /** True if opening the row shows or hides a row below it. */
  expandable: boolean;
  slidesIn: boolean;
}

function PlainTableRow<Row>({ row, columns, link, onOpen, expanded, expandable, slidesIn }: TableRowProps<Row>) {
  const isExpanded = expanded !== undefined && expanded !== null && expanded !== false;
  const openerAt = Math.max(
    0,
    columns.findIndex((column) => column.opens === true),
  );
  const opens = link !== undefined || onOpen !== undefined;
  return (
    <>
      <tr className={classNames(styles.row, opens && styles.opens, slidesIn && styles.slidesIn)}>
        {columns.map((column, index) => (
          <td key={column.key} className={columnClass(column)}>
            {index === openerAt
              ? opener(column.cell(row), link, onOpen && (() => onOpen(row)), expandable ? isExpanded : undefined)
              : column.cell(row)}
          </td>
        ))}
      </tr>
      {isExpanded && (
        <tr className={styles.expanded}>
          <td colSpan={columns.length}>{expanded}</td>
        </tr>
      )}
    </>
  );
}

function opener(
  content: ReactNode,
  link: string | undefined,
  onOpen: (() => void) | undefined,
  isExpanded: boolean | undefined,
): ReactNode {
  if (link !== undefined) {
    return (
      <a href={link} className={styles.opener} data-row-opener>
        {content}
      </a>
    );
  }
  if (onOpen === undefined) return content;
  return (
    <button type="button" className={styles.opener} aria-expanded={isExpanded} data-row-opener onClick={onOpen}>
      {content}
    </button>
  );
}

function isSame<Row>(before: TableRowProps<Row>, after: TableRowProps<Row>): boolean {
  const { row: rowBefore, ...restBefore } = before;
  const { row: rowAfter, ...restAfter } = after;
  const keys = keysOf(restAfter);
  return keys.every((key) => Object.is(restBefore[key], restAfter[key])) && sameValue(rowBefore, rowAfter);
}

/** A row of a table. It renders again only if its data (compared by value) or another prop changes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` drops the type parameter
export const TableRow = memo(PlainTableRow, isSame) as <Row>(props: TableRowProps<Row>) => ReactElement;
