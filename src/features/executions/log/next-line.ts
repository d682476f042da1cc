import { LOG_LEVELS, type LogLevel } from '@/domain/log/log-level';
import type { LogRows } from '@/domain/log/log-rows';
import type { ParsedLog } from '@/domain/log/parse-log';

/**
 * The next entry of a level among the shown lines, round the end.
 * @param from the line to begin at
 * @returns counted from 0; null when there is none
 */
export function nextLine(log: ParsedLog, rows: LogRows, level: LogLevel, from: number): number | null {
  const wanted = LOG_LEVELS.indexOf(level);
  for (let step = 0; step < log.lineCount; step += 1) {
    const line = (from + step) % log.lineCount;
    if (log.levels[line] === wanted && log.continues[line] === 0 && rows.isShown(line)) return line;
  }
  return null;
}
