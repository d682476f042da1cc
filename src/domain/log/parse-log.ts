import { withVisibleControls } from '@/lib/text/visible-text';
import type { LineRange } from './line-link';
import { levelOfWord, LOG_LEVELS } from './log-level';
import { readLineHead } from './read-line-head';

/**
 * Positions and properties of the lines of a log. It contains no text, so a log of 100,000 lines does not need 100,000
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
  /** Milliseconds since the epoch; NaN if the line has no time. */
  times: Float64Array;
  /** 1 for a line that belongs to the line above, such as a line of a stack trace. */
  continues: Uint8Array;
  /** Index in `words` of the word for the level. */
  wordOf: Uint8Array;
  /** Words for levels as they were written; the first is "". */
  words: string[];
  /** Entries of each level, in the order of `LOG_LEVELS`; lines that continue an entry are not counted. */
  counts: number[];
  /** Characters of the longest line. */
  longest: number;
}

/** How many characters at the start of a line are searched for time and level. */
const HEAD = 256;
/** The start of a line that continues the error above it, for example in a stack trace. */
const TRACE = /^(?:\s|#\d+ |at |Caused by|Traceback|Stack trace|\.\.\. |[})\]])/;
const MAX_WORDS = 255;

/** Finds the lines of a log with their times and levels. */
export function parseLog(text: string): ParsedLog {
  const starts = startsOf(text);
  const lineCount = starts.length - 1;
  const log: ParsedLog = {
    lineCount,
    starts,
    heads: new Uint16Array(lineCount),
    levels: new Uint8Array(lineCount),
    times: new Float64Array(lineCount).fill(NaN),
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
    const length = (starts[line + 1] ?? 0) - start;
    log.longest = Math.max(log.longest, length);
    const beginning = text.slice(start, start + Math.min(length, HEAD)).trimEnd();
    const head = readLineHead(beginning);
    if (head === null && line > 0 && (isStamped || TRACE.test(beginning))) {
      log.continues[line] = 1;
      log.levels[line] = log.levels[line - 1] ?? 0;
      continue;
    }
    const level = LOG_LEVELS.indexOf(levelOfWord(head?.word ?? ''));
    log.levels[line] = level;
    log.counts[level] = (log.counts[level] ?? 0) + 1;
    if (head === null) continue;
    isStamped = !Number.isNaN(head.time);
    log.heads[line] = head.length;
    log.times[line] = head.time;
    log.wordOf[line] = wordNumber(wordNumbers, log.words, head.word);
  }
  return log;
}

function wordNumber(numbers: Map<string, number>, words: string[], word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  if (words.length === MAX_WORDS) return 0;
  numbers.set(word, words.length);
  return words.push(word) - 1;
}

/** The offsets at which lines begin, then the end of the text. A line break at the end does not begin another line. */
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
