import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CompanyRow } from '@/domain/company';
import { useFormField } from '@/shared/online-form/use-form-field';
import { SelectField } from '@/ui/form/select-field';
import { visible } from '@/lib/text/visible-text';

interface CompanySelectProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Null if the user may not choose a company, or if loading failed. If null or empty, nothing is shown. */
  companies: readonly CompanyRow[] | null;
}

/** A field for the company of a connection. Only for the super administrator. */
export function CompanySelect<Values extends FieldValues>({ control, name, companies }: CompanySelectProps<Values>) {
  const { t } = useTranslation('connections');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- in every form, the field's value is a string
  const field = useFormField(control as unknown as Control<Record<string, string>>, name);
  if (companies === null || companies.length === 0) return null;
  return (
    <SelectField
      label={t('company')}
      options={companies.map(({ code, name: companyName }) => ({ value: code, label: visible(companyName) ?? code }))}
      placeholder={t('card.noCompany')}
      {...field}
    />
  );
}
