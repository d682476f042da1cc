import type { ComponentProps, Ref } from 'react';
import { classNames } from '../theme/class-names';
import { Field, type FieldProps } from './field';
import { useStorable } from './typed/use-storable';
import styles from './field.module.css';

/** Attributes that a `TextField` passes on to its `input`. */
export type TextInputAttributes = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'spellCheck' | 'onFocus' | 'onBlur' | 'onKeyDown'
>;

export interface TextFieldProps extends FieldProps, TextInputAttributes {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'url' | 'search';
  /** True for a monospace font. Use it for codes, URLs and cron expressions. */
  mono?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text. */
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
  const storable = useStorable(value, onChange);
  return (
    <Field {...{ label, help, error: storable.problem ?? error, required, hideLabel, name }}>
      {(control) => (
        <input
          {...rest}
          {...control}
          ref={ref}
          type={type ?? 'text'}
          className={classNames(styles.control, mono === true && styles.mono)}
          value={storable.shown}
          readOnly={readOnly}
          disabled={disabled}
          onChange={(event) => storable.change(event.target.value)}
        />
      )}
    </Field>
  );
}
