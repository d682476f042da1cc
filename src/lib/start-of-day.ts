/**
 * When a day begins by this device's clock: midnight, or one o'clock if a change of clocks skips midnight.
 * Milliseconds since 1970.
 * @param time any time on the day from which to count, milliseconds since 1970
 * @param days how many days later; negative for earlier days
 */
export function startOfDay(time: number, days = 0): number {
  const date = new Date(time);
  date.setDate(date.getDate() + days);
  return date.setHours(0, 0, 0, 0);
}
