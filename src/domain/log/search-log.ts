import { firstAtOrAfter } from '@/lib/sorted-search';
import { messageText, type ParsedLog } from './parse-log';

/** The matches (hits) of a search, in the order of the text. Each array has one entry per match. */
export interface LogHits {
  /** The line of each match, counted from 0. */
  lines: Uint32Array;
  /** Where each match begins in the message of its line. */
  from: Uint32Array;
  /** Where each match ends in the message: the offset after its last character. */
  to: Uint32Array;
  /** Whether these are all matches. */
  isComplete: boolean;
}

/** The maximum number of matches. More would use memory and help nobody. */
export const MAX_HITS = 100_000;

const SYNTAX = /[\\^$.*+?()[\]{}|]/g;

/**
 * Makes the pattern for a search, which ignores case. A query between slashes is a regular expression; any other query
 * is searched literally.
 * @returns null for an empty query
 * @throws SyntaxError for an invalid regular expression
 */
export function searchPattern(query: string): RegExp | null {
  if (query === '') return null;
  const [, source] = /^\/(.+)\/$/s.exec(query) ?? [];
  return new RegExp(source ?? query.replaceAll(SYNTAX, String.raw`\$&`), 'gi');
}

/** Searches the messages of a log one by one, so that no match crosses a line break. */
export function searchLog(text: string, log: ParsedLog, pattern: RegExp, maxHits = MAX_HITS): LogHits {
  const lines: number[] = [];
  const from: number[] = [];
  const to: number[] = [];
  let isComplete = true;
  for (let line = 0; line < log.lineCount && isComplete; line += 1) {
    const message = messageText(text, log, line);
    pattern.lastIndex = 0;
    for (let match = pattern.exec(message); match !== null; match = pattern.exec(message)) {
      const { length } = match[0];
      // An empty match cannot be shown.
      if (length === 0) {
        pattern.lastIndex += 1;
        continue;
      }
      if (lines.length === maxHits) {
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

/**
 * The hits in one line: the index of the first hit, and the index after the last hit. Both are equal if there is no
 * hit.
 */
export function hitsOfLine({ lines }: LogHits, line: number): [first: number, end: number] {
  const first = firstAtOrAfter(lines, line);
  let end = first;
  while (lines[end] === line) end += 1;
  return [first, end];
}
