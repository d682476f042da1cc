import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastConnectionTest } from '@/data/connection-tests';
import { usePermissions } from '@/data/session/use-session';
import { endOf } from '@/domain/runs/health/outcome';
import { recommendedActionOf, type RecommendedAction } from '@/domain/runs/health/recommended-action';
import { isRefusal } from '@/domain/runs/health/failure-text';
import { RelaunchButton } from '@/shared/instance/relaunch-button';
import { formatDateTime } from '@/i18n/format/date';
import { BarActionContext } from '../../bar-action';
import { Advice } from './advice';
import { ChangedElsewhere } from './changed-advice';
import { CopyReportButton } from '../report/copy-report-button';
import { PrimaryAction } from './primary-action';
import { useCause, type KnownCause } from './use-cause';
import type { Failure } from '../use-failure';
import styles from '../failure.module.css';

interface FailureActionsProps {
  failure: Failure;
  busy: boolean;
  onLaunch: (delta: boolean | null) => Promise<void>;
}

/**
 * What a person can do about a failure: advice about its cause, and buttons to relaunch and to copy a report. The
 * buttons are at the bottom, so they stay in place when the advice appears above them.
 */
export function FailureActions({ failure, busy, onLaunch }: FailureActionsProps) {
  const { t } = useTranslation(['run', 'launch']);
  const { row, instance } = failure;
  const knownCause = useCause(failure);
  const recommendedAction = useRecommendedAction(failure, knownCause);
  useBarAction(recommendedAction);
  const { operate } = usePermissions();
  const isRelaunchRecommended = recommendedAction === 'relaunch';
  const relaunch = row.instanceCode !== null && (
    <RelaunchButton
      lastType={row.type}
      isFirst={false}
      busy={busy}
      enabled={instance?.enabled !== false}
      variant={isRelaunchRecommended ? 'primary' : 'default'}
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
          <Advice failure={failure} cause={knownCause.cause} recommendedAction={recommendedAction ?? null} />
        )}
        {!operate && <p className={styles.note}>{t('notAllowed', { ns: 'launch' })}</p>}
      </div>
      <div className={styles.last}>
        {isRelaunchRecommended ? <PrimaryAction>{relaunch}</PrimaryAction> : relaunch}
        <CopyReportButton run={failure} />
      </div>
    </>
  );
}

/** The recommended action for a failure; null if there is none, undefined until the cause is known. */
function useRecommendedAction(
  { row, instance, worksSince }: Failure,
  known: KnownCause | undefined,
): RecommendedAction | null | undefined {
  const permissions = usePermissions();
  const cause = known?.cause;
  const [only, ...others] = cause !== undefined && 'connections' in cause ? cause.connections : [];
  const last = useLastConnectionTest(only?.key ?? '');
  if (known === undefined) return undefined;
  const isTested = only !== undefined && others.length === 0 && last !== null;
  const isAfterRun = isTested && last.at > Date.parse(endOf(row) ?? '');
  const lastTest = !isTested ? null : !last.worked ? 'failed' : isAfterRun ? 'worked' : null;
  const action = recommendedActionOf({
    cause: known.cause,
    isOnlyChange: known.isOnlyChange,
    isRefused: isRefusal(row.errorMessage),
    worksSince: worksSince !== null,
    hasInstance: row.instanceCode !== null && instance != null,
    permissions,
    lastTest,
  });
  return action === 'relaunch' && row.instanceCode === null ? null : action;
}

/** Once the cause is known, tells the page whether there is a primary action for the bar at the bottom of a phone. */
function useBarAction(action: RecommendedAction | null | undefined): void {
  const setHasAction = use(BarActionContext)?.setHasAction;
  useEffect(() => {
    if (action !== undefined) setHasAction?.(action !== null);
  }, [action, setHasAction]);
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
