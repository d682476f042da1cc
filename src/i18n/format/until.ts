import type { Language } from '../languages';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;
/** From this many minutes, only rounded hours are shown. */
const HOURS_FROM = 3 * HOUR;
/** From this many minutes, only rounded days are shown. */
const DAYS_FROM = 2 * DAY;

/**
 * The time until a moment, rounded: "in 33 min", "in 1 h 19 min", "in 19 h", "in 3 d"; "now" for less than a minute.
 * @param moment milliseconds since the epoch, like `now`; a past moment is "now"
 */
export function formatUntil(moment: number, now: number, language: Language): string {
  const minutes = Math.round((moment - now) / MINUTE);
  if (minutes < 1) return language === 'fr' ? 'maintenant' : 'now';
  return `${language === 'fr' ? 'dans' : 'in'} ${distance(minutes, language)}`;
}

function distance(minutes: number, language: Language): string {
  if (minutes >= DAYS_FROM) return `${Math.round(minutes / DAY)} ${language === 'fr' ? 'j' : 'd'}`;
  if (minutes >= HOURS_FROM) return `${Math.round(minutes / HOUR)} h`;
  const rest = minutes % HOUR;
  const hours = Math.floor(minutes / HOUR);
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}
