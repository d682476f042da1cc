import type { Language } from '../languages';

const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const cache = new Map<Language, Intl.RelativeTimeFormat>();

function formatOf(language: Language): Intl.RelativeTimeFormat {
  const known = cache.get(language);
  if (known) return known;
  const made = new Intl.RelativeTimeFormat(language, { numeric: 'always', style: 'short' });
  cache.set(language, made);
  return made;
}

/**
 * "5 min ago", "in 2 hr.": the distance from `now` to `moment`, both in milliseconds, in its largest whole unit.
 * Under a minute it is "now", because a text that changes every second distracts.
 */
export function formatRelative(moment: number, now: number, language: Language): string {
  const seconds = (moment - now) / 1000;
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return formatOf(language).format(Math.trunc(seconds / size), unit);
  }
  return nowText(language);
}

const nowTexts = new Map<Language, string>();

function nowText(language: Language): string {
  const known = nowTexts.get(language);
  if (known) return known;
  const text = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  nowTexts.set(language, text);
  return text;
}
