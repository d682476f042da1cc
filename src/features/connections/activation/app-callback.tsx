import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '@/domain/problem';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageHead } from '@/ui/layout/page-head';
import { ActivationFailure } from './activation-failure';
import { useActivationToast } from './use-activation-toast';

/** How long the outcome stands before the next screen. */
const SHOWN_MS = 2_000;

interface AppCallbackProps {
  /** The authorisation has ended, and the system is connected. */
  done: boolean;
  /** Why it could not be ended; null while it may still be. */
  problem: ApiProblem | null;
  title: string;
  /** What comes next, in words. */
  nextText: string;
  /** Goes to the next screen, once the outcome was shown. */
  onNext: () => void;
  /** A failure leads there too. */
  evenFailed: boolean;
}

/** The end of an authorisation: what became of it, and after a moment the next screen. */
export function AppCallback({ done, problem, title, nextText, onNext, evenFailed }: AppCallbackProps) {
  const { t } = useTranslation('activation');
  const isOver = done || (evenFailed && problem !== null);
  const latest = useRef(onNext);
  useEffect(() => {
    latest.current = onNext;
  });
  useActivationToast(problem);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => latest.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  return (
    <>
      <PageHead title={title} />
      {problem !== null && <ActivationFailure problem={problem} />}
      <div role="status">
        {done && <EmptyState icon={CircleCheck} title={t('done')} text={nextText} />}
        {!done && problem === null && <p>{t('finishing')}</p>}
      </div>
    </>
  );
}
