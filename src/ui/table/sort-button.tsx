import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '../theme/class-names';
import styles from './sort-button.module.css';

interface SortButtonProps {
  /** The text of the header. */
  header: string;
  /** How the table is sorted by this column now; undefined when by another one. */
  sort: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

/** The header of a column that sorts the table. Its arrow shows the present order. */
export function SortButton({ header, sort, onSort }: SortButtonProps) {
  const Arrow = sort === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button type="button" className={classNames(styles.sort, sort !== undefined && styles.sorted)} onClick={onSort}>
      {header}
      {sort !== undefined && <Arrow size={14} aria-hidden />}
    </button>
  );
}
