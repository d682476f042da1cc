import { i18n } from '@/i18n/start-i18n';
import type { ApiProblem } from '@/lib/api/problem';

/** The server's words in the person's language where they are known, else as they came. */
function translated(text: string): string {
  return i18n.exists(`server.${text}`, { ns: 'session' }) ? i18n.t(`server.${text}` as never, { ns: 'session' }) : text;
}

/** What a failed sign-in says: the server's message, else what went wrong on the way (spec 1, section 8). */
export function loginProblemText(problem: ApiProblem | 'unusable-token'): string {
  if (problem === 'unusable-token') return i18n.t('unusableToken', { ns: 'session' });
  if (problem.kind === 'invalid-answer') return i18n.t('badAnswer', { ns: 'session' });
  if (problem.kind !== 'http') return i18n.t('noConnection', { ns: 'session' });
  const words = problem.description ?? problem.title;
  return words === null ? i18n.t('error.occurred') : translated(words);
}

/** The text for the `error` of the address: its own, or a general one that names the code (contract.md, Readings). */
export function loginErrorText(code: string): string {
  const key = `login.error.${code}`;
  return i18n.exists(key, { ns: 'session' })
    ? i18n.t(key as never, { ns: 'session' })
    : i18n.t('login.error.unknown', { ns: 'session', code });
}
