import type { StepRow } from '../execution';
import { lineAt, type ParsedLog } from './parse-log';
import { SECOND_MS } from '@/lib/durations';

/** The first and last line of a step, counted from 0; null if they cannot be found. */
export type StepLines = { first: number; last: number } | null;

/** Matches the words that announce the end of any step. */
const ANY_END = /Step "[^"\n]*" ended/;

/**
 * Finds the lines of each step. A step begins at the line `Step "name" started`, or else at the first line that is not
 * older than the step and is below the line `Step "name" ended` of the previous step. It ends where the next step
 * begins.
 * @param steps the steps in the order of the run
 */
export function stepLines(text: string, log: ParsedLog, steps: readonly StepRow[]): StepLines[] {
  let from = 0;
  /** The line below the end of the previous step. */
  let belowEnd = 0;
  const firsts = steps.map((step) => {
    const first = announcedLine(text, log, step, from) ?? lineByTime(log, step, belowEnd);
    if (first !== null) {
      from = first + 1;
      belowEnd = (endLine(text, log, step, Math.max(first, belowEnd)) ?? first) + 1;
    }
    return first;
  });
  return firsts.map((first, index) => {
    if (first === null) return null;
    const next = firsts.slice(index + 1).find((each) => each !== null);
    return { first, last: Math.max(first, (next ?? log.lineCount) - 1) };
  });
}

/**
 * The first line that is not older than the step; null if there is none, or if the step did not run.
 * @param from the first line to look at
 */
function lineByTime(log: ParsedLog, { status, createdAt }: StepRow, from: number): number | null {
  if (status === 'skipped') return null;
  // Times of steps, and of many logs, have no fractions of a second.
  const startedAt = Math.floor(Date.parse(createdAt ?? '') / SECOND_MS) * SECOND_MS;
  for (let line = from; line < log.lineCount; line += 1) {
    // A time without a known zone cannot be compared with the time of a step.
    const isComparable = log.zone === 'known' || log.isZoned[line] === 1;
    if (isComparable && (log.times[line] ?? NaN) >= startedAt) return line;
  }
  return null;
}

/**
 * The line that announces the start of a step; null if there is none.
 * @param from the first line to look at
 */
export const announcedLine = (text: string, log: ParsedLog, { stepName }: StepRow, from: number): number | null =>
  lineWith(text, log, `Step "${stepName}" started`, from);

/**
 * The line that announces the end of a step; null if there is none. Also null if another step ends first: then the line
 * belongs to a later step with the same name.
 * @param from the first line to look at
 */
function endLine(text: string, log: ParsedLog, { stepName }: StepRow, from: number): number | null {
  const end = lineWith(text, log, `Step "${stepName}" ended`, from);
  if (end === null) return null;
  const hasOtherEnd = ANY_END.test(text.slice(log.starts[from], log.starts[end]));
  return hasOtherEnd ? null : end;
}

function lineWith(text: string, log: ParsedLog, words: string, from: number): number | null {
  const at = text.indexOf(words, log.starts[from]);
  return at < 0 ? null : lineAt(log, at);
}
