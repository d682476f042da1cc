import { formatDay } from './date';

/** The name of a day: `today`, `yesterday`, or its day of the week, 0 for Sunday. */
export type DayName = 'today' | 'yesterday' | 0 | 1 | 2 | 3 | 4 | 5 | 6;

const HALF_A_DAY_MS = 43_200_000;

/**
 * The name of the day of a date, in the browser's zone.
 * @param today the start of today, milliseconds since 1970
 */
export function dayNameOf(date: Date, today: number): DayName {
  const day = formatDay(date);
  if (day === formatDay(new Date(today))) return 'today';
  // Subtract only half a day, because days on which the clocks change have 23 or 25 hours.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `getDay` returns 0 to 6
  return day === formatDay(new Date(today - HALF_A_DAY_MS)) ? 'yesterday' : (date.getDay() as DayName);
}
