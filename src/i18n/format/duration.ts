import type { TFunction } from 'i18next';
import { twoDigits } from '@/lib/text/two-digits';

/** Translates units, "ago" and "in": `i18n.getFixedT(language, 'common')`. */
type TimeWords = TFunction;

type ShortUnit = 's' | 'min' | 'h' | 'd';
type Unit = ShortUnit | 'mo' | 'y';

/** A duration in its largest unit, and the rest in the next smaller unit with two digits. Seconds have no rest. */
type SplitDuration = readonly [count: number, unit: ShortUnit, rest?: string, restUnit?: ShortUnit];

const DAY = 1_440;
/**
 * Each unit with its size and the shortest duration that is written in this unit, both in minutes. For example, 47
 * hours are "47 h", but 48 hours are "2 d".
 */
const LONG_UNITS = [
  ['y', 365 * DAY, 2 * 365 * DAY],
  ['mo', 30 * DAY, 60 * DAY],
  ['d', DAY, 2 * DAY],
  ['h', 60, 3 * 60],
] as const;

/**
 * Splits a duration into its two largest units.
 * @param milliseconds a negative duration, possible if two clocks differ, gives 0 s
 */
export function splitDuration(milliseconds: number): SplitDuration {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 60) return [seconds, 's'];
  if (seconds < 3_600) return split(seconds, 60, 'min', 's');
  return seconds < 86_400 ? split(seconds / 60, 60, 'h', 'min') : split(seconds / 3_600, 24, 'd', 'h');
}

function split(value: number, size: number, unit: ShortUnit, restUnit: ShortUnit): SplitDuration {
  return [Math.floor(value / size), unit, twoDigits(Math.floor(value % size)), restUnit];
}

function inWords(t: TimeWords, count: number | string, unit: Unit, rest?: number | string, restUnit?: Unit): string {
  const text = `${count} ${t(`unit.${unit}`)}`;
  return rest === undefined || restUnit === undefined ? text : `${text} ${inWords(t, rest, restUnit)}`;
}

/** A duration in its two largest units: "8 s", "2 min 05 s", "1 h 00 min", "3 d 04 h". */
export const formatDuration = (milliseconds: number, t: TimeWords): string =>
  inWords(t, ...splitDuration(milliseconds));

/**
 * A rounded duration: "45 s", "33 min", "1 h 19 min", "19 h", "3 d", "2 mo".
 * @param milliseconds not negative
 */
export function formatRounded(milliseconds: number, t: TimeWords): string {
  if (milliseconds < 60_000) return formatDuration(milliseconds, t);
  const minutes = Math.round(milliseconds / 60_000);
  const [unit, size] = LONG_UNITS.find(([, , from]) => minutes >= from) ?? [];
  if (unit !== undefined) return inWords(t, Math.round(minutes / size), unit);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return inWords(t, rest, 'min');
  return rest === 0 ? inWords(t, hours, 'h') : inWords(t, hours, 'h', rest, 'min');
}

/**
 * The rounded distance from `now` to `moment`, both in milliseconds: "5 min ago", "in 1 h 19 min". Under a minute the
 * text is "just now" or, for a future moment, "now", because a text that changes every second distracts.
 */
export function formatRelative(moment: number, now: number, t: TimeWords): string {
  const distance = Math.abs(moment - now);
  if (distance < 60_000) return t(moment <= now ? 'time.justNow' : 'time.now');
  return t(moment < now ? 'time.ago' : 'time.in', { time: formatRounded(distance, t) });
}
