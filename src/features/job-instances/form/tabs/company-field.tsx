import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMissingOptions } from '@/data/queries/use-option-list';
import { useCompanies } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import { visible } from '@/lib/text/visible-text';
import type { TabProps } from '../form-field';
import { FormSelect } from './fields';
import { MissingOptionsField } from './missing-options-field';

/** Whose instance it is: a super administrator chooses it for a new one. */
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
  const { missing, retry } = useMissingOptions('companies', superAdmin && isNew && companies?.length === 0);
  if (!superAdmin) return null;
  if (options.length === 0) {
    if (!isNew || companies === undefined) return null;
    return (
      <MissingOptionsField
        label={t('field.company')}
        name="companyCode"
        required
        error={errors.companyCode}
        missing={missing}
        onRetry={retry}
      />
    );
  }
  return (
    <FormSelect
      label={t('field.company')}
      name="companyCode"
      required={isNew}
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
