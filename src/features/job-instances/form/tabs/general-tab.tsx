import { useTranslation } from 'react-i18next';
import { Columns, Stack } from '@/ui/layout/stack';
import type { TabProps } from '../form-field';
import { FormSwitch, FormText, FormTextArea } from './fields';
import { JobTypeField } from './job-type-field';
import styles from '../form.module.css';
import { useCallback, useMemo } from 'react';
import { useCompanies } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import { visible } from '@/lib/text/visible-text';
import { Copyable } from '@/ui/form/copyable';
import { OptionListField } from './option-list-field';

/** Basic fields of an instance. Code, job and company cannot change after creation. */
export function GeneralTab(props: TabProps) {
  const { value, set, errors, readOnly } = props;
  const { t } = useTranslation('job-instances');
  const { superAdmin } = usePermissions();
  return (
    <Stack gap={4} className={styles.fields}>
      <FormSwitch
        label={t('field.enabled')}
        name="enabled"
        value={value.enabled}
        onChange={set.enabled}
        error={errors.enabled}
        disabled={readOnly}
      />
      <CodeAndLabel {...props} />
      {superAdmin ? (
        <Columns>
          <JobTypeField {...props} />
          <CompanyField {...props} />
        </Columns>
      ) : (
        <JobTypeField {...props} />
      )}
      <FormTextArea
        label={t('field.description')}
        name="description"
        value={value.description}
        onChange={set.description}
        error={errors.description}
        disabled={readOnly}
      />
    </Stack>
  );
}

/** Code and label. A new instance has them side by side; an existing instance has its fixed code below the label. */
function CodeAndLabel({ value, set, errors, isNew, readOnly }: TabProps) {
  const { t } = useTranslation('job-instances');
  const code = (
    <FormText
      label={t('field.code')}
      name="code"
      mono
      required={isNew}
      value={value.code}
      onChange={set.code}
      error={errors.code}
      readOnly={!isNew}
      disabled={readOnly}
      autoComplete="off"
      spellCheck={false}
    />
  );
  const label = (
    <FormText
      label={t('field.label')}
      name="label"
      value={value.label}
      onChange={set.label}
      error={errors.label}
      disabled={readOnly}
      autoComplete="off"
    />
  );
  if (isNew)
    return (
      <Columns>
        {code}
        {label}
      </Columns>
    );
  return (
    <>
      {label}
      <Copyable text={value.code} label={t('field.copyCode')}>
        {code}
      </Copyable>
    </>
  );
}

/** The company of the instance, for super administrators. They can choose it only for a new instance. */
function CompanyField({ value, set, errors, isNew, readOnly }: TabProps) {
  const { t } = useTranslation('job-instances');
  const companies = useCompanies();
  const options = useMemo(
    () => (companies ?? []).map(({ code, name }) => ({ value: code, label: visible(name) ?? code })),
    [companies],
  );
  const { companyCode: setCompany } = set;
  const onChange = useCallback((code: string) => setCompany(code === '' ? null : code), [setCompany]);
  return (
    <OptionListField
      label={t('field.company')}
      name="companyCode"
      error={errors.companyCode}
      list="companies"
      isEmpty={companies?.length === 0}
      options={options}
      value={value.companyCode}
      onChange={onChange}
      isNew={isNew}
      disabled={readOnly}
    />
  );
}
