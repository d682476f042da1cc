import { scaleBand, scaleLinear } from 'd3-scale';
import type { ChangeMark } from '@/domain/versions/runs/version-changes';
import type { StripMark } from '@/domain/runs/charts/strip';
import type { UsualDuration } from '@/domain/runs/figures/usual-duration';
import { formatDayMonth } from '@/i18n/format/date';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/durations';

/**
 * Sizes in the chart, px. From top to bottom, there are the flags, the bars (`plot`), and the dots of failed runs with
 * the days (`axis`). `left` and `right` are the margins.
 */
export const CHART = { flags: 26, plot: 150, axis: 34, left: 56, right: 8 } as const;
export const CHART_HEIGHT = CHART.flags + CHART.plot + CHART.axis;
/** The y of the bars' bottom edge, px. */
export const BASE = CHART.flags + CHART.plot;

const WIDEST_BAR = 14;
/** The minimum and maximum distance between two runs, px. */
const NARROWEST_STEP = 11;
const WIDEST_STEP = 80;
const LOWEST_BAR = 3;
/** The minimum distance between two day labels, px. */
const DAY_ROOM = 72;
const MAX_TICKS = 4;
/** The minimum width of a flag's clickable area if there is room, px. */
const FLAG_AREA = 24;
/** The estimated width of a character in the text beside a flag, and the distance of this text from the flag, px. */
const LETTER_WIDTH = 6.4;
const TEXT_GAP = 6;

/** The possible distances between two ticks, milliseconds. */
const STEPS = [
  ...[1, 2, 5, 10, 20, 30].map((count) => count * SECOND_MS),
  ...[1, 2, 5, 10, 20, 30].map((count) => count * MINUTE_MS),
  ...[1, 2, 5, 10, 24, 48, 120].map((count) => count * HOUR_MS),
];

/** How many runs fit into a width (px). */
export const runsInWidth = (width: number): number =>
  Math.max(1, Math.floor((width - CHART.left - CHART.right) / NARROWEST_STEP));

/** The positions of everything in the chart, px. */
export interface ChartLayout {
  bars: readonly { x: number; width: number; height: number }[];
  /** The ticks of the axis at the left. Durations are in milliseconds. */
  ticks: readonly { duration: number; y: number }[];
  /** The labels of days below the bars. */
  days: readonly { text: string; x: number }[];
  /** The x of each flag's line. */
  flags: readonly number[];
  /** The index of the run at an x; null outside the runs. */
  indexAt: (x: number) => number | null;
  /** The y of a duration (milliseconds). */
  yOf: (duration: number) => number;
}

interface ChartInput {
  /** Oldest first. */
  marks: readonly StripMark[];
  usual: UsualDuration | null;
  changes: readonly ChangeMark[];
  width: number;
  /** The server's time, milliseconds since 1970. The duration of a running run is counted until this time. */
  now: number;
}

/** Lays out the runs at equal distances, independent of the time between them. */
export function chartLayout({ marks, usual, changes, width, now }: ChartInput): ChartLayout {
  const lengths = marks.map((mark) => mark.duration ?? (mark.outcome === 'running' ? elapsed(mark, now) : 0));
  const ticks = ticksOf(Math.max(SECOND_MS, usual?.high ?? 0, ...lengths));
  const y = scaleLinear()
    .domain([0, ticks.at(-1) ?? SECOND_MS])
    .range([BASE, CHART.flags]);
  const right = width - CHART.right;
  // Runs are aligned to the right, so a few runs leave empty space at the left.
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
    ticks: ticks.map((duration) => ({ duration, y: y(duration) })),
    days: daysOf(marks, x.step()).map(({ text, index }) => ({ text, x: leftOf(index) + x.step() / 2 })),
    flags: changes.map(({ beforeRun }) => leftOf(beforeRun)),
    indexAt: (at) => {
      const index = Math.floor((at - left) / x.step());
      return index >= 0 && index < marks.length ? index : null;
    },
    yOf: y,
  };
}

/**
 * The position of a flag, px: `x` is its line, `left` and `size` are the left edge and the width of its visible part.
 */
interface Flag {
  x: number;
  left: number;
  size: number;
}

/**
 * The clickable areas of flags from left to right, px. If there is room, the area of a narrow flag is wider than the
 * flag. Areas do not overlap: the border between two areas is half-way between the flags or, if the flags are close,
 * between their lines.
 */
export function flagAreas(flags: readonly Flag[], width: number): { x: number; width: number }[] {
  const edges = flags.slice(1).map((flag, index) => {
    const { x, left, size } = flags[index] ?? flag;
    return Math.min(Math.max((left + size + flag.left) / 2, x + 4), flag.x - 1);
  });
  return flags.map(({ left, size }, index) => {
    const [low, high] = [edges[index - 1] ?? 0, edges[index] ?? width];
    const wanted = Math.max(size, FLAG_AREA);
    const x = Math.max(low, Math.min(left + (size - wanted) / 2, high - wanted));
    return { x, width: Math.min(wanted, high - x) };
  });
}

/** A text beside a flag. `x` is its start or its end, px. */
interface FlagText {
  text: string;
  x: number;
  anchor: 'start' | 'end';
}

/**
 * The text beside each flag, from left to right; null if no text of the flag has room, on either side. The newest flag
 * chooses first, because at the right edge its text has room only to the left.
 * @param flags the flags, each with its possible texts, the best text first
 */
export function flagTexts(flags: readonly (Flag & { texts: readonly string[] })[], width: number): (FlagText | null)[] {
  /** The end of the room to the right of the current flag. */
  let end = width;
  const newestFirst = flags.toReversed().map(({ left, size, texts }, index, reversed): FlagText | null => {
    const [low, high] = [left - TEXT_GAP, left + size + TEXT_GAP];
    const before = reversed[index + 1];
    const start = (before === undefined ? 0 : before.left + before.size) + TEXT_GAP;
    const next = end;
    end = low;
    for (const text of texts) {
      const wanted = text.length * LETTER_WIDTH;
      if (text !== '' && high + wanted <= next) return { text, x: high, anchor: 'start' };
      if (text !== '' && low - wanted >= start) {
        end = low - wanted - TEXT_GAP;
        return { text, x: low, anchor: 'end' };
      }
    }
    return null;
  });
  return newestFirst.toReversed();
}

/** How long a run has been running, milliseconds; 0 if its start is unknown. */
function elapsed({ run }: StripMark, now: number): number {
  const start = Date.parse(run.startedAt ?? run.createdAt ?? '');
  return Number.isNaN(start) ? 0 : Math.max(0, now - start);
}

/**
 * The ticks of an axis, as round durations in milliseconds: 0 and at most `MAX_TICKS` others. Only the last tick is at
 * least as long as `longest`.
 */
export function ticksOf(longest: number): number[] {
  const step = STEPS.find((each) => longest / each <= MAX_TICKS) ?? Math.ceil(longest / MAX_TICKS / DAY_MS) * DAY_MS;
  return Array.from({ length: Math.ceil(longest / step) + 1 }, (_, index) => index * step);
}

/**
 * The labels of the days, each with the index of the first run of its day that has room for the label. A day without
 * such a run has no label.
 */
function daysOf(marks: readonly StripMark[], step: number): { text: string; index: number }[] {
  const days: { text: string; index: number }[] = [];
  for (const [index, { run }] of marks.entries()) {
    const last = days.at(-1);
    if (run.createdAt === null || (last !== undefined && (index - last.index) * step < DAY_ROOM)) continue;
    const text = formatDayMonth(new Date(run.createdAt));
    if (text !== last?.text) days.push({ text, index });
  }
  return days;
}
