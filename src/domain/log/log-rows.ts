import { LOG_LEVELS, type LogLevel } from './log-level';
import type { ParsedLog } from './parse-log';
import { firstAtOrAfter } from './search-log';

/** A row of the viewer: a line, or a gap with the hidden lines from `line` to `last`. Lines are counted from 0. */
export interface LogRow {
  line: number;
  last: number;
  isGap: boolean;
}

/** The rows of a filtered log: each shown line, and one row for each gap of hidden lines. */
export interface LogRows {
  count: number;
  at(row: number): LogRow;
  /** The row of a line, or of the gap that hides it. */
  rowOf(line: number): number;
  isShown(line: number): boolean;
}

/**
 * The rows to show.
 * @param levels the level of each line, as an index in `LOG_LEVELS`
 * @param shown the levels to show, by their index in `LOG_LEVELS`
 * @param opened the first lines of the gaps that the user has opened
 */
export function logRows(levels: Uint8Array, shown: ReadonlySet<number>, opened: ReadonlySet<number>): LogRows {
  const firsts = new Uint32Array(levels.length);
  const gaps = new Uint8Array(levels.length);
  let count = 0;
  for (let line = 0; line < levels.length;) {
    let end = line;
    while (end < levels.length && !shown.has(levels[end] ?? 0)) end += 1;
    const isGap = end > line && !opened.has(line);
    const last = isGap || end === line ? line : end - 1;
    for (let each = line; each <= last; each += 1) {
      firsts[count] = each;
      gaps[count] = isGap ? 1 : 0;
      count += 1;
    }
    line = isGap ? end : last + 1;
  }
  const starts = firsts.subarray(0, count);
  const rowOf = (line: number): number => {
    const row = firstAtOrAfter(starts, line);
    return starts[row] === line ? row : Math.max(row - 1, 0);
  };
  return {
    count,
    at: (row) => {
      const line = starts[row] ?? 0;
      const isGap = gaps[row] === 1;
      return { line, last: isGap ? (starts[row + 1] ?? levels.length) - 1 : line, isGap };
    },
    rowOf,
    isShown: (line) => gaps[rowOf(line)] !== 1,
  };
}

/**
 * The next shown entry of a level. The search wraps around at the end of the log.
 * @param from the line to begin at
 * @returns the first line of the entry, counted from 0; null if there is none
 */
export function nextLine(log: ParsedLog, rows: LogRows, level: LogLevel, from: number): number | null {
  const wanted = LOG_LEVELS.indexOf(level);
  for (let step = 0; step < log.lineCount; step += 1) {
    const line = (from + step) % log.lineCount;
    if (log.levels[line] === wanted && log.continues[line] === 0 && rows.isShown(line)) return line;
  }
  return null;
}
