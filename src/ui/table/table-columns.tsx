import { columnClass, type Column } from './column';

/**
 * The columns of a table. The heading of a group and an opened row span all columns, so in a window that hides some of
 * them the table would get as many empty columns with a share of its width. Here each hidden column leaves an empty one
 * of no width at the end.
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
