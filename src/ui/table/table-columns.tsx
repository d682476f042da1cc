import { columnClass, type Column } from './column';

/**
 * The `colgroup` of a table. The heading of a group and an expanded row span all columns. If a narrow window hides some
 * columns, the browser would add an empty column for each, with a share of the table's width. So each hidden column is
 * replaced by a `col` without width at the end of the `colgroup`.
 */
export function TableColumns<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <colgroup>
      {columns.map((column) => (
        <col key={column.key} className={columnClass(column)} />
      ))}
      {columns.map(({ key, priority }) => (
        <col key={`${key} hidden`} data-hidden={priority ?? 1} />
      ))}
    </colgroup>
  );
}
