import { useContext, useId } from 'react';
import { classNames } from '../theme/class-names';
import { FieldMarks, idList, type FieldProps } from './field';
import styles from './field.module.css';

interface SwitchFieldProps extends Omit<FieldProps, 'required' | 'hideLabel'> {
  value: boolean;
  onChange: (value: boolean) => void;
}

/** A switch that takes effect immediately. A click on the label switches too. */
export function SwitchField({ label, help, error, name, value, onChange, readOnly, disabled }: SwitchFieldProps) {
  const id = useId();
  const note = error || help;
  const mark = useContext(FieldMarks)(name ?? '');
  return (
    <div className={styles.field} data-field={name}>
      <label className={styles.switchLabel}>
        <input
          type="checkbox"
          role="switch"
          name={name}
          className={styles.switch}
          checked={value}
          aria-checked={value}
          disabled={disabled === true || readOnly === true}
          aria-describedby={idList(Boolean(note) && id, mark !== null && `${id}-mark`)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {note && (
        <p id={id} className={classNames(error ? styles.error : styles.help, styles.switchNote)}>
          {note}
        </p>
      )}
      {mark?.render(`${id}-mark`)}
    </div>
  );
}
