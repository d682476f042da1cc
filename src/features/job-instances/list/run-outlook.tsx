import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  firstDue,
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
import { instanceViewPath } from '@/domain/addresses/paths';
import { formatDateTime } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { FailingSince } from '@/shared/runs/failing-since';
import { useWorstFailure, type WorstFailure } from './use-worst-failure';
import styles from './run-outlook.module.css';

interface RunOutlookProps {
  /** The number of integrations that are running; undefined while unknown. */
  running: number | undefined;
  /** The codes of the integrations that fail. */
  failing: readonly string[];
}

/**
 * Facts below the title, after the number of integrations: the worst of several failing integrations, how many are
 * running, and which integration runs next.
 */
export function RunOutlook({ running, failing }: RunOutlookProps) {
  const isReady = useFirstDataReady();
  return isReady && running !== undefined && <Outlook running={running} failing={failing} />;
}

function Outlook({ running, failing }: { running: number; failing: readonly string[] }) {
  const { t } = useTranslation('job-instances');
  const format = useFormat();
  const { superAdmin } = usePermissions();
  const instances = useInstanceSummaries();
  const next = useNextRun(instances);
  const worst = useWorstFailure(failing, instances);
  if (next === undefined || worst === undefined) return null;
  return (
    <>
      {worst !== null && <Worst worst={worst} name={nameOf(worst.instance, superAdmin)} />}
      <span className={styles.outlook}>
        <span aria-hidden> · </span>
        {/* Beside the worst failure, there is no room to say that nothing is running. */}
        {running > 0 && `${t('outlook.running', { count: running, number: format.number(running) })} `}
        {running === 0 && worst === null && `${t('outlook.idle')} `}
        {next !== null &&
          t('outlook.next', { name: nameOf(next.instance, superAdmin), time: formatDateTime(new Date(next.time)) })}
      </span>
    </>
  );
}

function Worst({ worst: { instance, streak }, name }: { worst: WorstFailure; name: string }) {
  const { t } = useTranslation('job-instances');
  return (
    <span className={styles.worst}>
      <span aria-hidden className={styles.dot}>
        {' · '}
      </span>
      <CircleAlert size={14} aria-hidden />
      <span className={styles.label}>{t('worst.label')} </span>
      <Link to={instanceViewPath(instance.code)} className={styles.name}>
        <span>{name}</span>
      </Link>
      <span>
        {/* A dot instead of a comma, because a cut name leaves a small gap after it. */}
        {' · '}
        {t(streak.mayBeLonger ? 'worst.atLeast' : 'worst.exact', { count: streak.count })}{' '}
        <span className={styles.since}>
          <FailingSince streak={streak} short />
        </span>
      </span>
    </span>
  );
}

/** The label. People who see several companies also see the company, because two companies may use the same label. */
const nameOf = ({ label, company }: InstanceSummary, withCompany: boolean): string =>
  withCompany && company !== null ? `${label} (${company})` : label;

/** The next scheduled run; null if no run is scheduled, undefined while unknown. */
function useNextRun(
  instances: readonly InstanceSummary[] | undefined,
): { instance: InstanceSummary; time: number } | null | undefined {
  const [zone] = useServerZone();
  const times = useNextRuns(useDueTimeReader(zone), useSchedules(instances), useServerMinute());
  return useMemo(() => instances && times && firstDue(instances, times), [instances, times]);
}
