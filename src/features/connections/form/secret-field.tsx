import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormField } from '@/shared/online-form/use-form-field';
import { PasswordField } from '@/ui/form/password-field';

interface SecretFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  /** True if the server has a secret. The API never returns the secret; it can only be replaced. */
  stored: boolean;
}

/** A masked field for a connection's secret. An empty field keeps the stored secret. */
export function SecretField<Values extends FieldValues>({ control, name, label, stored }: SecretFieldProps<Values>) {
  const { t } = useTranslation('connections');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- in every form, the field's value is a string
  const field = useFormField(control as unknown as Control<Record<string, string>>, name);
  return (
    <PasswordField
      label={label}
      autoComplete="off"
      required={!stored}
      {...(stored && { help: t('field.stored'), placeholder: t('field.storedPlaceholder') })}
      {...field}
    />
  );
}
