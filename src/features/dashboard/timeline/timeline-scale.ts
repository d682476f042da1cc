import { scaleTime } from 'd3-scale';
import type { Span } from '@/domain/runs/period/period';
import { formatDayMonth, formatHourMinute } from '@/i18n/format/date';
import { MINUTE_MS } from '@/lib/durations';

/** A line of the axis and the label to the right of it. */
export interface Tick {
  x: number;
  label: string;
}

/** The time axis: `place` converts a time (milliseconds since 1970) to px. */
export interface TimelineScale {
  span: Span;
  /** The width of the axis, px. */
  width: number;
  place: (time: number) => number;
  ticks: readonly Tick[];
}

/** The approximate distance between two ticks, px: enough for a label with a date. */
const TICK_EVERY = 90;
/** The width of a label, px. A tick nearer to the right edge is omitted, because its label would be cut off. */
const LABEL_WIDTH = 76;
/** The width of a character of a label, px. */
const CHARACTER_WIDTH = 7;
/** The least distance between two labels, px. */
const LABEL_GAP = 8;
/** Half the width of the label of the current time, plus the gap beside the label, px. */
const NOW_REACH = 28;
/** The length of the shown future as a share of the shown past. */
const FUTURE_SHARE = 0.27;

/** The time that the timeline shows for a period: the period and some of the future. */
export function windowOf({ from, to }: Span): Span {
  return { from, to: to + Math.round((to - from) * FUTURE_SHARE) };
}

/**
 * Zooms a span around a time, within `whole`.
 * @param factor below 1 zooms in
 */
export function zoomSpan({ from, to }: Span, factor: number, around: number, whole: Span): Span {
  const fixed = Math.min(to, Math.max(from, around));
  return clampSpan({ from: fixed - (fixed - from) * factor, to: fixed + (to - fixed) * factor }, whole);
}

/** The shortest span that zooming in can reach. */
const SHORTEST_MS = 15 * MINUTE_MS;

/** Moves a span into `whole`. Shortens a span longer than `whole`, lengthens a span shorter than `SHORTEST_MS`. */
export function clampSpan({ from, to }: Span, whole: Span): Span {
  const length = Math.min(Math.max(SHORTEST_MS, to - from), whole.to - whole.from);
  const start = Math.min(Math.max(from, whole.from), whole.to - length);
  return { from: start, to: start + length };
}

/**
 * The scale of a span, with ticks at round times of the browser's time zone.
 * @param width px
 */
export function timelineScale(span: Span, width: number): TimelineScale {
  const scale = scaleTime().domain([span.from, span.to]).range([0, width]);
  const times = scale.ticks(Math.max(2, Math.floor(width / TICK_EVERY)));
  const ticks = times
    .map((time, index) => ({ x: scale(time), label: labelOf(time, index === 0) }))
    .filter(({ x }) => x <= width - LABEL_WIDTH);
  return { span, width, place: (time) => scale(time), ticks };
}

/**
 * The ticks whose labels fit: a label must touch neither the shown label before it nor the label of the current time.
 * @param now px; null if the current time is not shown
 */
export function ticksWithRoom(ticks: readonly Tick[], now: number | null): Tick[] {
  let end = -Infinity;
  return ticks.filter(({ x, label }) => {
    const labelEnd = x + label.length * CHARACTER_WIDTH;
    if (x < end || (now !== null && x < now + NOW_REACH && labelEnd > now - NOW_REACH)) return false;
    end = labelEnd + LABEL_GAP;
    return true;
  });
}

/** The label of a tick: "18:00"; for the first tick, the date and the time; for midnight, only the date. */
function labelOf(time: Date, isFirst: boolean): string {
  const day = formatDayMonth(time);
  if (time.getHours() === 0 && time.getMinutes() === 0) return day;
  const clock = formatHourMinute(time);
  return isFirst ? `${day} ${clock}` : clock;
}
