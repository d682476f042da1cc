import { problemText } from '@/i18n/problem-text';
import { i18n } from '@/i18n/start-i18n';
import type { ApiProblem } from '@/domain/problem';
import { toast } from '@/ui/overlay/toast';

/** The URL parameter that says why a single sign-on failed. */
export const LOGIN_ERROR = 'error';

/** The message for a failed sign-in. */
export function loginProblemText(problem: ApiProblem | 'unusable-token'): string {
  return problem === 'unusable-token' ? i18n.t('unusableToken', { ns: 'session' }) : problemText(problem);
}

/** Shows a toast for an unusable token from the URL or from a pending sign-in. */
export function toastUnusableToken(): void {
  toast.error(loginProblemText('unusable-token'));
}

/** Explains the `error` parameter of the URL. For an unknown code, returns a general text with the code. */
export function loginErrorText(code: string): string {
  const options = { ns: 'session', nsSeparator: false } as const;
  const key = `login.error.${code}`;
  return i18n.exists(key, options)
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion -- `exists` has checked the key; tsc needs the cast
      i18n.t(key as never, options)
    : i18n.t('login.error.unknown', { ns: 'session', code });
}
