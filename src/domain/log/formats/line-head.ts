import { levelOfWord, type LogLevel } from '../log-level';

/**
 * How a line relates to the entry above:
 * - `entry`: the line begins a new entry.
 * - `crash`: the line reports a crash. It continues the entry above if that is an error, else it begins an entry.
 * - `trace`: the line names an exception. It continues the entry above if that is an error or a warning, else it begins
 *   an entry.
 */
export type LineKind = 'entry' | 'crash' | 'trace';

/** Time and level at the start of a log line. */
export interface LineHead {
  kind: LineKind;
  /** Milliseconds since the epoch; NaN if the line has no date and time. A time without a zone is read as UTC. */
  time: number;
  /** Whether the line contains the zone of its time. */
  hasZone: boolean;
  /** Whether the line begins with a time. After such a line, lines without a time continue the line above. */
  isStamped: boolean;
  /** The word for the level as written in the log; "" if the line has none. */
  word: string;
  level: LogLevel;
  /** Characters before the message. */
  length: number;
}

/** A line as a format reads it. */
export interface LogLine {
  /** The first characters, without white space at their end. */
  head: string;
  /** Returns the whole line, which may be very long. */
  whole: () => string;
  /** When the log is read, milliseconds since the epoch; decides the year of times without a year. */
  now: number;
}

/** A format of log lines. */
export interface LineFormat {
  /** The loggers or the standard. */
  name: string;
  /** Matches the first characters of lines in this format, so that other lines skip it. */
  begins: RegExp;
  /** Returns null for a line in another format. */
  read: (line: LogLine) => LineHead | null;
}

/** A head with a level and without a time. By default, the word decides the level. */
export function headOf({
  kind = 'entry',
  isStamped = false,
  word = '',
  level = levelOfWord(word),
  length = 0,
}: Partial<Omit<LineHead, 'time' | 'hasZone'>>): LineHead {
  return { kind, time: NaN, hasZone: false, isStamped, word, level, length };
}

/** The head of a line with a time. @param length characters before the message */
export function headAt(
  { time, hasZone }: Pick<LineHead, 'time' | 'hasZone'>,
  word: string,
  length: number,
  level = levelOfWord(word),
): LineHead {
  return { kind: 'entry', time, hasZone, isStamped: true, word, level, length };
}
