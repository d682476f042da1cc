import { Bell, CalendarClock, CircleDot, Percent, Plug, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InstanceRow } from '@/domain/instance';
import { classNames } from '@/ui/theme/class-names';
import type { InstanceState } from '../use-instance-state';
import { AlertsFact } from './alerts-fact';
import { ConnectionsFact } from './connections-fact';
import { LastRunFact } from './last-run-fact';
import { ScheduleFact } from './schedule-fact';
import { SuccessRateFact } from './success-rate-fact';
import styles from './facts.module.css';

interface FactStripProps {
  row: InstanceRow;
  /** Undefined until it is read; every fact has its place before. */
  state: InstanceState | undefined;
}

/** The state of an instance at a glance. The edge has the colour of its health, which the last run says in words. */
export function FactStrip({ row, state }: FactStripProps) {
  const { t } = useTranslation('health');
  return (
    <dl className={classNames(styles.strip, state && styles[state.health.state])} aria-label={t('facts')}>
      <Fact icon={CalendarClock} name={t('fact.schedule')}>
        <ScheduleFact row={row} />
      </Fact>
      <Fact icon={CircleDot} name={t('fact.lastRun')}>
        {state && <LastRunFact state={state} />}
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
