import { useFormat } from '@/i18n/format/use-format';
import { classNames } from '../theme/class-names';
import styles from './count-chips.module.css';

export interface CountChip {
  key: string;
  name: string;
  count: number;
  pressed: boolean;
  onPress: () => void;
}

interface CountChipsProps {
  /** Accessible name of the group. */
  label: string;
  /** Empty while loading. The space for the chips is reserved. */
  chips: readonly CountChip[];
}

/** A row of chips, one per group of a list's rows. Each chip has the number of rows in its group. */
export function CountChips({ label, chips }: CountChipsProps) {
  const format = useFormat();
  return (
    <fieldset className={classNames(styles.chips, 'fading-edges')}>
      <legend className="visually-hidden">{label}</legend>
      {chips.map(({ key, name, count, pressed, onPress }) => (
        <button
          key={key}
          type="button"
          aria-pressed={pressed}
          className={classNames(styles.chip, pressed && styles.pressed)}
          onClick={onPress}
        >
          {name} <span className={styles.count}>{format.number(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
