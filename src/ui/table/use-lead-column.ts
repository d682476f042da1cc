import { useEffect } from 'react';
import type { AddColumns, Column, SetAddColumns } from './column';

/** Adds a column at the start of a list; null adds no column. Keep the column stable. */
export function useLeadColumn<Row>(column: Column<Row> | null, onColumns: SetAddColumns<Row>): void {
  useEffect(() => {
    if (column === null) return;
    // The column that was the first until now still opens the row.
    const add: AddColumns<Row> = ([first, ...others]) =>
      first === undefined ? [] : [column, { ...first, opens: true }, ...others];
    onColumns(() => add);
    return () => onColumns(null);
  }, [column, onColumns]);
}
