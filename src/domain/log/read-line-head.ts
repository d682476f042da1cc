import { LEVEL_WORDS } from './log-level';

/** Time and level at the start of a log line. */
export interface LineHead {
  /** Milliseconds since the epoch; NaN if the line has no time. */
  time: number;
  /** The word for the level as written in the log; "" if the line has none. */
  word: string;
  /** Characters before the message. */
  length: number;
}

const STAMP = /^\[?(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:[.,](\d{1,9}))?[ ]?(Z|[+-]\d\d:?\d\d)?\]?:?(?:\s+|$)/;
/** "ERROR: ", "app.ERROR: ", "[ERROR] ", "ERROR " */
const CAPITALS = new RegExp(String.raw`^\[?([\w-]+\.)?(${LEVEL_WORDS})\]?(?::|\s|$)\s*`);
/** "[error] ", "Error: " */
const ANY_CASE = new RegExp(String.raw`^(?:\[(${LEVEL_WORDS})\]:?|(${LEVEL_WORDS}):)\s*`, 'i');
/** "03:36:47 ERROR     [app] message", as Symfony's console writes it. All of it stays in the message. */
const CLOCK = new RegExp(String.raw`^\d\d:\d\d:\d\d\s+(${LEVEL_WORDS})\s`);
const JSON_LEVEL = new RegExp(String.raw`"level(?:_name)?":\s?"(${LEVEL_WORDS})"`, 'i');

/**
 * Reads the start of a log line in the formats of Monolog, Symfony and similar loggers. A time without an offset is
 * read as local time, so the screen shows the same time as the log.
 * @param line or its first characters
 * @returns null for a line that has neither a time nor a level
 */
export function readLineHead(line: string): LineHead | null {
  const stamp = STAMP.exec(line);
  const time = stamp === null ? NaN : timeOf(stamp);
  const stampLength = Number.isNaN(time) ? 0 : (stamp?.[0].length ?? 0);
  const rest = stampLength === 0 ? line : line.slice(stampLength);
  const capitals = CAPITALS.exec(rest);
  if (capitals !== null) {
    // A logger's name is useful, so it stays in the message, except for the default name "app".
    const keepsName = capitals[1] !== undefined && capitals[1] !== 'app.';
    return { time, word: capitals[2] ?? '', length: stampLength + (keepsName ? 0 : capitals[0].length) };
  }
  const named = ANY_CASE.exec(rest);
  if (named !== null) return { time, word: named[1] ?? named[2] ?? '', length: stampLength + named[0].length };
  if (stampLength > 0) return { time, word: '', length: stampLength };
  const shown = CLOCK.exec(line) ?? (line.startsWith('{') ? JSON_LEVEL.exec(line) : null);
  return shown === null ? null : { time, word: shown[1] ?? '', length: 0 };
}

function timeOf([, day = '', clock = '', fraction = '', offset = '']: RegExpExecArray): number {
  const zone = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset;
  return Date.parse(`${day}T${clock}.${fraction.slice(0, 3).padEnd(3, '0')}${zone}`);
}
