import { levelOfWord, type LogLevel } from '../log-level';

/**
 * How a line relates to the entry above:
 * - `entry`: the line begins a new entry.
 * - `crash`: the line reports a crash. It belongs to the entry above if that is an error; otherwise it begins an entry.
 * - `trace`: the line reports an exception. It belongs to the entry above if that is an error or a warning; otherwise
 *   it begins an entry.
 */
export type LineKind = 'entry' | 'crash' | 'trace';

/** Time and level at the start of a log line. */
export interface LineHeader {
  kind: LineKind;
  /**
   * Milliseconds since the epoch; NaN unless the line has both a date and a time. A time without a zone is read as UTC.
   */
  time: number;
  /** Whether the line says in which zone its time is. */
  hasZone: boolean;
  /**
   * True if the line has a time, or consists of fields with a level. After such a line, every line that no format
   * recognises belongs to the entry above.
   */
  isStamped: boolean;
  /** The word for the level as written in the log; "" if the line has none. */
  word: string;
  level: LogLevel;
  /** The number of characters before the message. */
  length: number;
}

/** A line as a format reads it. */
export interface LogLine {
  /** The first characters, without white space at their end. */
  beginning: string;
  /** Returns the whole line, which may be very long. */
  whole: () => string;
  /** When the log is read, milliseconds since the epoch. A time without a year gets its year from this. */
  now: number;
}

/** A format that log lines can have. */
export interface LineFormat {
  /** Which loggers write this format, or which standard defines it. */
  name: string;
  /** Matches every first character that a line of this format can have. The format is not tried for other lines. */
  begins: RegExp;
  /** Reads a line; null if it has another format. */
  read: (line: LogLine) => LineHeader | null;
}

/** The header of a line that lacks a date or a time. The word decides the level, unless `level` is given. */
export function headerWithoutTime({
  kind = 'entry',
  isStamped = false,
  word = '',
  level = levelOfWord(word),
  length = 0,
}: Partial<Omit<LineHeader, 'time' | 'hasZone'>>): LineHeader {
  return { kind, time: NaN, hasZone: false, isStamped, word, level, length };
}

/**
 * The header of a line with a date and time.
 * @param length the number of characters before the message
 */
export function headerWithTime(
  { time, hasZone }: Pick<LineHeader, 'time' | 'hasZone'>,
  word: string,
  length: number,
  level = levelOfWord(word),
): LineHeader {
  return { kind: 'entry', time, hasZone, isStamped: true, word, level, length };
}
