import { useSyncExternalStore, type ChangeEvent, type KeyboardEvent } from 'react';
import type { Selection } from '@/ui/table/selection';
import styles from './copies.module.css';

interface ChangeBoxProps {
  selection: Selection;
  /** Identifies the change in the selection. */
  code: string;
  /** The accessible name. */
  label: string;
  /** True if `selection` holds the changes to leave out. */
  isInverse?: boolean;
}

/** A checkbox for one change. With Shift, the user changes all boxes from the last changed box to this box. */
export function ChangeBox({ selection, code, label, isInverse = false }: ChangeBoxProps) {
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.snapshot().chosen.has(code));
  const change = ({ nativeEvent }: ChangeEvent): void =>
    nativeEvent instanceof MouseEvent && nativeEvent.shiftKey ? selection.toggleRange(code) : selection.toggle(code);
  const onKeyDown = (event: KeyboardEvent): void => {
    // A click that the browser fires for the space bar does not report Shift.
    if (event.key !== ' ' || !event.shiftKey) return;
    event.preventDefault();
    selection.toggleRange(code);
  };
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={label}
      checked={isSelected !== isInverse}
      onChange={change}
      onKeyDown={onKeyDown}
      // Firefox fires the click on keyup, so keyup is prevented too.
      onKeyUp={(event) => event.key === ' ' && event.shiftKey && event.preventDefault()}
    />
  );
}

interface AllChangesBoxProps extends Pick<ChangeBoxProps, 'selection' | 'label' | 'isInverse'> {
  /** How many changes can be included. */
  count: number;
}

/** A checkbox that includes all changes, or none. */
export function AllChangesBox({ selection, label, isInverse = false, count }: AllChangesBoxProps) {
  const { chosen, page } = useSyncExternalStore(selection.subscribe, selection.snapshot);
  const selected = page.filter((code) => chosen.has(code)).length;
  const taken = isInverse ? count - selected : selected;
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        checked={count > 0 && taken === count}
        ref={(box) => {
          if (box !== null) box.indeterminate = taken > 0 && taken < count;
        }}
        onChange={() => (taken < count === isInverse ? selection.clear() : selection.chooseAll())}
      />
      {label}
    </label>
  );
}
