import type { Language } from '@/i18n/languages';

/** The language modules of the library register themselves; English is built in. */
const locales = {
  en: async (): Promise<unknown> => undefined,
  fr: (): Promise<unknown> => import('cronstrue/locales/fr'),
} satisfies Record<Language, () => Promise<unknown>>;

/**
 * Loads a function that puts a cron expression into words of one language; it returns null for an unreadable
 * expression.
 */
export async function loadCronWords(language: Language): Promise<(expression: string) => string | null> {
  const [{ toString }] = await Promise.all([import('cronstrue'), locales[language]()]);
  return (expression) => {
    try {
      return toString(expression, { locale: language, use24HourTimeFormat: true });
    } catch {
      return null;
    }
  };
}
