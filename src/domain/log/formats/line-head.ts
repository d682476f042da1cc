import { levelOfWord, type LogLevel } from '../log-level';

/**
 * What a line does with the entry above it:
 * - `entry`: it begins a new entry.
 * - `crash`: it reports the end of a program. It begins an entry unless the entry above is an error.
 * - `trace`: it names an exception. It begins an entry unless the entry above is an error or a warning, which loggers
 *   write with their exceptions.
 */
export type LineKind = 'entry' | 'crash' | 'trace';

/** Time and level at the start of a log line. */
export interface LineHead {
  kind: LineKind;
  /** Milliseconds since the epoch; NaN if the line has no date and time. Without a zone, as if the zone were UTC. */
  time: number;
  /** Whether the line says in which zone its time is. */
  hasZone: boolean;
  /** Whether the line begins as a logger's line does, with a time. In such logs, other lines continue the line above. */
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
  /** When the log is read, milliseconds since the epoch: the year of times without a year. */
  now: number;
}

/** A format of log lines. */
export interface LineFormat {
  /** The name of the loggers or of the standard. */
  name: string;
  /** The characters that its lines begin with, so that a line is not tried in formats that cannot read it. */
  begins: RegExp;
  /** Returns null for a line in another format. */
  read: (line: LogLine) => LineHead | null;
}

/** A head with a level and without a time. The level is that of the word unless it is given. */
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
