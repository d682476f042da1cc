import { HOUR_MS } from '@/lib/durations';

/** The hour at which a night begins, by this device's clock. */
const NIGHT_BEGINS = 18;
/** A night counts as the last night once it has lasted this many hours. Until then, the night before it counts. */
const NIGHT_HOURS = 6;

/**
 * When the last night began, milliseconds since 1970.
 * @param now milliseconds since 1970
 */
export function nightBefore(now: number): number {
  const date = new Date(now - NIGHT_HOURS * HOUR_MS);
  const isBefore = date.getHours() < NIGHT_BEGINS;
  if (isBefore) date.setDate(date.getDate() - 1);
  return date.setHours(NIGHT_BEGINS, 0, 0, 0);
}
