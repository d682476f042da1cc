import { withVisibleControls } from '@/lib/text/visible-text';
import type { LineRange } from './line-link';
import { readLineHead } from './formats/line-formats';
import type { LineKind } from './formats/line-head';
import { LOG_LEVELS } from './log-level';

/**
 * Positions and properties of the lines of a log, without their text. So a log of 100,000 lines does not need 100,000
 * strings, and the arrays are quick to copy from worker to page.
 */
export interface ParsedLog {
  lineCount: number;
  /** Where each line begins in the text. The last entry is the end of the text. */
  starts: Uint32Array;
  /** Where the message begins in each line, after time and level. */
  heads: Uint16Array;
  /** Index in `LOG_LEVELS`. A line that continues the line above has the same level. */
  levels: Uint8Array;
  /** Milliseconds since the epoch; NaN if the line has no time. `isZoned` says whether the zone is known. */
  times: Float64Array;
  /** 1 for a time whose zone is known. Any other time is the server's local time, read as if it were UTC. */
  isZoned: Uint8Array;
  /** `server` if the log has times whose zone is not known. */
  zone: 'known' | 'server';
  /** 1 for a line that belongs to the line above, such as a line of a stack trace. */
  continues: Uint8Array;
  /** For each line, the index in `words` of the word for its level. */
  wordOf: Uint8Array;
  /** Words for levels as the log has them. The first is "", for lines without a word. */
  words: string[];
  /** The number of entries of each level, in the order of `LOG_LEVELS`. An entry may have several lines. */
  counts: number[];
  /** Characters of the longest line. */
  longest: number;
}

/** How many characters of a line a format gets at first. A format that needs the whole line asks for it. */
const HEAD = 256;
/** Matches a line that continues the line above, for example in a stack trace. An empty line does so, too. */
const CONTINUES = /^(?:$|\s|#\d+ |at |Stack trace|\.\.\. |[})\]])/;
const BYTE_ORDER_MARK = 0xfeff;
const MAX_WORDS = 255;
const WARNING = LOG_LEVELS.indexOf('warning');
const ERROR = LOG_LEVELS.indexOf('error');

/**
 * Finds the lines of a log with their times and levels.
 * @param now when the log is read, milliseconds since the epoch; decides the year of times without a year
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
    const beginning = text.slice(from, Math.min(end, from + HEAD)).trimEnd();
    const head = readLineHead({ head: beginning, whole: () => text.slice(from, end).trimEnd(), now });
    log.heads[line] = mark;
    const above = log.levels[line - 1];
    if (above !== undefined && (head === null ? isStamped || CONTINUES.test(beginning) : isPartOf(above, head.kind))) {
      log.continues[line] = 1;
      log.levels[line] = above;
      continue;
    }
    const level = LOG_LEVELS.indexOf(head?.level ?? 'other');
    log.levels[line] = level;
    log.counts[level] = (log.counts[level] ?? 0) + 1;
    if (head === null) continue;
    isStamped ||= head.isStamped;
    log.heads[line] = mark + head.length;
    log.times[line] = head.time;
    log.isZoned[line] = head.hasZone ? 1 : 0;
    if (!head.hasZone && !Number.isNaN(head.time)) log.zone = 'server';
    log.wordOf[line] = wordNumber(wordNumbers, log.words, head.word);
  }
  return log;
}

/** Whether a line of this kind is part of the entry above. @param above the level of that entry */
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

/** The offsets at which lines begin, then the length of the text. A line break at the end begins no line. */
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

/** A whole line without its line break. @param line counted from 0 */
export function lineText(text: string, { starts }: ParsedLog, line: number): string {
  return withoutBreak(text.slice(starts[line], starts[line + 1]));
}

/** Whole lines as text. Control characters become visible symbols, because they could act where the text is pasted. */
export function linesAsText(text: string, log: ParsedLog, { first, last }: LineRange): string {
  const lines: string[] = [];
  for (let line = first - 1; line < Math.min(last, log.lineCount); line += 1)
    lines.push(withVisibleControls(lineText(text, log, line)));
  return lines.join('\n');
}

/** The message of a line: what follows time and level. @param line counted from 0 */
export function messageText(text: string, { starts, heads }: ParsedLog, line: number): string {
  return withoutBreak(text.slice((starts[line] ?? 0) + (heads[line] ?? 0), starts[line + 1]));
}

function withoutBreak(line: string): string {
  if (!line.endsWith('\n')) return line;
  return line.slice(0, line.endsWith('\r\n') ? -2 : -1);
}

/** The line that contains an offset of the text, counted from 0. */
export function lineAt({ starts, lineCount }: ParsedLog, offset: number): number {
  let low = 0;
  let high = lineCount - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.max(low, 0);
}
