import { useTranslation } from 'react-i18next';
import { RelaunchButton } from '@/shared/instance/relaunch-button';
import { Advice } from './advice';
import { ChangedElsewhere } from './changed-advice';
import { CopyReportButton } from './copy-report-button';
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
  const kind = knownCause?.cause.kind;
  return (
    <>
      <h2 className={styles.title}>{t('todo.title')}</h2>
      <div className={styles.cause}>
        {knownCause?.isChangedElsewhere === true && <ChangedElsewhere failure={failure} />}
        {knownCause !== undefined && <Advice failure={failure} cause={knownCause.cause} />}
      </div>
      <div className={styles.last}>
        {row.instanceCode !== null && (
          <RelaunchButton
            lastType={row.type}
            isFirst={false}
            busy={busy}
            enabled={instance?.enabled !== false}
            variant={kind === 'limit' || kind === 'changed' ? 'primary' : 'default'}
            size="medium"
            onLaunch={onLaunch}
          />
        )}
        <CopyReportButton failure={failure} />
      </div>
    </>
  );
}
