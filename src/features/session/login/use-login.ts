import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readLoginMethods, signIn, ssoAddress, type LoginMethod } from '@/data/session/sign-in';
import type { ApiProblem } from '@/domain/problem';
import { toast } from '@/ui/overlay/toast';
import { loginProblemText } from '../login-problem';

/** The current step: entering the e-mail, choosing a method, or redirecting to the company's sign-in page. */
export type LoginStep = { name: 'email' } | { name: 'method'; methods: LoginMethod[] } | { name: 'leaving' };

export interface Login {
  step: LoginStep;
  busy: boolean;
  /** The last request had no response, so the page says that a connection is needed. */
  unreachable: boolean;
  checkEmail(email: string): Promise<void>;
  /** Resolves to false if the sign-in failed. The form then keeps its values. */
  signInWithPassword(email: string, password: string): Promise<boolean>;
  goToSso(email: string): void;
  back(): void;
}

/** The steps of signing in. After a success, the router navigates because the session changes. */
export function useLogin(): Login {
  const { t } = useTranslation('session');
  const [step, setStep] = useState<LoginStep>({ name: 'email' });
  const [busy, setBusy] = useState(false);
  const [unreachable, setUnreachable] = useState(false);

  const shownFailure = useRef<number | null>(null);

  const fail = (problem: ApiProblem | 'unusable-token', text: string): void => {
    setUnreachable(problem !== 'unusable-token' && (problem.kind === 'network' || problem.kind === 'timeout'));
    shownFailure.current = toast.error(text);
  };
  const whileBusy = async <T>(work: () => Promise<T>): Promise<T> => {
    setBusy(true);
    setUnreachable(false);
    if (shownFailure.current !== null) toast.dismiss(shownFailure.current);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  };
  const goToSso = (email: string): void => {
    const address = ssoAddress(email);
    if (address === null) {
      toast.error(t('ssoUnsafe'));
      return;
    }
    setStep({ name: 'leaving' });
    location.assign(address);
  };

  return {
    step,
    busy,
    unreachable,
    checkEmail: (email) =>
      whileBusy(async () => {
        const result = await readLoginMethods(email);
        if (!result.ok) fail(result.problem, t('methodsFailed'));
        else if (result.methods.includes('password')) setStep({ name: 'method', methods: result.methods });
        else goToSso(email);
      }),
    signInWithPassword: (email, password) =>
      whileBusy(async () => {
        const outcome = await signIn(email, password);
        if (!outcome.ok) fail(outcome.problem, loginProblemText(outcome.problem));
        return outcome.ok;
      }),
    goToSso,
    back: () => setStep({ name: 'email' }),
  };
}
