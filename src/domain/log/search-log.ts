import { messageText, type ParsedLog } from './parse-log';

/** Places that match a search, in the order of the text. The three arrays have an entry each per place. */
export interface LogHits {
  /** Number of the line, counted from 0. */
  lines: Uint32Array;
  /** Place in the message of the line. */
  from: Uint32Array;
  to: Uint32Array;
  /** False when there are more than are listed. */
  isComplete: boolean;
}

/** More than that says nothing, and takes memory. */
export const MOST_HITS = 100_000;

const SYNTAX = /[\\^$.*+?()[\]{}|]/g;

/**
 * The pattern of a search: between slashes a regular expression, else the text itself. Case does not matter.
 * @returns null when nothing is searched for
 * @throws SyntaxError for a regular expression that is not one
 */
export function searchPattern(query: string): RegExp | null {
  if (query === '') return null;
  const [, source] = /^\/(.+)\/$/s.exec(query) ?? [];
  return new RegExp(source ?? query.replaceAll(SYNTAX, String.raw`\$&`), 'gi');
}

/** Searches the messages of a log. Each line is searched on its own, so that no match crosses a line break. */
export function searchLog(text: string, log: ParsedLog, pattern: RegExp, most = MOST_HITS): LogHits {
  const lines: number[] = [];
  const from: number[] = [];
  const to: number[] = [];
  let isComplete = true;
  for (let line = 0; line < log.lineCount && isComplete; line += 1) {
    const message = messageText(text, log, line);
    pattern.lastIndex = 0;
    for (let match = pattern.exec(message); match !== null; match = pattern.exec(message)) {
      const { length } = match[0];
      // An empty match is nothing to see.
      if (length === 0) {
        pattern.lastIndex += 1;
        continue;
      }
      if (lines.length === most) {
        isComplete = false;
        break;
      }
      lines.push(line);
      from.push(match.index);
      to.push(match.index + length);
    }
  }
  return { lines: Uint32Array.from(lines), from: Uint32Array.from(from), to: Uint32Array.from(to), isComplete };
}

/** The hits of one line: the index of the first and of the one behind the last. */
export function hitsOfLine({ lines }: LogHits, line: number): [first: number, end: number] {
  const first = firstAtOrAfter(lines, line);
  let end = first;
  while (lines[end] === line) end += 1;
  return [first, end];
}

/** Index of the first entry that is not below a value, in a list in ascending order. */
export function firstAtOrAfter(values: Uint32Array, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
