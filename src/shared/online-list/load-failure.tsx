import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsOf } from '@/data/sync/use-sync';
import { lastSuccess } from '@/data/sync/sync-status-store';
import { formatMoment } from '@/i18n/format/date';
import { problemText } from '@/i18n/problem-text';
import type { ApiProblem } from '@/domain/problem';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { NotAllowed } from './not-allowed';

interface LoadFailureProps {
  problem: ApiProblem;
  onRetry: () => void;
}

/**
 * Explains why an online-only screen could not read its data: the backend cannot be reached (with the time of the last
 * success), the user may not read the data, or another error has occurred.
 */
export function LoadFailure({ problem, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('online');
  const asOf = useAsOf();
  const isUnreachable = problem.kind === 'network' || problem.kind === 'timeout';
  useEffect(() => {
    if (!isUnreachable) console.warn('The backend request failed.', problem);
  }, [isUnreachable, problem]);
  if (problem.status === 403) return <NotAllowed />;
  if (!isUnreachable) {
    const technical = problem.status === null ? problem.kind : `HTTP ${problem.status}`;
    const status = problem.status ?? 0;
    const title = status >= 500 ? { title: t('serverError', { status }) } : {};
    return <ErrorState {...title} text={problemText(problem)} details={technical} onRetry={onRetry} />;
  }
  const since = asOf ?? lastSuccess();
  return (
    <EmptyState
      icon={CloudOff}
      title={t('offline.title')}
      text={since === null ? t('offline.text') : t('offline.textSince', { time: formatMoment(since) })}
      action={<Button onClick={onRetry}>{t('action.tryAgain', { ns: 'common' })}</Button>}
    />
  );
}
