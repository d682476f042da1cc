import { lastAtOrBefore } from '@/lib/sorted-search';
import { withVisibleControls } from '@/lib/text/visible-text';
import type { LineRange } from './line-link';
import { readLineHeader } from './formats/line-formats';
import type { LineKind } from './formats/line-header';
import { LOG_LEVELS } from './log-level';

/**
 * The positions and properties of the lines of a log, without their text. So a log of 100,000 lines does not need
 * 100,000 strings, and the worker can copy the arrays to the page quickly.
 */
export interface ParsedLog {
  lineCount: number;
  /** Where each line begins in the text. One more entry at the end is the length of the text. */
  starts: Uint32Array;
  /** Where the message begins within each line: after time and level. */
  heads: Uint16Array;
  /** The level of each line, as an index in `LOG_LEVELS`. A line that continues the line above has the same level. */
  levels: Uint8Array;
  /** The time of each line in milliseconds since the epoch; NaN if the line has no time. See `isZoned` for the zone. */
  times: Float64Array;
  /**
   * 1 if the zone of the line's time is known, else 0. A time without a known zone is the server's local time, read as
   * if it were UTC.
   */
  isZoned: Uint8Array;
  /** `server` if any time of the log has no known zone. */
  zone: 'known' | 'server';
  /** 1 if the line belongs to the line above, such as a line of a stack trace, else 0. */
  continues: Uint8Array;
  /** The word for the level of each line, as an index in `words`. */
  wordOf: Uint8Array;
  /** The words for levels that occur in the log. The first is "", for lines without a word. */
  words: string[];
  /** The number of entries of each level, in the order of `LOG_LEVELS`. An entry may have several lines. */
  counts: number[];
  /** The length of the longest line in characters. */
  longest: number;
}

/** How many characters of a line a format gets at first. If that is not enough, the format asks for the whole line. */
const BEGINNING_LENGTH = 256;
/** Matches lines that continue the line above: empty lines, and for example lines of a stack trace. */
const CONTINUES = /^(?:$|\s|#\d+ |at |Stack trace|\.\.\. |[})\]])/;
const BYTE_ORDER_MARK = 0xfeff;
const MAX_WORDS = 255;
const WARNING = LOG_LEVELS.indexOf('warning');
const ERROR = LOG_LEVELS.indexOf('error');

/**
 * Finds the lines of a log, with their times and levels.
 * @param now when the log is read, milliseconds since the epoch; a time without a year gets its year from this
 */
export function parseLog(text: string, now = Date.now()): ParsedLog {
  const starts = startsOf(text);
  const lineCount = starts.length - 1;
  const log: ParsedLog = {
    lineCount,
    starts,
    heads: new Uint16Array(lineCount),
    levels: new Uint8Array(lineCount),
    times: new Float64Array(lineCount).fill(NaN),
    isZoned: new Uint8Array(lineCount),
    zone: 'known',
    continues: new Uint8Array(lineCount),
    wordOf: new Uint8Array(lineCount),
    words: [''],
    counts: LOG_LEVELS.map(() => 0),
    longest: 0,
  };
  const wordNumbers = new Map([['', 0]]);
  let isStamped = false;
  for (let line = 0; line < lineCount; line += 1) {
    const start = starts[line] ?? 0;
    const end = starts[line + 1] ?? 0;
    log.longest = Math.max(log.longest, end - start);
    const mark = text.charCodeAt(start) === BYTE_ORDER_MARK ? 1 : 0;
    const from = start + mark;
    const beginning = text.slice(from, Math.min(end, from + BEGINNING_LENGTH)).trimEnd();
    const header = readLineHeader({ beginning, whole: () => text.slice(from, end).trimEnd(), now });
    log.heads[line] = mark;
    const above = log.levels[line - 1];
    if (
      above !== undefined &&
      (header === null ? isStamped || CONTINUES.test(beginning) : isPartOf(above, header.kind))
    ) {
      log.continues[line] = 1;
      log.levels[line] = above;
      continue;
    }
    const level = LOG_LEVELS.indexOf(header?.level ?? 'other');
    log.levels[line] = level;
    log.counts[level] = (log.counts[level] ?? 0) + 1;
    if (header === null) continue;
    isStamped ||= header.isStamped;
    log.heads[line] = mark + header.length;
    log.times[line] = header.time;
    log.isZoned[line] = header.hasZone ? 1 : 0;
    if (!header.hasZone && !Number.isNaN(header.time)) log.zone = 'server';
    log.wordOf[line] = wordNumber(wordNumbers, log.words, header.word);
  }
  return log;
}

/**
 * Whether a line of this kind belongs to the entry above.
 * @param above the level of that entry
 */
function isPartOf(above: number, kind: LineKind): boolean {
  if (kind === 'entry') return false;
  return above === ERROR || (kind === 'trace' && above === WARNING);
}

function wordNumber(numbers: Map<string, number>, words: string[], word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  if (words.length === MAX_WORDS) return 0;
  numbers.set(word, words.length);
  return words.push(word) - 1;
}

/**
 * The offset of each line, followed by the length of the text. A line break at the end of the text does not begin
 * another line.
 */
function startsOf(text: string): Uint32Array {
  let starts = new Uint32Array(1024);
  let count = 0;
  const add = (at: number): void => {
    if (count === starts.length) {
      const longer = new Uint32Array(count * 2);
      longer.set(starts);
      starts = longer;
    }
    starts[count] = at;
    count += 1;
  };
  for (let at = 0; at < text.length;) {
    add(at);
    const end = text.indexOf('\n', at);
    at = end < 0 ? text.length : end + 1;
  }
  add(text.length);
  return starts.slice(0, count);
}

/**
 * A whole line without its line break.
 * @param line counted from 0
 */
export function lineText(text: string, { starts }: ParsedLog, line: number): string {
  return withoutBreak(text.slice(starts[line], starts[line + 1]));
}

/**
 * Several lines as text, to be copied. Control characters become visible symbols, because they could have an effect
 * where the text is pasted.
 */
export function linesAsText(text: string, log: ParsedLog, { first, last }: LineRange): string {
  const lines: string[] = [];
  for (let line = first - 1; line < Math.min(last, log.lineCount); line += 1)
    lines.push(withVisibleControls(lineText(text, log, line)));
  return lines.join('\n');
}

/**
 * The message of a line, which follows time and level.
 * @param line counted from 0
 */
export function messageText(text: string, { starts, heads }: ParsedLog, line: number): string {
  return withoutBreak(text.slice((starts[line] ?? 0) + (heads[line] ?? 0), starts[line + 1]));
}

function withoutBreak(line: string): string {
  if (!line.endsWith('\n')) return line;
  return line.slice(0, line.endsWith('\r\n') ? -2 : -1);
}

/** The number of the line, from 0, that contains an offset of the text. */
export function lineAt({ starts, lineCount }: ParsedLog, offset: number): number {
  return Math.max(0, Math.min(lineCount - 1, lastAtOrBefore(starts, offset)));
}
