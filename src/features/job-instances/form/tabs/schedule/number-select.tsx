import { FormSelect } from '../fields';
import { twoDigits } from '@/lib/text/two-digits';
import styles from './builder.module.css';

interface NumberSelectProps {
  /** The accessible name. */
  label: string;
  values: readonly number[];
  value: number;
  onChange: (value: number) => void;
  disabled: boolean;
  /** The text of a value; by default the number with two digits. */
  textOf?: (value: number) => string;
}

/** A select for a number, inside a line of text. */
export function NumberSelect({ label, values, value, onChange, disabled, textOf = twoDigits }: NumberSelectProps) {
  return (
    <span className={styles.select}>
      <FormSelect
        label={label}
        hideLabel
        options={values.map((each) => ({ value: String(each), label: textOf(each) }))}
        value={String(value)}
        onChange={(next) => onChange(Number(next))}
        disabled={disabled}
      />
    </span>
  );
}
