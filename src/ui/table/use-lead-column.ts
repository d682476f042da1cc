import { useEffect, type Dispatch, type SetStateAction } from 'react';
import type { AddColumns, Column } from './column';

/** Tells a list to show a column before its own; null for none. Keep the column stable. */
export function useLeadColumn<Row>(
  column: Column<Row> | null,
  onColumns: Dispatch<SetStateAction<AddColumns<Row> | null>>,
): void {
  useEffect(() => {
    if (column === null) return;
    // The first of the list's columns still opens the row.
    const add: AddColumns<Row> = ([first, ...others]) =>
      first === undefined ? [] : [column, { ...first, opens: true }, ...others];
    onColumns(() => add);
    return () => onColumns(null);
  }, [column, onColumns]);
}
