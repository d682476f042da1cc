import { useTranslation } from 'react-i18next';
import { NotAllowed } from '@/shared/online-list/not-allowed';
import { problemText } from '@/i18n/problem-text';
import type { ApiProblem } from '@/domain/problem';
import { ErrorState } from '@/ui/feedback/error-state';

interface ActivationFailureProps {
  problem: ApiProblem;
  /** Absent where it cannot be tried again. */
  onRetry?: () => void;
}

/** Why an app could not be activated. */
export function ActivationFailure({ problem, onRetry }: ActivationFailureProps) {
  const { t } = useTranslation('activation');
  if (problem.status === 403) return <NotAllowed />;
  return <ErrorState title={t('failed')} text={problemText(problem)} {...(onRetry && { onRetry })} />;
}
