import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import { ConfirmContext, type Confirm, type ConfirmRequest } from './use-confirm';

const ConfirmDialog = lazyPart(async () => ({ default: (await import('./chakra/confirm-dialog')).ConfirmDialog }));

interface Question extends ConfirmRequest {
  answer: (confirmed: boolean) => void;
}

/** Home of the confirmation dialog, once around the application. A second question waits until the first is answered. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const confirm = useCallback<Confirm>(
    (request) => new Promise((answer) => setQuestions((waiting) => [...waiting, { ...request, answer }])),
    [],
  );
  const [question] = questions;
  const answer = (confirmed: boolean): void => {
    question?.answer(confirmed);
    setQuestions((waiting) => waiting.slice(1));
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <Suspense fallback={null}>
          <ConfirmDialog request={question} onAnswer={answer} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}
