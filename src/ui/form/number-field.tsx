import { useTranslation } from 'react-i18next';
import { readNumber } from './typed/read-number';
import { TextField, type TextFieldProps } from './text-field';

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'mono'>;

/**
 * A number typed as text. The wheel does not change it, and the typed text is kept. A text that is not a number shows
 * an error.
 */
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
