import { useTranslation } from 'react-i18next';
import { useJobs } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import type { TabProps } from '../form-field';
import { FormSwitch } from './fields';
import { usePropertyLabel } from '@/shared/instance-change/use-property-label';
import { CronField } from './schedule/cron-field';
import { VerbosityField } from './verbosity-field';
import styles from './advanced.module.css';

type Toggle = 'allowSimultaneousRun' | 'eventTrigger' | 'showJsonConfiguration';

/** When and how an instance runs. Administrators only; two settings are the super administrator's. */
export function AdvancedTab(props: TabProps) {
  const { t } = useTranslation('instance-tabs');
  const { superAdmin } = usePermissions();
  const hasEventTrigger = useHasEventTrigger(props.value.jobCode);
  return (
    <Stack gap={6} className={styles.tab}>
      <Section title={t('advanced.schedule')}>
        <Stack gap={4}>
          <CronField {...props} />
          {hasEventTrigger && <ToggleField {...props} name="eventTrigger" />}
          {superAdmin && <ToggleField {...props} name="allowSimultaneousRun" />}
        </Stack>
      </Section>
      <Section title={t('advanced.support')}>
        <Stack gap={4}>
          {superAdmin && <VerbosityField {...props} />}
          <ToggleField {...props} name="showJsonConfiguration" />
        </Stack>
      </Section>
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

/** Whether events can launch the chosen job, by its definition. */
function useHasEventTrigger(jobCode: string | null): boolean {
  const jobs = useJobs();
  return jobs?.find(({ code }) => code === jobCode)?.hasEventTrigger === true;
}
