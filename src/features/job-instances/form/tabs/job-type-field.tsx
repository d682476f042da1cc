import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobs } from '@/data/queries/use-reference-data';
import { NEW_INSTANCE, sameField } from '@/domain/instance-fields';
import { useJobName } from '@/i18n/use-job-name';
import { useConfirm } from '@/ui/overlay/use-confirm';
import type { TabProps } from '../form-field';
import { OptionListField } from './option-list-field';

/**
 * The job of an instance. Choosing a job sets its default configuration, after a confirmation if the configuration was
 * edited. An existing instance keeps its job.
 */
export function JobTypeField({ value, editor, errors, isNew, readOnly }: TabProps) {
  const { t } = useTranslation('job-instances');
  const jobs = useJobs();
  const jobName = useJobName();
  const confirm = useConfirm();
  const options = useMemo(() => {
    const codes = isNew ? (jobs ?? []).map(({ code }) => code) : [value.jobCode].filter((code) => code !== null);
    return codes.map((code) => ({ value: code, label: jobName(code) }));
  }, [isNew, value.jobCode, jobs, jobName]);
  const choose = useCallback(
    async (code: string): Promise<void> => {
      if (code === '') return editor.edit({ jobCode: null });
      const { configuration, jobCode } = editor.snapshot().value ?? NEW_INSTANCE;
      const defaultConfigurationOf = (wanted: string | null) => jobs?.find((job) => job.code === wanted)?.defaultConf;
      const untouched = [NEW_INSTANCE.configuration, defaultConfigurationOf(jobCode) ?? ''].some((known) =>
        sameField('configuration', configuration, known),
      );
      if (
        !untouched &&
        !(await confirm({ title: t('job.replaceTitle'), text: t('job.replaceText'), action: t('job.replaceConfirm') }))
      )
        return;
      editor.edit({ jobCode: code, configuration: defaultConfigurationOf(code) ?? NEW_INSTANCE.configuration });
    },
    [editor, jobs, confirm, t],
  );
  const onChange = useCallback((code: string) => void choose(code), [choose]);
  return (
    <OptionListField
      label={t('field.jobType')}
      name="jobCode"
      error={errors.jobCode}
      list="jobs"
      isEmpty={jobs?.length === 0}
      options={options}
      value={value.jobCode}
      onChange={onChange}
      isNew={isNew}
      disabled={readOnly}
    />
  );
}
