import { useTranslation } from 'react-i18next';
import { Columns, Stack } from '@/ui/layout/stack';
import type { TabProps } from '../form-field';
import { CompanyField } from './company-field';
import { FormSwitch, FormText, FormTextArea } from './fields';
import { JobTypeField } from './job-type-field';
import styles from '../form.module.css';

/** What an instance is. Code, job and company are fixed once it exists. */
export function GeneralTab(props: TabProps) {
  const { value, set, errors, isNew, readOnly } = props;
  const { t } = useTranslation('job-instances');
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
      <Columns>
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
        <FormText
          label={t('field.label')}
          name="label"
          value={value.label}
          onChange={set.label}
          error={errors.label}
          disabled={readOnly}
          autoComplete="off"
        />
      </Columns>
      <Columns>
        <JobTypeField {...props} />
        <CompanyField {...props} />
      </Columns>
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
