import { LOG_LEVELS, type LogLevel } from './log-level';
import type { ParsedLog } from './parse-log';
import { firstAtOrAfter } from '@/lib/sorted-search';

/** A row of the viewer: one line, or a gap that hides the lines from `line` to `last`. Lines are counted from 0. */
export interface LogRow {
  line: number;
  last: number;
  isGap: boolean;
}

/** The rows of a filtered log: each shown line, and one row for each gap of hidden lines. */
export interface LogRows {
  count: number;
  at(row: number): LogRow;
  /** The number of the row that shows a line, or of the gap that hides the line. */
  rowOf(line: number): number;
  isShown(line: number): boolean;
}

/**
 * Decides which rows a filtered log has.
 * @param levels the level of each line, as an index in `LOG_LEVELS`
 * @param shown the levels to show, as indexes in `LOG_LEVELS`
 * @param opened the first line of each gap that the user has opened
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
 * Finds the next entry of a level among the shown lines. After the end of the log, the search goes on at its beginning.
 * @param from the line to begin at
 * @returns the first line of the entry, counted from 0; null if there is no such entry
 */
export function nextLine(log: ParsedLog, rows: LogRows, level: LogLevel, from: number): number | null {
  const wanted = LOG_LEVELS.indexOf(level);
  for (let step = 0; step < log.lineCount; step += 1) {
    const line = (from + step) % log.lineCount;
    if (log.levels[line] === wanted && log.continues[line] === 0 && rows.isShown(line)) return line;
  }
  return null;
}
