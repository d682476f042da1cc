import type { ApiProblem } from '@/domain/problem';
import { i18n } from './start-i18n';

/**
 * What a failed call says to a person: the server's words, in the person's language where they are known, else what went
 * wrong on the way. For toasts and banners; it is not made anew when the language changes.
 */
export function problemText(problem: ApiProblem): string {
  if (problem.kind !== 'http') return i18n.t(`transport.${problem.kind}`, { ns: 'errors' });
  const words = problem.description ?? problem.title;
  if (words !== null) return serverWords(words);
  return problem.status === 403 ? i18n.t('transport.forbidden', { ns: 'errors' }) : i18n.t('error.occurred');
}

/**
 * A text of the server in the person's language where it is known, else as it came. Texts that differ in a number only are
 * known by one key, with `{{limit}}` in the number's place.
 */
export function serverWords(text: string): string {
  const limit = /\d+/.exec(text)?.[0];
  const keys = [text, ...(limit === undefined ? [] : [text.replace(limit, '{{limit}}')])].map(
    (each) => `server.${each}`,
  );
  // Texts that only forms need come with the form (`violations.json`).
  const options = { ns: ['errors', 'violations'], nsSeparator: false, limit: Number(limit) } as const;
  const known = keys.find((key) => i18n.exists(key, options));
  return known === undefined ? text : i18n.t(known as never, options);
}
