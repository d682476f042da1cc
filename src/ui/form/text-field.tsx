import type { ComponentProps, Ref } from 'react';
import { classNames } from '../theme/class-names';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

/** Native attributes that a text input of the kit passes on. */
export type TextInputAttributes = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'spellCheck' | 'onFocus' | 'onBlur' | 'onKeyDown'
>;

export interface TextFieldProps extends FieldProps, TextInputAttributes {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'url' | 'search' | 'datetime-local';
  /** Codes, URLs and cron expressions read better in monospace. */
  mono?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    help,
    error,
    required,
    readOnly,
    disabled,
    hideLabel,
    name,
    value,
    onChange,
    mono,
    type,
    ref,
    ...rest
  } = props;
  return (
    <Field {...{ label, help, error, required, hideLabel, name }}>
      {(control) => (
        <input
          {...rest}
          {...control}
          ref={ref}
          type={type ?? 'text'}
          className={classNames(styles.control, mono === true && styles.mono)}
          value={value}
          readOnly={readOnly}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
