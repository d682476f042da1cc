/** The languages of the interface, each named in its own language. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/**
 * The initial language: the stored language, else the first supported browser language ("fr-CA" is French), else
 * English.
 */
export function pickLanguage(stored: string | null, browserLanguages: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  const bases = browserLanguages.map((tag) => tag.toLowerCase().split('-')[0]);
  return bases.find((base) => isLanguage(base)) ?? DEFAULT_LANGUAGE;
}
