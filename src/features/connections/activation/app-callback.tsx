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

/** How long the outcome is shown before the next screen opens. */
const SHOWN_MS = 2_000;

interface AppCallbackProps {
  /** True once the authorisation is complete and the system is connected. */
  done: boolean;
  /** Why the authorisation failed; null if it has not failed. */
  problem: ApiProblem | null;
  title: string;
  /** Announces the next screen. */
  nextText: string;
  /** Opens the next screen. Called when the outcome has been shown for `SHOWN_MS`. */
  onNext: () => void;
  /** True if the next screen also opens after a failure. */
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

/** Shows a toast for a failed activation. A missing permission gets no toast, because the screen explains it. */
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
