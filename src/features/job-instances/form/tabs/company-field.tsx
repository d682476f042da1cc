import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompanies } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import { visible } from '@/lib/text/visible-text';
import type { TabProps } from '../form-field';
import { FormSelect } from './fields';

/** Whose instance it is: super administrator only, and only while there are companies to choose from (spec 2, section 6). */
export function CompanyField({ value, set, errors, isNew, readOnly }: TabProps) {
  const { t } = useTranslation('job-instances');
  const { superAdmin } = usePermissions();
  const companies = useCompanies();
  const options = useMemo(
    () => (companies ?? []).map(({ code, name }) => ({ value: code, label: visible(name) ?? code })),
    [companies],
  );
  const { companyCode: setCompany } = set;
  const onChange = useCallback((code: string) => setCompany(code === '' ? null : code), [setCompany]);
  if (!superAdmin || options.length === 0) return null;
  return (
    <FormSelect
      label={t('field.company')}
      name="companyCode"
      options={options}
      placeholder={t('field.selectPlaceholder', { ns: 'common' })}
      value={value.companyCode ?? ''}
      onChange={onChange}
      error={errors.companyCode}
      readOnly={!isNew}
      disabled={readOnly}
    />
  );
}
