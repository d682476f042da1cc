import { nightBefore } from './night';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { startOfDay } from '@/lib/start-of-day';

/** A filter by the time of creation, milliseconds since 1970. `from` is inside the span, `to` is not. */
export interface CreatedSpan {
  from: number;
  /** Null means until now. */
  to: number | null;
}

/**
 * The spans that move with the current time, by the name of the span in the URL. Days begin at midnight by this
 * device's clock.
 */
const MOVING = {
  today: (now) => ({ from: startOfDay(now), to: null }),
  yesterday: (now) => ({ from: startOfDay(now, -1), to: startOfDay(now) }),
  night: (now) => ({ from: nightBefore(now), to: null }),
  // Whole hours, so that a list does not change every minute.
  day: (now) => ({ from: Math.floor((now - DAY_MS) / HOUR_MS) * HOUR_MS, to: null }),
  week: (now) => ({ from: startOfDay(now, -6), to: null }),
  month: (now) => ({ from: startOfDay(now, -29), to: null }),
  thisMonth: (now) => ({ from: startOfDay(now, 1 - new Date(now).getDate()), to: null }),
} satisfies Record<string, (now: number) => CreatedSpan>;

/**
 * The name of a span that moves with the current time: since midnight, yesterday, since 18:00, the last 24 hours, 7
 * days including today, 30 days including today, since the first of the month.
 */
export type MovingSpan = keyof typeof MOVING;

/** Whether a filter in the URL is the name of a moving span. */
export const isMovingSpan = (text: string): text is MovingSpan => Object.hasOwn(MOVING, text);

/**
 * Reads a filter in the URL: the name of a moving span, or fixed times such as
 * "2026-11-21T00:00:00Z/2026-11-22T00:00:00Z". The end may be empty. Null for any other text.
 * @param now milliseconds since 1970
 */
export function readCreatedSpan(text: string | undefined, now: number): CreatedSpan | null {
  if (text === undefined) return null;
  if (isMovingSpan(text)) return MOVING[text](now);
  const [start = '', end = ''] = text.split('/');
  const from = Date.parse(start);
  const to = end === '' ? null : Date.parse(end);
  return Number.isNaN(from) || Number.isNaN(to) || (to !== null && to <= from) ? null : { from, to };
}

/** Writes a span with fixed times for the URL. */
export function writeCreatedSpan({ from, to }: CreatedSpan): string {
  return `${isoOf(from)}/${to === null ? '' : isoOf(to)}`;
}

const isoOf = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');
