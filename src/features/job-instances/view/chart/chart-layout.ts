import { scaleBand, scaleLinear } from 'd3-scale';
import type { ChangeMark } from '@/domain/versions/version-changes';
import type { StripMark } from '@/domain/runs/charts/strip';
import type { UsualDuration } from '@/domain/runs/figures/usual-duration';
import { formatDay } from '@/i18n/format/date';

/** Measures of the chart, px: flags, bars, dots of failed runs and days, from top to bottom. */
export const CHART = { flags: 26, plot: 150, axis: 34, left: 56, right: 8 } as const;
export const CHART_HEIGHT = CHART.flags + CHART.plot + CHART.axis;
/** Where the bars stand. */
export const BASE = CHART.flags + CHART.plot;

const WIDEST_BAR = 14;
/** A run has at least this much room, and at most that much. */
const NARROWEST_STEP = 11;
const WIDEST_STEP = 80;
const LOWEST_BAR = 3;
/** Room of a day below the bars. */
const DAY_ROOM = 72;
const MOST_TICKS = 4;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Round distances of ticks. */
const STEPS = [
  ...[1, 2, 5, 10, 20, 30].map((count) => count * SECOND),
  ...[1, 2, 5, 10, 20, 30].map((count) => count * MINUTE),
  ...[1, 2, 5, 10, 24, 48, 120].map((count) => count * HOUR),
];

/** How many runs have room in a width. */
export const runsInWidth = (width: number): number =>
  Math.max(1, Math.floor((width - CHART.left - CHART.right) / NARROWEST_STEP));

/** The picture of some runs: where everything is, in px. */
export interface ChartLayout {
  bars: readonly { x: number; width: number; height: number }[];
  /** Times on the axis of durations. */
  ticks: readonly { duration: number; y: number }[];
  /** Days below the bars. */
  days: readonly { text: string; x: number }[];
  /** The left edges of the flags. */
  flags: readonly number[];
  /** The run at a distance from the left; null beside the runs. */
  indexAt: (x: number) => number | null;
  /** The height of a duration. */
  yOf: (duration: number) => number;
}

interface ChartInput {
  /** Oldest first. */
  marks: readonly StripMark[];
  usual: UsualDuration | null;
  changes: readonly ChangeMark[];
  width: number;
  /** Milliseconds, server clock: a running bar ends here. */
  now: number;
}

/** Lays out the runs at equal distances, however long the time between them was. */
export function chartLayout({ marks, usual, changes, width, now }: ChartInput): ChartLayout {
  const lengths = marks.map((mark) => mark.duration ?? (mark.outcome === 'running' ? elapsed(mark, now) : 0));
  const y = scaleLinear()
    .domain([0, Math.max(SECOND, usual?.high ?? 0, ...lengths) * 1.08])
    .range([BASE, CHART.flags]);
  const right = width - CHART.right;
  // The newest run is at the right, so few runs leave room at the left.
  const left = Math.max(CHART.left, right - marks.length * WIDEST_STEP);
  const x = scaleBand<number>().domain(marks.keys()).range([left, right]);
  const bar = Math.min(WIDEST_BAR, Math.round(x.step() * 0.56));
  const leftOf = (index: number): number => x(index) ?? right;
  return {
    bars: lengths.map((length, index) => ({
      x: leftOf(index) + (x.step() - bar) / 2,
      width: bar,
      height: Math.max(LOWEST_BAR, BASE - y(length)),
    })),
    ticks: ticksOf(y.domain()[1] ?? 0).map((duration) => ({ duration, y: y(duration) })),
    days: daysOf(marks, x.step()).map(({ text, index }) => ({ text, x: leftOf(index) + x.step() / 2 })),
    flags: changes.map(({ before }) => leftOf(before)),
    indexAt: (at) => {
      const index = Math.floor((at - left) / x.step());
      return index >= 0 && index < marks.length ? index : null;
    },
    yOf: y,
  };
}

/** How long a run has been running. */
function elapsed({ run }: StripMark, now: number): number {
  const start = Date.parse(run.startedAt ?? run.createdAt ?? '');
  return Number.isNaN(start) ? 0 : Math.max(0, now - start);
}

/** Round times up to the longest, at most four besides 0. */
export function ticksOf(longest: number): number[] {
  const step = STEPS.find((each) => longest / each <= MOST_TICKS) ?? longest;
  return Array.from({ length: Math.floor(longest / step) + 1 }, (_, index) => index * step);
}

/** The first run of each day, as far as days have room. */
function daysOf(marks: readonly StripMark[], step: number): { text: string; index: number }[] {
  const days: { text: string; index: number }[] = [];
  for (const [index, { run }] of marks.entries()) {
    const last = days.at(-1);
    if (run.createdAt === null || (last !== undefined && (index - last.index) * step < DAY_ROOM)) continue;
    const text = formatDay(new Date(run.createdAt)).slice(0, 5);
    if (text !== last?.text) days.push({ text, index });
  }
  return days;
}
