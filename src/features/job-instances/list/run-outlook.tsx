import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDueTimeReader,
  useInstanceSummaries,
  useNextRuns,
  useSchedules,
  type InstanceSummary,
} from '@/data/queries/period/use-period';
import { useFirstDataReady } from '@/data/sync/first-screen';
import { usePermissions } from '@/data/session/use-session';
import { useServerMinute } from '@/data/use-server-time';
import { useServerZone } from '@/data/use-server-zone';
import { formatDateTime } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import styles from './run-outlook.module.css';

/**
 * How many integrations are running, and which integration runs next. Shown below the title, after another fact.
 * @param running the number of integrations that are running; undefined while unknown
 */
export function RunOutlook({ running }: { running: number | undefined }) {
  const isReady = useFirstDataReady();
  return isReady && running !== undefined && <Outlook running={running} />;
}

function Outlook({ running }: { running: number }) {
  const { t } = useTranslation('job-instances');
  const format = useFormat();
  const { superAdmin } = usePermissions();
  const next = useNextRun();
  if (next === undefined) return null;
  return (
    <span className={styles.outlook}>
      <span aria-hidden> · </span>
      {running === 0
        ? t('outlook.idle')
        : t('outlook.running', { count: running, number: format.number(running) })}{' '}
      {next !== null &&
        t('outlook.next', { name: nameOf(next.instance, superAdmin), time: formatDateTime(new Date(next.time)) })}
    </span>
  );
}

/** The label, with the company for people who see several: integrations of two companies may have the same label. */
const nameOf = ({ label, company }: InstanceSummary, withCompany: boolean): string =>
  withCompany && company !== null ? `${label} (${company})` : label;

interface NextRun {
  instance: InstanceSummary;
  /** Milliseconds since 1970. */
  time: number;
}

/** The next scheduled run; null if no run is scheduled, undefined while unknown. */
function useNextRun(): NextRun | null | undefined {
  const [zone] = useServerZone();
  const instances = useInstanceSummaries();
  const times = useNextRuns(useDueTimeReader(zone), useSchedules(instances), useServerMinute());
  return useMemo(() => {
    if (instances === undefined || times === undefined) return undefined;
    let next: NextRun | null = null;
    for (const instance of instances) {
      const time = times.get(instance.code);
      if (time !== undefined && (next === null || time < next.time)) next = { instance, time };
    }
    return next;
  }, [instances, times]);
}
