import { useMissingReason } from '@/data/sync/use-missing-reason';
import { missingText } from '@/i18n/missing-text';
import { CloudOff, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RunLog } from '@/data/run-details/use-run-log';
import { problemText } from '@/i18n/problem-text';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import styles from './log-lines.module.css';

interface LogStateProps {
  run: RunLog;
  isPending: boolean;
  /** Tries again to open the log; null if the last attempt did not fail. */
  reopen: (() => void) | null;
  /**
   * True if the log was opened. Such a log has no lines: otherwise, its lines would be shown instead of this component.
   */
  isOpened: boolean;
}

/** Explains why no log is shown. */
export function LogState({ run, isPending, reopen, isOpened }: LogStateProps) {
  const { t } = useTranslation('log');
  const reason = useMissingReason();
  if (reopen !== null) return <ErrorState title={t('failed')} text={t('unreadable')} onRetry={reopen} />;
  switch (isOpened ? 'none' : run.state) {
    case 'none':
      return <EmptyState icon={FileText} title={t(isPending ? 'noneYet' : 'none')} />;
    case 'not-kept':
      return <EmptyState icon={CloudOff} title={t('missing')} text={`${t('notKept')} ${missingText(reason)}`} />;
    case 'too-large':
      return <EmptyState icon={CloudOff} title={t('missing')} text={`${t('tooLarge')} ${missingText(reason)}`} />;
    case 'offline':
      return <EmptyState icon={CloudOff} title={t('missing')} text={missingText(reason)} />;
    case 'failed':
      return (
        <ErrorState
          title={t('failed')}
          text={run.problem === undefined ? '' : problemText(run.problem)}
          onRetry={run.readAgain}
        />
      );
    case 'loading':
    case 'ready':
      return <p className={styles.loading}>{t('loading')}</p>;
  }
}
