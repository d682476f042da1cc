import type { Language } from '../languages';

/**
 * Units, with their size and the distance from which each is used, in minutes. Below two days, days are too imprecise.
 */
const UNITS = [
  { unit: 'year', size: 365 * 1_440, from: 2 * 365 * 1_440 },
  { unit: 'month', size: 30 * 1_440, from: 60 * 1_440 },
  { unit: 'week', size: 7 * 1_440, from: 14 * 1_440 },
  { unit: 'day', size: 1_440, from: 2 * 1_440 },
  { unit: 'hour', size: 60, from: 60 },
  { unit: 'minute', size: 1, from: 1 },
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
 * "5 min ago", "in 45 hr.": the distance from `now` to `moment`, both in milliseconds, rounded to its largest unit.
 * Under a minute it is "now", because a text that changes every second distracts.
 */
export function formatRelative(moment: number, now: number, language: Language): string {
  const distance = (moment - now) / 60_000;
  // Do not round up to a minute: 59 s is "now".
  const minutes = Math.abs(distance) < 1 ? 0 : Math.round(Math.abs(distance));
  const found = UNITS.find(({ from }) => minutes >= from);
  if (found === undefined) return nowText(language);
  return formatOf(language).format(Math.sign(distance) * Math.round(minutes / found.size), found.unit);
}

const nowTexts = new Map<Language, string>();

function nowText(language: Language): string {
  const known = nowTexts.get(language);
  if (known) return known;
  const text = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  nowTexts.set(language, text);
  return text;
}
