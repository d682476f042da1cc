import { useId } from 'react';
import { classNames } from '../theme/class-names';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** True if the control takes the whole width, and wraps into several lines if needed. */
  wraps?: boolean;
}

/** A control in which the user chooses one option. All options are visible, so there should be few. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
  wraps = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames(styles.segments, wraps && styles.wraps)} disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
