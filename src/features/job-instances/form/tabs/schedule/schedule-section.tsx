import { CalendarDays } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScheduledDurations } from '@/data/queries/schedules/use-scheduled-durations';
import { browserZone, useServerZone } from '@/data/use-server-zone';
import { SCHEDULES_PATH } from '@/domain/addresses/paths';
import type { InstanceRow } from '@/domain/instance';
import type { CronProblem } from '@/domain/schedule/cron-fields';
import { ScheduleLine } from '@/shared/instance/schedule-line';
import { usePropertyLabel } from '@/shared/instance-change/use-labels';
import { LinkButton } from '@/ui/button/link-button';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import type { TabProps } from '../../form-field';
import { FormText } from '../fields';
import { DaySection } from './day-section';
import { NextRuns } from './next-runs';
import { OverlapNote } from './overlap-note';
import { ScheduleBuilder } from './schedule-builder';
import { ServerZoneField } from './server-zone-field';
import { useSchedule } from './use-schedule';
import { useScheduleChoice } from './use-schedule-choice';
import styles from './schedule.module.css';

interface ScheduleSectionProps {
  form: TabProps;
  /** The instance on the server; null for a new or deleted instance. */
  instance: InstanceRow | null;
  /** Further settings, below the schedule. */
  children: ReactNode;
}

const NO_CODES: readonly string[] = [];

/**
 * Shows when an instance runs: its schedule as fields and as an expression, the next runs, and when the other
 * integrations of the company start.
 */
export function ScheduleSection({ form, instance, children }: ScheduleSectionProps) {
  const { t } = useTranslation(['instance-tabs', 'schedules']);
  const { value, set, errors, readOnly } = form;
  const label = usePropertyLabel();
  const zone = browserZone();
  const [serverZone, setServerZone] = useServerZone();
  const expression = value.cronExpression ?? '';
  const [around, setAround] = useState<number | null>(null);
  const schedule = useSchedule(expression, zone, serverZone);
  const shown = useSchedule(expression, zone, serverZone, around);
  const { choice, change, changeKind } = useScheduleChoice(expression, set.cronExpression);
  const code = instance?.code ?? null;
  const duration = useScheduledDurations(code === null ? NO_CODES : [code])?.[code ?? ''];
  const runs = schedule.state === 'read' ? schedule.runs : [];
  return (
    <>
      <div className={styles.columns}>
        <Section
          title={t('advanced.schedule')}
          actions={
            <LinkButton variant="quiet" size="small" icon={CalendarDays} to={SCHEDULES_PATH}>
              {t('schedules:all')}
            </LinkButton>
          }
        >
          <Stack gap={4}>
            <ScheduleBuilder choice={choice} onChange={change} onKind={changeKind} disabled={readOnly} />
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
              <div className={styles.about} role="status">
                {schedule.state === 'none' && t('cron.none')}
                {schedule.state === 'unreadable' && <Unreadable problem={schedule.problem} />}
                {schedule.state === 'read' && (
                  <span className={styles.strong}>
                    <ScheduleLine cronExpression={expression} eventTrigger={false} />
                  </span>
                )}
                <Before instance={instance} expression={expression} />
              </div>
              {schedule.state === 'read' && runs.length === 0 && <p className={styles.note}>{t('cron.never')}</p>}
              {schedule.state === 'read' && !value.enabled && <p className={styles.note}>{t('schedules:disabled')}</p>}
            </Stack>
            {runs.length > 0 && code !== null && (
              <div className={styles.usual}>
                <OverlapNote
                  code={code}
                  runs={runs}
                  duration={duration}
                  choice={choice}
                  allowsSimultaneous={value.allowSimultaneousRun}
                  onChange={readOnly ? null : change}
                />
              </div>
            )}
            {children}
          </Stack>
        </Section>
        {shown.state === 'read' && shown.runs.length > 0 && (
          <Stack gap={4}>
            <NextRuns
              runs={shown.runs}
              zone={zone}
              serverZone={serverZone}
              around={around}
              onAroundChange={setAround}
            />
            <ServerZoneField zone={zone} value={serverZone} onChange={setServerZone} />
          </Stack>
        )}
      </div>
      <DaySection
        code={code}
        companyCode={value.companyCode}
        expression={value.enabled && runs.length > 0 ? expression : null}
        usual={duration?.usual?.median ?? null}
        zone={serverZone}
      />
    </>
  );
}

/** The schedule on the server, if it differs from the form. */
function Before({ instance, expression }: { instance: InstanceRow | null; expression: string }) {
  const { t } = useTranslation('schedules');
  const before = instance?.cronExpression?.trim() ?? '';
  if (instance === null || before === expression.trim()) return null;
  return (
    <span className={styles.note}>
      {t('was')} <ScheduleLine cronExpression={before} eventTrigger={false} />
    </span>
  );
}

/** Says why an expression cannot be read. */
function Unreadable({ problem }: { problem: CronProblem | null }) {
  const { t } = useTranslation(['instance-tabs', 'schedules']);
  return (
    <>
      {problem !== null && <span className={styles.problem}>{problemText(problem)}</span>} {t('cron.unreadable')}
    </>
  );

  function problemText(found: CronProblem): string | null {
    switch (found.kind) {
      case 'long':
        return null;
      case 'count':
        return t('schedules:problem.count', { count: found.count });
      case 'number':
        return t('schedules:problem.number', { ...found, field: t(`schedules:field.${found.field}`) });
      case 'field':
        return t('schedules:problem.field', { ...found, field: t(`schedules:field.${found.field}`) });
    }
  }
}
