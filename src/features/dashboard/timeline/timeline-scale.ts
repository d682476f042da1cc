import { scaleTime } from 'd3-scale';
import type { Span } from '@/domain/runs/figures/period';
import { formatDay, formatHourMinute } from '@/i18n/format/date';

/** A label of the axis. */
export interface Tick {
  x: number;
  label: string;
}

/** From time to px and back. */
export interface TimelineScale {
  span: Span;
  /** Px. */
  width: number;
  place: (time: number) => number;
  timeAt: (x: number) => number;
  ticks: readonly Tick[];
}

/** A label with a date has this much room, px. */
const TICK_EVERY = 116;
/** A label that begins further right would be cut. */
const LABEL_WIDTH = 76;
/** The coming part of the picture, as a share of the past one. */
const FUTURE = 0.27;

/** What the picture of a period shows: the period and some time to come. */
export function windowOf({ from, to }: Span): Span {
  return { from, to: to + Math.round((to - from) * FUTURE) };
}

/** Zooms by a factor around a time, within `whole`. @param factor below 1 shows less time */
export function zoomed({ from, to }: Span, factor: number, around: number, whole: Span): Span {
  const fixed = Math.min(to, Math.max(from, around));
  return within({ from: fixed - (fixed - from) * factor, to: fixed + (to - fixed) * factor }, whole);
}

/** The most that one can zoom in. */
const SHORTEST_MS = 15 * 60_000;

/** Moves a span into `whole`; a longer one is cut, a too short one is lengthened. */
export function within({ from, to }: Span, whole: Span): Span {
  const length = Math.min(Math.max(SHORTEST_MS, to - from), whole.to - whole.from);
  const start = Math.min(Math.max(from, whole.from), whole.to - length);
  return { from: start, to: start + length };
}

/** The scale of a span over some px, with round ticks by the person's clock. */
export function timelineScale(span: Span, width: number): TimelineScale {
  const scale = scaleTime().domain([span.from, span.to]).range([0, width]);
  const times = scale.ticks(Math.max(2, Math.floor(width / TICK_EVERY)));
  const isByDay = times.every((time) => time.getHours() === 0 && time.getMinutes() === 0);
  const ticks = times
    .map((time, index) => ({ x: scale(time), label: labelOf(time, index === 0, isByDay) }))
    .filter(({ x }) => x <= width - LABEL_WIDTH);
  return { span, width, place: (time) => scale(time), timeAt: (x) => scale.invert(x).getTime(), ticks };
}

/** "18:00"; the first label and midnight have the date, and days have nothing else. */
function labelOf(time: Date, isFirst: boolean, isByDay: boolean): string {
  const day = formatDay(time).slice(0, 5);
  if (isByDay) return day;
  const clock = formatHourMinute(time);
  return isFirst || (time.getHours() === 0 && time.getMinutes() === 0) ? `${day} ${clock}` : clock;
}
