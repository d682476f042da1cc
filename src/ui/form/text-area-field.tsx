import { classNames } from '../theme/class-names';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

interface TextAreaFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  placeholder?: string;
  mono?: boolean;
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextAreaField({ value, onChange, rows = 3, placeholder, mono = false, ...field }: TextAreaFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          className={classNames(styles.control, styles.area, mono && styles.mono)}
          rows={rows}
          placeholder={placeholder}
          value={value}
          readOnly={field.readOnly}
          disabled={field.disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
