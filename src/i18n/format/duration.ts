import type { TFunction } from 'i18next';
import { twoDigits } from './number';

/** The texts of units and directions, `i18n.getFixedT(language, 'common')`. */
type TimeWords = TFunction<'common'>;

/** The units of durations, with the unit of their rest. */
const REST_UNITS = { s: null, min: 's', h: 'min', d: 'h' } as const;

const DAY = 1_440;
/** Units, their size and the distance from which each stands alone, in minutes. Below two days, days are too imprecise. */
const LONG_UNITS = [
  ['y', 365 * DAY, 2 * 365 * DAY],
  ['mo', 30 * DAY, 60 * DAY],
  ['d', DAY, 2 * DAY],
  ['h', 60, 3 * 60],
] as const;

/** A duration in its largest unit, and its rest in the next smaller unit with two digits. Seconds have no rest. */
interface SplitDuration {
  unit: keyof typeof REST_UNITS;
  count: string;
  rest?: string;
}

/** Splits a duration. @param milliseconds a negative value, from two different clocks, becomes 0 s */
export function splitDuration(milliseconds: number): SplitDuration {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 60) return { unit: 's', count: `${seconds}` };
  if (seconds < 3_600) return split('min', seconds, 60);
  return seconds < 86_400 ? split('h', seconds / 60, 60) : split('d', seconds / 3_600, 24);
}

const split = (unit: SplitDuration['unit'], value: number, size: number): SplitDuration => ({
  unit,
  count: `${Math.floor(value / size)}`,
  rest: twoDigits(Math.floor(value % size)),
});

/** A duration in its two largest units: "8 s", "2 min 05 s", "1 h 00 min", "3 d 04 h". */
export function formatDuration(milliseconds: number, t: TimeWords): string {
  const { unit, count, rest } = splitDuration(milliseconds);
  const restUnit = REST_UNITS[unit];
  const large = `${count} ${t(`unit.${unit}`)}`;
  return restUnit === null ? large : `${large} ${rest} ${t(`unit.${restUnit}`)}`;
}

/** A rounded duration: "45 s", "33 min", "1 h 19 min", "19 h", "3 d", "2 mo". @param milliseconds not negative */
export function formatRounded(milliseconds: number, t: TimeWords): string {
  if (milliseconds < 60_000) return formatDuration(milliseconds, t);
  const minutes = Math.round(milliseconds / 60_000);
  const [unit, size] = LONG_UNITS.find(([, , from]) => minutes >= from) ?? [];
  if (unit !== undefined) return `${Math.round(minutes / size)} ${t(`unit.${unit}`)}`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} ${t('unit.h')}`, rest > 0 && `${rest} ${t('unit.min')}`].filter(Boolean).join(' ');
}

/**
 * "5 min ago", "in 1 h 19 min": the distance from `now` to `moment`, both in milliseconds, rounded. Under a minute it is
 * "now", because a text that changes every second distracts.
 */
export function formatRelative(moment: number, now: number, t: TimeWords): string {
  const distance = Math.abs(moment - now);
  if (distance < 60_000) return t('time.now');
  return t(moment < now ? 'time.ago' : 'time.in', { time: formatRounded(distance, t) });
}
