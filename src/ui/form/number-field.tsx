import { useTranslation } from 'react-i18next';
import { readNumber } from './typed/read-number';
import { TextField, type TextFieldProps } from './text-field';

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'mono'>;

/** A number typed as text: no wheel surprises, and what is typed stays as it is typed. A text that is no number is marked. */
export function NumberField({ value, error, ...rest }: NumberFieldProps) {
  const { t } = useTranslation();
  const isNumber = typeof readNumber(value) === 'number';
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      error={isNumber ? error : t('field.invalidNumber')}
      value={value}
    />
  );
}
