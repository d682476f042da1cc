import { ChevronDown } from 'lucide-react';
import type { Option } from '../pick/option';
import { classNames } from '../theme/class-names';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

interface SelectFieldProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  /** "" while nothing is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** The text of a first entry whose value is "". */
  placeholder?: string;
}

/**
 * A native select, which is small and works well with a keyboard and on phones. A value that is not among the options
 * is kept, and shown as it is.
 */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, value, onChange, placeholder, ...field } = props;
  const known = value === '' || options.some((option) => option.value === value);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.select}>
          <select
            {...control}
            className={classNames(styles.control, field.readOnly === true && styles.plain)}
            value={value}
            disabled={field.disabled === true || field.readOnly === true}
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an option's value, or empty, which only the placeholder has
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {(value === '' || placeholder !== undefined) && <option value="">{placeholder ?? ''}</option>}
            {!known && <option value={value}>{value}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {field.readOnly !== true && <ChevronDown size={16} aria-hidden className={styles.chevron} />}
        </div>
      )}
    </Field>
  );
}
