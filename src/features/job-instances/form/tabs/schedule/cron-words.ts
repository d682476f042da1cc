import type { Language } from '@/i18n/languages';

/** The words of each language register themselves with the library; English is part of it. */
const locales = {
  en: async (): Promise<unknown> => undefined,
  fr: (): Promise<unknown> => import('cronstrue/locales/fr'),
} satisfies Record<Language, () => Promise<unknown>>;

/** Loads what says a cron expression in words of one language; it gives null for one that it cannot read. */
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
