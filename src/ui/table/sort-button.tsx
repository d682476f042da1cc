import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '../theme/class-names';
import styles from './sort-button.module.css';

interface SortButtonProps {
  /** The text of the header. */
  header: string;
  /** The current order if the table is sorted by this column; else undefined. */
  sort: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

/** A column header with which the user sorts the table. An arrow shows the current order. */
export function SortButton({ header, sort, onSort }: SortButtonProps) {
  const Arrow = sort === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button type="button" className={classNames(styles.sort, sort !== undefined && styles.sorted)} onClick={onSort}>
      {header}
      {sort !== undefined && <Arrow size={14} aria-hidden />}
    </button>
  );
}
