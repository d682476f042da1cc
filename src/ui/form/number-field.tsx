import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readNumber } from './typed/read-number';
import { TextField, type TextFieldProps } from './text-field';

interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'mono'> {
  /** null while the field is empty. */
  value: number | null;
  /** Called with null for an empty field; not called while the text is no number, which the field says itself. */
  onChange: (value: number | null) => void;
}

/** A number typed as text: no wheel surprises, and what is typed stays as it is typed. */
export function NumberField({ value, onChange, error, ...rest }: NumberFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value === null ? '' : String(value));
  const typed = readNumber(text);
  const shown = typed === value || typed === undefined ? text : String(value ?? '');
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      error={error ?? (readNumber(shown) === undefined ? t('field.invalidNumber') : null)}
      value={shown}
      onChange={(next) => {
        setText(next);
        const number = readNumber(next);
        if (number !== undefined) onChange(number);
      }}
    />
  );
}
