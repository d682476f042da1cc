import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastConnectionTest } from '@/data/connection-tests';
import { usePermissions } from '@/data/session/use-session';
import type { ExecutionRow } from '@/domain/execution';
import type { Permissions } from '@/domain/permissions';
import type { CurrentCause } from '@/domain/runs/health/cause-since';
import { RelaunchButton } from '@/shared/instance/relaunch-button';
import { formatDateTime } from '@/i18n/format/date';
import { BarActionContext } from '../bar-action';
import { Advice } from './advice';
import { ChangedElsewhere } from './changed-advice';
import { CopyReportButton } from './copy-report-button';
import { MainAction } from './main-action';
import { useCause } from './use-cause';
import type { Failure } from './use-failure';
import styles from './failure.module.css';

interface FailureActionsProps {
  failure: Failure;
  busy: boolean;
  onLaunch: (delta: boolean | null) => Promise<void>;
}

/** The actions for a failure: advice for its cause, relaunch, report. The buttons never move. */
export function FailureActions({ failure, busy, onLaunch }: FailureActionsProps) {
  const { t } = useTranslation('run');
  const { row, instance } = failure;
  const knownCause = useCause(failure);
  const isConnectionProven = useConnectionProven(row, knownCause?.cause);
  const permissions = usePermissions();
  const isRelaunchMain =
    knownCause !== undefined && isRelaunchBest(failure, knownCause.cause, permissions, isConnectionProven);
  useBarAction(failure, knownCause?.cause, isRelaunchMain);
  const relaunch = row.instanceCode !== null && (
    <RelaunchButton
      lastType={row.type}
      isFirst={false}
      busy={busy}
      enabled={instance?.enabled !== false}
      variant={isRelaunchMain ? 'primary' : 'default'}
      size="medium"
      onLaunch={onLaunch}
    />
  );
  return (
    <>
      <h2 className={styles.title}>{t('todo.title')}</h2>
      <div className={styles.cause}>
        {knownCause?.isChangedElsewhere === true && <ChangedElsewhere failure={failure} />}
        {knownCause?.laterConfiguration != null && <LaterConfiguration {...knownCause.laterConfiguration} />}
        {knownCause !== undefined && (
          <Advice failure={failure} cause={knownCause.cause} isTestMain={!isConnectionProven} />
        )}
      </div>
      <div className={styles.last}>
        {isRelaunchMain ? <MainAction>{relaunch}</MainAction> : relaunch}
        <CopyReportButton failure={failure} />
      </div>
    </>
  );
}

/** Whether the only connection that may have caused the failure worked in a test on this device after the run. */
function useConnectionProven({ createdAt, finishedAt }: ExecutionRow, cause: CurrentCause | undefined): boolean {
  const { operate } = usePermissions();
  const isAboutConnections = cause?.kind === 'connection' || cause?.kind === 'unknown';
  const [only, ...others] = isAboutConnections ? cause.connections : [];
  const last = useLastConnectionTest(only?.key ?? '');
  if (!operate || only === undefined || others.length > 0 || last === null) return false;
  return last.worked && last.at > Date.parse(finishedAt ?? createdAt ?? '');
}

/** Whether there is nothing better to do first than to relaunch, such as a test of the connection. */
function isRelaunchBest(
  { worksSince }: Failure,
  cause: CurrentCause,
  { administrate }: Permissions,
  isConnectionProven: boolean,
): boolean {
  switch (cause.kind) {
    case 'limit':
    case 'changed':
      return true;
    case 'field':
      return false;
    case 'connection':
    case 'unknown':
      return isConnectionProven || (worksSince === null && !(administrate && cause.connections.length > 0));
  }
}

/** Tells the page whether the failure has a main action for the bar of a phone, once its cause is known. */
function useBarAction(failure: Failure, cause: CurrentCause | undefined, isRelaunchMain: boolean): void {
  const permissions = usePermissions();
  const setHasAction = use(BarActionContext)?.setHasAction;
  const has = cause === undefined ? null : hasMainAction(failure, cause, permissions, isRelaunchMain);
  useEffect(() => {
    if (has !== null) setHasAction?.(has);
  }, [has, setHasAction]);
}

function hasMainAction(
  { row, instance }: Failure,
  cause: CurrentCause,
  { operate, administrate }: Permissions,
  isRelaunchMain: boolean,
): boolean {
  if (isRelaunchMain) return operate && row.instanceCode !== null;
  if (cause.kind === 'field') return row.instanceCode !== null && instance != null;
  return 'connections' in cause && administrate && cause.connections.length === 1;
}

/** Says that the advice is based on a configuration that was saved after the run. */
function LaterConfiguration({ savedAt }: { savedAt: string | null }) {
  const { t } = useTranslation('run');
  return (
    <p className={styles.note}>
      {savedAt === null ? t('todo.basedOnCurrent') : t('todo.basedOnLater', { time: formatDateTime(savedAt) })}
    </p>
  );
}
