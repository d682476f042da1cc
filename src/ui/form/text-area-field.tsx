import { classNames } from '../theme/class-names';
import { Field, type FieldProps } from './field';
import { useStorable } from './typed/use-storable';
import styles from './field.module.css';

interface TextAreaFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  placeholder?: string;
  mono?: boolean;
}

/** A field for several lines of text. In browsers that support it, the field grows with its text. */
export function TextAreaField({ value, onChange, rows = 8, placeholder, mono = false, ...field }: TextAreaFieldProps) {
  const storable = useStorable(value, onChange);
  return (
    <Field {...field} error={storable.problem ?? field.error}>
      {(control) => (
        <textarea
          {...control}
          // The text may be a secret, which the browser's auto-complete would store on disk.
          autoComplete="off"
          className={classNames(styles.control, styles.area, mono && styles.mono)}
          rows={rows}
          placeholder={placeholder}
          value={storable.shown}
          readOnly={field.readOnly}
          disabled={field.disabled}
          onChange={(event) => storable.change(event.target.value)}
        />
      )}
    </Field>
  );
}
