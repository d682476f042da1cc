import { useSyncExternalStore, type ChangeEvent } from 'react';
import type { Column } from './column';
import type { Selection } from './selection';
import styles from './select-column.module.css';

interface SelectColumnOptions<Row> {
  selection: Selection;
  keyOf: (row: Row) => string;
  /** The text of the header, already translated, like the labels below. */
  header: string;
  /** The label of the checkbox in the header, which selects the whole page. */
  pageLabel: string;
  /** Returns the label of a row's checkbox. */
  rowLabel: (row: Row) => string;
  /** Returns true if a row can be selected; by default, all rows can be. */
  isSelectable?: (row: Row) => boolean;
}

/**
 * Creates a column of checkboxes. Keep the column stable, like every column. A checkbox renders again only when it
 * changes.
 */
export function selectColumn<Row>(options: SelectColumnOptions<Row>): Column<Row> {
  const { selection, keyOf, header, pageLabel, rowLabel, isSelectable } = options;
  return {
    key: 'select',
    header,
    head: <PageBox selection={selection} label={pageLabel} />,
    width: 'select',
    narrow: 'lead',
    cell: (row) => (
      <RowBox selection={selection} code={keyOf(row)} label={rowLabel(row)} disabled={isSelectable?.(row) === false} />
    ),
  };
}

interface RowBoxProps {
  selection: Selection;
  code: string;
  label: string;
  disabled: boolean;
}

/**
 * A checkbox that selects or deselects a row. With Shift, it changes this row, the row that was changed last, and all
 * rows between them.
 */
function RowBox({ selection, code, label, disabled }: RowBoxProps) {
  const isChosen = useSyncExternalStore(selection.subscribe, () => selection.snapshot().chosen.has(code));
  const change = ({ nativeEvent }: ChangeEvent): void =>
    nativeEvent instanceof MouseEvent && nativeEvent.shiftKey ? selection.toggleRange(code) : selection.toggle(code);
  return (
    // The label fills the cell, so that a press beside the checkbox does not open the row.
    <label className={styles.cell}>
      <input type="checkbox" aria-label={label} checked={isChosen && !disabled} disabled={disabled} onChange={change} />
    </label>
  );
}

/** A checkbox that selects all rows of the page. If all are selected, it deselects them. */
function PageBox({ selection, label }: { selection: Selection; label: string }) {
  const { page, chosen } = useSyncExternalStore(selection.subscribe, selection.snapshot);
  const count = page.filter((code) => chosen.has(code)).length;
  return (
    <label className={styles.cell}>
      <input
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && count < page.length;
        }}
        type="checkbox"
        aria-label={label}
        checked={count > 0 && count === page.length}
        disabled={page.length === 0}
        onChange={() => selection.togglePage()}
      />
    </label>
  );
}
