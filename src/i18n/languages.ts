/** The interface's languages. Names stand in the language itself, as a language select shows them. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/** The language to start in: the stored one, else the first of the browser's that exists here ("fr-CA" is French), else English. */
export function pickLanguage(stored: string | null, browserLanguages: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  const bases = browserLanguages.map((tag) => tag.toLowerCase().split('-')[0]);
  return bases.find((base) => isLanguage(base)) ?? DEFAULT_LANGUAGE;
}
