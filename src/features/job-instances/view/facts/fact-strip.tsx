import { Bell, CalendarClock, CircleDot, Percent, Plug, type LucideIcon } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { InstanceRow } from '@/domain/instance';
import { executionPath } from '@/domain/addresses/paths';
import { classNames } from '@/ui/theme/class-names';
import type { InstanceState } from '../use-instance-state';
import { ConnectionsFact } from './connections-fact';
import { SuccessRateFact } from './success-rate-fact';
import styles from './facts.module.css';
import { durationOf, type RunOutcome } from '@/domain/runs/health/outcome';
import { useFormat } from '@/i18n/format/use-format';
import { ExactTime } from '@/ui/text/relative-time';
import { useServerMinute } from '@/data/use-server-time';
import { useServerZone } from '@/data/use-server-zone';
import { nextRun } from '@/domain/schedule/cron-runs';
import { NextStart } from '@/shared/instance/next-start';
import { ScheduleLine } from '@/shared/instance/schedule-line';

interface FactStripProps {
  row: InstanceRow;
  state: InstanceState;
}

/** The state of an instance at a glance. The colour of the edge shows the health; "Last run" says it in words. */
export function FactStrip({ row, state }: FactStripProps) {
  const { t } = useTranslation('health');
  return (
    <dl className={classNames(styles.strip, styles[state.health.state])} aria-label={t('facts')}>
      <Fact icon={CalendarClock} name={t('fact.schedule')}>
        <ScheduleFact row={row} />
      </Fact>
      <Fact icon={CircleDot} name={t('fact.lastRun')}>
        <LastRunFact state={state} />
      </Fact>
      <Fact icon={Percent} name={t('fact.rate')}>
        <SuccessRateFact code={row.code} />
      </Fact>
      <Fact icon={Plug} name={t('fact.connections')}>
        <ConnectionsFact configuration={row.configuration} />
      </Fact>
      <Fact icon={Bell} name={t('fact.alerts')}>
        <AlertsFact row={row} />
      </Fact>
    </dl>
  );
}

interface FactProps {
  icon: LucideIcon;
  name: string;
  children: ReactNode;
}

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon size={14} aria-hidden />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Who is notified by e-mail: the first person, about what, and how many others. */
function AlertsFact({ row }: { row: InstanceRow }) {
  const { t } = useTranslation('health');
  const errors = row.sendErrorEmail ? row.errorAlertEmails : [];
  const warnings = row.sendWarningEmail ? row.warningAlertEmails : [];
  const people = [...new Set([...errors, ...warnings])];
  const [first, ...others] = people;
  if (first === undefined) return <p className={styles.value}>{t('alerts.none')}</p>;
  const about = !errors.includes(first) ? 'warnings' : warnings.includes(first) ? 'both' : 'errors';
  return (
    <>
      <p className={styles.value} title={people.join(', ')}>
        {first}
      </p>
      <p className={styles.note}>
        {t(`alerts.${about}`)}
        {others.length > 0 && t('alerts.others', { count: others.length })}
      </p>
    </>
  );
}

/** The time and the outcome of the newest run, or a note that a due run did not happen. */
function LastRunFact({ state: { health, runs, hasAll } }: { state: InstanceState }) {
  const { t } = useTranslation(['health', 'launch']);
  const format = useFormat();
  const [newest] = runs;
  if (health.state === 'never')
    return (
      <p className={classNames(styles.value, !hasAll && styles.awaited)}>
        {t(hasAll ? 'state.never' : 'state.noneHere')}
      </p>
    );
  const duration = newest === undefined ? null : durationOf(newest);
  const outcome = health.state satisfies RunOutcome | 'missed' | 'silent';
  return (
    <>
      <p className={styles.value}>
        <ExactTime moment={health.since} />
      </p>
      <p
        className={
          outcome === 'error'
            ? styles.failed
            : outcome === 'missed' || outcome === 'silent'
              ? styles.warned
              : styles.note
        }
      >
        {outcome === 'missed' || outcome === 'silent' || outcome === 'running' || duration === null
          ? t(`lastRun.${outcome}`)
          : t(`lastRun.after.${outcome}`, { duration: format.duration(duration) })}
      </p>
      {newest !== undefined && outcome !== 'missed' && (
        <p className={styles.note}>
          <Link to={executionPath(newest.id)}>{t('run', { ns: 'launch', id: newest.id })}</Link>
        </p>
      )}
    </>
  );
}

/** The schedule in words and the next run. */
function ScheduleFact({ row: { cronExpression, eventTrigger, enabled } }: { row: InstanceRow }) {
  const { t } = useTranslation('health');
  const format = useFormat();
  const now = useServerMinute();
  const [zone] = useServerZone();
  const next = useMemo(() => nextRun(cronExpression, new Date(now), zone), [cronExpression, now, zone]);
  return (
    <>
      <p className={styles.value}>
        <ScheduleLine cronExpression={cronExpression} eventTrigger={eventTrigger} />
      </p>
      {next !== null && (
        <p className={styles.note}>
          {enabled ? (
            <>
              {t('schedule.next')} <NextStart at={next} />{' '}
              <span className={styles.whole}>{format.relative(next.getTime(), now)}</span>
            </>
          ) : (
            t('schedule.paused')
          )}
        </p>
      )}
    </>
  );
}
