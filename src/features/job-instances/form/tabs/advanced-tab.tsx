import { useTranslation } from 'react-i18next';
import { useJobs } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import type { TabProps } from '../form-field';
import { FormSwitch, FormSelect } from './fields';
import { usePropertyLabel } from '@/shared/instance-change/use-labels';
import styles from './advanced.module.css';
import { ScheduleSection } from './schedule/schedule-section';
import { useCallback, useMemo } from 'react';
import type { InstanceRow } from '@/domain/instance';

type Toggle = 'allowSimultaneousRun' | 'eventTrigger' | 'showJsonConfiguration';

interface AdvancedTabProps extends TabProps {
  /** The instance on the server; null for a new or deleted instance. */
  instance: InstanceRow | null;
}

/** When and how an instance runs. For administrators; two of the settings are only for super administrators. */
export function AdvancedTab({ instance, ...props }: AdvancedTabProps) {
  const { t } = useTranslation('instance-tabs');
  const { superAdmin } = usePermissions();
  const hasEventTrigger = useHasEventTrigger(props.value.jobCode);
  return (
    <Stack gap={8}>
      <ScheduleSection form={props} instance={instance}>
        {hasEventTrigger && <ToggleField {...props} name="eventTrigger" />}
        {superAdmin && <ToggleField {...props} name="allowSimultaneousRun" />}
      </ScheduleSection>
      <div className={styles.tab}>
        <Section title={t('advanced.support')}>
          <Stack gap={4}>
            {superAdmin && <VerbosityField {...props} />}
            <ToggleField {...props} name="showJsonConfiguration" />
          </Stack>
        </Section>
      </div>
    </Stack>
  );
}

function ToggleField({ value, set, errors, readOnly, name }: TabProps & { name: Toggle }) {
  const { t } = useTranslation('instance-tabs');
  const label = usePropertyLabel();
  return (
    <FormSwitch
      label={label(name)}
      name={name}
      help={t(`help.${name}`)}
      value={value[name]}
      onChange={set[name]}
      error={errors[name]}
      disabled={readOnly}
    />
  );
}

/** True if events can launch the job. */
function useHasEventTrigger(jobCode: string | null): boolean {
  const jobs = useJobs();
  return jobs?.find(({ code }) => code === jobCode)?.hasEventTrigger === true;
}

/** The levels of detail of the execution log. */
const LEVELS = [1, 2, 3, 4] as const;

/** The detail level of the execution log. */
function VerbosityField({ value, set, errors, readOnly }: TabProps) {
  const { t } = useTranslation('instance-tabs');
  const label = usePropertyLabel();
  const setLevel = set.executionLogVerbosity;
  const options = useMemo(
    () => LEVELS.map((level) => ({ value: String(level), label: `${level} – ${t(`verbosity.${level}`)}` })),
    [t],
  );
  const onChange = useCallback((level: string) => setLevel(level === '' ? null : Number(level)), [setLevel]);
  return (
    <FormSelect
      label={label('executionLogVerbosity')}
      name="executionLogVerbosity"
      options={options}
      value={value.executionLogVerbosity === null ? '' : String(value.executionLogVerbosity)}
      onChange={onChange}
      error={errors.executionLogVerbosity}
      disabled={readOnly}
    />
  );
}
