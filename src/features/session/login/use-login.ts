import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readLoginMethods, signIn, ssoAddress, type LoginMethod } from '@/data/session/sign-in';
import type { ApiProblem } from '@/domain/problem';
import { useClearableToast } from '@/ui/overlay/use-clearable-toast';
import { loginErrorText, loginProblemText } from '../login-problem';

/** The current step: entering the e-mail, choosing a method, or redirecting to the company's sign-in page. */
export type LoginStep = { name: 'email' } | { name: 'method'; methods: LoginMethod[] } | { name: 'leaving' };

/** The state of signing in, and its actions. */
export interface Login {
  step: LoginStep;
  busy: boolean;
  /** True if the last request had no response. The page then says that a connection is needed. */
  unreachable: boolean;
  /** Why the last try was refused; shown at the field of the step. Null if it was not refused, or had no response. */
  refusal: string | null;
  checkEmail(email: string): Promise<void>;
  /** Resolves to false if the sign-in failed; the form then keeps the password. */
  signInWithPassword(email: string, password: string): Promise<boolean>;
  goToSso(email: string): void;
  back(): void;
}

/**
 * The steps of signing in. After a success, the router opens the next screen, because the session has changed.
 * @param ssoError the code in the URL that says why a single sign-on failed; null if there is none
 */
export function useLogin(ssoError: string | null): Login {
  const { t } = useTranslation('session');
  const [step, setStep] = useState<LoginStep>({ name: 'email' });
  const [busy, setBusy] = useState(false);
  const [unreachable, setUnreachable] = useState(false);
  // A function makes the text, so that the text follows a change of the language.
  const [refusal, setRefusal] = useState(ssoError === null ? null : { say: () => loginErrorText(ssoError) });
  const failure = useClearableToast();

  const fail = (problem: ApiProblem | 'unusable-token', say: () => string): void => {
    const hadNoResponse = problem !== 'unusable-token' && (problem.kind === 'network' || problem.kind === 'timeout');
    setUnreachable(hadNoResponse);
    setRefusal(hadNoResponse ? null : { say });
    failure.error(say());
  };
  const whileBusy = async <T>(work: () => Promise<T>): Promise<T> => {
    setBusy(true);
    setUnreachable(false);
    setRefusal(null);
    failure.clear();
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  };
  const goToSso = (email: string): void => {
    const address = ssoAddress(email);
    if (address === null) {
      failure.error(t('ssoUnsafe'));
      return;
    }
    setStep({ name: 'leaving' });
    location.assign(address);
  };

  return {
    step,
    busy,
    unreachable,
    refusal: refusal?.say() ?? null,
    checkEmail: (email) =>
      whileBusy(async () => {
        const result = await readLoginMethods(email);
        if (!result.ok) fail(result.problem, () => t('methodsFailed'));
        else if (result.methods.includes('password')) setStep({ name: 'method', methods: result.methods });
        else goToSso(email);
      }),
    signInWithPassword: (email, password) =>
      whileBusy(async () => {
        const outcome = await signIn(email, password);
        if (!outcome.ok) fail(outcome.problem, () => loginProblemText(outcome.problem));
        return outcome.ok;
      }),
    goToSso,
    back: () => {
      setRefusal(null);
      setStep({ name: 'email' });
    },
  };
}
