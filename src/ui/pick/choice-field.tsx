import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from './option';
import styles from '../form/field.module.css';
import type { FieldProps } from '../form/field';

interface ChoiceFieldProps extends Omit<FieldProps, 'hideLabel'> {
  options: readonly Option[];
  /** The chosen values. A value that is not among the options is kept, and shown as it is. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** A group of checkboxes, from which the user can choose several. For a small number of options. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, help, error, required = false, readOnly, disabled, name, options, value, onChange } = props;
  const { t } = useTranslation();
  const id = useId();
  const note = error || help;
  const unknown = value.filter((item) => options.every((option) => option.value !== item));
  const shown = [...options, ...unknown.map((item) => ({ value: item, label: item }))];
  const toggle = (item: string, checked: boolean): void =>
    onChange(shown.map((option) => option.value).filter((each) => (each === item ? checked : value.includes(each))));
  return (
    <fieldset className={styles.group} data-field={name} aria-describedby={note ? id : undefined}>
      <legend className={styles.labelLine}>
        {label}
        {required && (
          <span className={styles.mark} data-tooltip={t('field.required')} aria-hidden>
            *
          </span>
        )}
      </legend>
      {shown.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="checkbox"
            name={name}
            value={option.value}
            checked={value.includes(option.value)}
            disabled={disabled === true || readOnly === true}
            aria-invalid={error ? true : undefined}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
          {option.label}
        </label>
      ))}
      {note && (
        <p id={id} className={error ? styles.error : styles.help}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
