import { problemText } from '@/i18n/problem-text';
import { i18n } from '@/i18n/start-i18n';
import type { ApiProblem } from '@/domain/problem';
import { toast } from '@/ui/overlay/toast';

/** What a failed sign-in says: the server's message, else what went wrong on the way. */
export function loginProblemText(problem: ApiProblem | 'unusable-token'): string {
  return problem === 'unusable-token' ? i18n.t('unusableToken', { ns: 'session' }) : problemText(problem);
}

/** Says that a token of the address, or one that was pending, is no use. */
export function toastUnusable(): void {
  toast.error(loginProblemText('unusable-token'));
}

/** The text for the `error` of the address: its own, or a general one that names the code. */
export function loginErrorText(code: string): string {
  const options = { ns: 'session', nsSeparator: false } as const;
  const key = `login.error.${code}`;
  return i18n.exists(key, options)
    ? i18n.t(key as never, options)
    : i18n.t('login.error.unknown', { ns: 'session', code });
}
