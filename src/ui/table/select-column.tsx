import { useSyncExternalStore, type ChangeEvent } from 'react';
import type { Column } from './column';
import type { Selection } from './selection';
import styles from './select-column.module.css';

interface SelectColumnOptions<Row> {
  selection: Selection;
  keyOf: (row: Row) => string;
  /** Translated texts: the header, and the labels of the checkbox for the page and of the checkbox for a row. */
  header: string;
  pageLabel: string;
  rowLabel: (row: Row) => string;
  /** Whether a row can be selected; by default all can. */
  isSelectable?: (row: Row) => boolean;
}

/** A column of checkboxes. Keep it stable, as every column. A row renders again only when its own box changes. */
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

/** Selects a row; with Shift, all rows from the one chosen last to this row. */
function RowBox({ selection, code, label, disabled }: RowBoxProps) {
  const isChosen = useSyncExternalStore(selection.subscribe, () => selection.snapshot().chosen.has(code));
  const change = ({ nativeEvent }: ChangeEvent): void =>
    nativeEvent instanceof MouseEvent && nativeEvent.shiftKey ? selection.toggleRange(code) : selection.toggle(code);
  return (
    // The whole cell, so that a press beside the box does not open the row.
    <label className={styles.cell}>
      <input type="checkbox" aria-label={label} checked={isChosen && !disabled} disabled={disabled} onChange={change} />
    </label>
  );
}

/** Selects the rows of the page. */
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
