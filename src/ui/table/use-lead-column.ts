import { useEffect } from 'react';
import type { AddColumns, Column, SetAddColumns } from './column';

/** Tells a list to show a column before its own; null for none. Keep the column stable. */
export function useLeadColumn<Row>(column: Column<Row> | null, onColumns: SetAddColumns<Row>): void {
  useEffect(() => {
    if (column === null) return;
    // The first of the list's columns still opens the row.
    const add: AddColumns<Row> = ([first, ...others]) =>
      first === undefined ? [] : [column, { ...first, opens: true }, ...others];
    onColumns(() => add);
    return () => onColumns(null);
  }, [column, onColumns]);
}
