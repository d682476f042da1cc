import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import { ConfirmContext, type Confirm, type ConfirmRequest } from './use-confirm';

const ConfirmDialog = lazyPart(async () => ({ default: (await import('./chakra/confirm-dialog')).ConfirmDialog }));

interface Question extends ConfirmRequest {
  answer: (confirmed: boolean) => void;
}

/**
 * Provides the confirmation dialog (`useConfirm`) to the application. A second question waits for the answer to the
 * first. If a question with the same text is open already, e.g. after a double click, the new question is answered with
 * false at once.
 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const asked = useRef(new Set<string>());
  const confirm = useCallback<Confirm>(async (request) => {
    const { text, signal } = request;
    if (asked.current.has(text) || signal?.aborted === true) return false;
    asked.current.add(text);
    const confirmed = await new Promise<boolean>((answer) => {
      const question = { ...request, answer };
      setQuestions((waiting) => [...waiting, question]);
      signal?.addEventListener('abort', () => {
        answer(false);
        setQuestions((waiting) => waiting.filter((other) => other !== question));
      });
    });
    asked.current.delete(text);
    return confirmed;
  }, []);
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
