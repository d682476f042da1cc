import { useFormat } from '@/i18n/format/use-format';
import { tooltip } from '../overlay/tooltip';
import { classNames } from '../theme/class-names';
import styles from './filter.module.css';

interface FilterToggleProps {
  label: string;
  /** The number of rows in the list if this filter is on; undefined while unknown. */
  count?: number | undefined;
  /** Describes the rows that match the filter. */
  hint?: string | undefined;
  pressed: boolean;
  onChange: (pressed: boolean) => void;
}

/** A filter chip that is on or off. */
export function FilterToggle({ label, count, hint, pressed, onChange }: FilterToggleProps) {
  const format = useFormat();
  return (
    <span className={classNames(styles.chip, pressed && styles.active)}>
      <button
        type="button"
        {...tooltip(hint)}
        className={styles.toggle}
        aria-pressed={pressed}
        onClick={() => onChange(!pressed)}
      >
        <span className={styles.name}>{label}</span>{' '}
        {count !== undefined && <b className={styles.values}>{format.number(count)}</b>}
      </button>
    </span>
  );
}
