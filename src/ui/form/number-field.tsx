import { useTranslation } from 'react-i18next';
import { readNumber } from './typed/read-number';
import { TextField, type TextFieldProps } from './text-field';

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'mono'>;

/**
 * A field for a number. It is a text field, so that the mouse wheel does not change the number and the typed text stays
 * as it is. If the text is empty or not a number, the field shows an error.
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
