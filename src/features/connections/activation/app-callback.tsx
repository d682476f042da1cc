import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '@/domain/problem';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageHead } from '@/ui/layout/page-head';
import { toast } from '@/ui/overlay/toast';
import { activationProblemText } from './activation-problem';
import { NotAllowed } from '@/shared/online-list/not-allowed';
import { problemText } from '@/i18n/problem-text';
import { ErrorState } from '@/ui/feedback/error-state';

/** How long the outcome is shown before the next screen. */
const SHOWN_MS = 2_000;

interface AppCallbackProps {
  /** The authorisation is complete and the system is connected. */
  done: boolean;
  /** Why the authorisation failed; null while it is pending. */
  problem: ApiProblem | null;
  title: string;
  /** Text that announces the next screen. */
  nextText: string;
  /** Called after the outcome has been shown for a moment; opens the next screen. */
  onNext: () => void;
  /** Whether the next screen opens after a failure too. */
  continuesAfterFailure: boolean;
}

/** Shows the outcome of an authorisation, then opens the next screen. */
export function AppCallback({ done, problem, title, nextText, onNext, continuesAfterFailure }: AppCallbackProps) {
  const { t } = useTranslation('activation');
  const isOver = done || (continuesAfterFailure && problem !== null);
  const next = useEffectEvent(onNext);
  useActivationToast(problem);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => next(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  return (
    <>
      <PageHead title={title} crumbs={null} />
      {problem !== null && <ActivationFailure problem={problem} />}
      <div role="status">
        {done && <EmptyState icon={CircleCheck} title={t('done')} text={nextText} />}
        {!done && problem === null && <p>{t('finishing')}</p>}
      </div>
    </>
  );
}

/** Shows a toast for a failed activation, except for a missing permission, which only the screen shows. */
function useActivationToast(problem: ApiProblem | null): void {
  useEffect(() => {
    if (problem !== null && problem.status !== 403) toast.error(activationProblemText(problem));
  }, [problem]);
}

/** Why an app could not be activated. */
function ActivationFailure({ problem }: { problem: ApiProblem }) {
  const { t } = useTranslation('activation');
  if (problem.status === 403) return <NotAllowed />;
  return <ErrorState title={t('failed')} text={problemText(problem)} />;
}
