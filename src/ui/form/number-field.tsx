import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readNumber } from './typed/read-number';
import { TextField, type TextFieldProps } from './text-field';

interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'onBlur' | 'type' | 'inputMode' | 'mono'
> {
  /** null while the field is empty. */
  value: number | null;
  /** Called with null for an empty field; not called while the text is no number, which the field says itself. */
  onChange: (value: number | null) => void;
}

/**
 * A number typed as text: no wheel surprises, and what is typed stays as it is typed. A field that must have one may be
 * empty while it is being changed, and shows its number again when it is left so.
 */
export function NumberField({ value, onChange, error, ...rest }: NumberFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<{ text: string; instead: number | null } | null>(null);
  // What was typed stands until another value comes from outside.
  const number = typed === null ? null : readNumber(typed.text);
  const stands = typed !== null && (number === value || (number == null && typed.instead === value));
  const shown = stands ? typed.text : String(value ?? '');
  const read = readNumber(shown);
  const isWrong = read === undefined || (read === null && value !== null);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      error={error ?? (isWrong ? t('field.invalidNumber') : null)}
      value={shown}
      onChange={(text) => {
        setTyped({ text, instead: value });
        const next = readNumber(text);
        if (next !== undefined) onChange(next);
      }}
      onBlur={() => {
        if (read === null) setTyped(null);
      }}
    />
  );
}
