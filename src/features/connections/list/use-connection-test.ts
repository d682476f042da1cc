import { useEffect, useState } from 'react';
import { testConnection } from '@/data/online/connections';
import { problemText } from '@/i18n/problem-text';
import type { ConnectionRow } from '@/domain/connection';

/** How long the outcome stands on the card. */
const SHOWN_MS = 3_000;

/** A test that has not begun, or whose outcome was shown, is `idle`. */
type TestState = { step: 'idle' | 'testing' | 'success' } | { step: 'failure'; reason: string };

/** Tests a connection on request; the outcome shows for a while. */
export function useConnectionTest({ type, id }: ConnectionRow): { state: TestState; test: () => Promise<void> } {
  const [state, setState] = useState<TestState>({ step: 'idle' });
  const isOutcome = state.step === 'success' || state.step === 'failure';
  useEffect(() => {
    if (!isOutcome) return;
    const timer = setTimeout(() => setState({ step: 'idle' }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isOutcome]);
  const test = async (): Promise<void> => {
    setState({ step: 'testing' });
    const outcome = await testConnection(type, String(id));
    setState(outcome.ok ? { step: 'success' } : { step: 'failure', reason: problemText(outcome.problem) });
  };
  return { state, test };
}
