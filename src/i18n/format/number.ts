import type { Language } from '../languages';

/** What stands between groups of three digits, as CLDR has it. */
const GROUP: Record<Language, string> = { en: ',', fr: '\u202F' };

const decimals = new Map<Language, Intl.NumberFormat>();

/** A number as its language writes it: "10,000", "10 000", "1.5", "1,5". */
export function formatNumber(value: number, language: Language): string {
  return Number.isSafeInteger(value) ? formatCount(value, language) : decimalsOf(language).format(value);
}

/** A whole number, as `Intl.NumberFormat` has it, whose first use takes a new process 15 ms. */
export function formatCount(value: number, language: Language): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, GROUP[language]);
}

function decimalsOf(language: Language): Intl.NumberFormat {
  const format = decimals.get(language) ?? new Intl.NumberFormat(language);
  decimals.set(language, format);
  return format;
}
