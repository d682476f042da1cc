import type { Span } from '../runs/period/period';
import type { DueTimesByCode } from '../runs/period/period-runs';
import { MINUTE_MS } from '@/lib/durations';
import { startOfDay } from '@/lib/start-of-day';

const QUARTER = 15 * MINUTE_MS;

/** One start of an integration. */
export interface Start {
  code: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A quarter of an hour, and the integrations that start in it. */
export interface Quarter extends Span {
  /** The first start of each of these integrations, in order of time. */
  starts: readonly Start[];
}

/** The day that begins at a midnight, by this device's clock. It has 23 or 25 hours if the clocks change. */
export function daySpan(midnight: number): Span {
  return { from: midnight, to: startOfDay(midnight, 1) };
}

/**
 * Splits a day into quarters of an hour.
 * @param starts the start times of each integration on this day, ascending; the key is the integration's code
 */
export function quartersOf({ from, to }: Span, starts: DueTimesByCode): Quarter[] {
  const quarters = Array.from({ length: Math.ceil((to - from) / QUARTER) }, (_, index) => ({
    from: from + index * QUARTER,
    to: from + (index + 1) * QUARTER,
    starts: [] as Start[],
  }));
  for (const [code, times] of starts)
    for (const at of times) {
      const quarter = quarters[Math.floor((at - from) / QUARTER)];
      if (quarter !== undefined && quarter.starts.at(-1)?.code !== code) quarter.starts.push({ code, at });
    }
  for (const quarter of quarters) quarter.starts.sort((a, b) => a.at - b.at);
  return quarters;
}

/**
 * The quarter in which the largest number of integrations start; the first of them if several quarters tie. Null if
 * nothing starts.
 */
export function busiestQuarter(quarters: readonly Quarter[]): Quarter | null {
  return quarters.reduce<Quarter | null>(
    (most, quarter) => (quarter.starts.length > (most?.starts.length ?? 0) ? quarter : most),
    null,
  );
}

/**
 * The longest time in which no other integration starts; null if another integration starts in every quarter.
 * @param code the code of this integration, whose own starts do not matter
 */
export function longestFree(quarters: readonly Quarter[], code: string | null): Span | null {
  let longest: Span | null = null;
  let since: number | null = null;
  for (const { from, to, starts } of quarters) {
    const isFree = starts.every((start) => start.code === code);
    since = isFree ? (since ?? from) : null;
    if (since !== null && to - since > (longest === null ? 0 : longest.to - longest.from))
      longest = { from: since, to };
  }
  return longest;
}

/**
 * A run that takes as long as usual. `overlap` is the part of the run during which the next run is already in progress.
 */
export interface UsualRun extends Span {
  overlap: Span | null;
}

/**
 * The runs of an integration, if each takes as long as usual.
 * @param starts the start times, ascending
 * @param usual the usual duration, milliseconds
 */
export function usualRuns(starts: readonly number[], usual: number): UsualRun[] {
  return starts.map((from, index) => {
    const to = from + usual;
    const next = starts[index + 1];
    return { from, to, overlap: next !== undefined && next < to ? { from: next, to } : null };
  });
}
