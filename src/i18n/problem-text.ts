import type { ApiProblem } from '@/domain/problem';
import { i18n } from './start-i18n';

/**
 * The message of a failed call: the server's message, translated if known, else a description of the problem. The text
 * does not follow a later change of the language, so use it for toasts and banners only.
 */
export function problemText(problem: ApiProblem): string {
  if (problem.kind !== 'http') return i18n.t(`transport.${problem.kind}`, { ns: 'errors' });
  const words = problem.description ?? problem.title;
  if (words !== null) return serverMessage(words);
  const { status } = problem;
  if (status === 403) return i18n.t('transport.forbidden', { ns: 'errors' });
  return status !== null && status >= 500
    ? i18n.t('transport.server', { ns: 'errors', status })
    : i18n.t('error.occurred');
}

/** Translates messages of the server, and joins them. */
export const serverMessages = (texts: readonly string[]): string => texts.map((text) => serverMessage(text)).join(' ');

/**
 * Translates a message of the server; returns an unknown message unchanged. Messages that differ only in a number have
 * the same key, in which `{{limit}}` stands for the number.
 */
export function serverMessage(text: string): string {
  const limit = /\d+/.exec(text)?.[0];
  const keys = [text, ...(limit === undefined ? [] : [text.replace(limit, '{{limit}}')])].map(
    (each) => `server.${each}`,
  );
  // Messages about forms and connections are in `violations.json`, which is loaded with their screens.
  const options = { ns: ['errors', 'violations'], nsSeparator: false, limit: Number(limit) } as const;
  const known = keys.find((key) => i18n.exists(key, options));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion -- `exists` has checked the key; tsc needs the cast
  return known === undefined ? text : i18n.t(known as never, options);
}
