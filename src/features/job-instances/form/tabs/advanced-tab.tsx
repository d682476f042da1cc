import { useTranslation } from 'react-i18next';
import { useJobs } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import { ScheduleLine } from '@/shared/instance/schedule-line';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import type { TabProps } from '../form-field';
import { FormSwitch, FormText, FormSelect } from './fields';
import { usePropertyLabel } from '@/shared/instance-change/use-labels';
import styles from './advanced.module.css';
import { NextRuns } from './schedule/next-runs';
import { ServerZoneField } from './schedule/server-zone-field';
import { useSchedule } from './schedule/use-schedule';
import { browserZone, useServerZone } from '@/data/use-server-zone';
import { useCallback, useMemo } from 'react';

type Toggle = 'allowSimultaneousRun' | 'eventTrigger' | 'showJsonConfiguration';

/** When and how an instance runs. For administrators; two settings are only for the super administrator. */
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

/** Whether events can launch the chosen job. */
function useHasEventTrigger(jobCode: string | null): boolean {
  const jobs = useJobs();
  return jobs?.find(({ code }) => code === jobCode)?.hasEventTrigger === true;
}

/** The schedule as free text with a preview. Only the server validates the expression. */
function CronField({ value, set, errors, readOnly }: TabProps) {
  const { t } = useTranslation('instance-tabs');
  const label = usePropertyLabel();
  const expression = value.cronExpression ?? '';
  return (
    <Stack gap={2}>
      <FormText
        label={label('cronExpression')}
        name="cronExpression"
        mono
        value={expression}
        onChange={set.cronExpression}
        error={errors.cronExpression}
        help={t('cron.help')}
        disabled={readOnly}
        autoComplete="off"
        spellCheck={false}
      />
      <SchedulePreview expression={expression} />
    </Stack>
  );
}

/** A cron expression in words, and its next runs. Shows nothing for an unreadable expression. */
function SchedulePreview({ expression }: { expression: string }) {
  const { t } = useTranslation('instance-tabs');
  const zone = browserZone();
  const [serverZone, setServerZone] = useServerZone();
  const schedule = useSchedule(expression, zone, serverZone);
  if (schedule.state === 'loading') return null;
  if (schedule.state !== 'read') return <p className={styles.note}>{t(`cron.${schedule.state}`)}</p>;
  return (
    <Stack gap={3} className={styles.preview}>
      <p className={styles.words}>
        <ScheduleLine cronExpression={expression} eventTrigger={false} />
      </p>
      {schedule.runs.length === 0 ? (
        <p className={styles.note}>{t('cron.never')}</p>
      ) : (
        <>
          <NextRuns runs={schedule.runs} zone={zone} serverZone={serverZone} />
          <ServerZoneField zone={zone} value={serverZone} onChange={setServerZone} />
        </>
      )}
    </Stack>
  );
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
