import type { StepRow } from '../execution';
import { lineAt, type ParsedLog } from './parse-log';

/** The first and last line of a step, counted from 0; null if they cannot be found. */
export type StepLines = { first: number; last: number } | null;

const SECOND_MS = 1_000;

/**
 * Finds the lines of each step. A step begins at the line `Step "name" started`, or else at the first line that is not
 * older than the step. It ends where the next step begins.
 * @param steps in the order of the run
 */
export function stepLines(text: string, log: ParsedLog, steps: readonly StepRow[]): StepLines[] {
  let from = 0;
  const firsts = steps.map((step) => {
    const first = beginning(text, log, step, from);
    if (first !== null) from = first + 1;
    return first;
  });
  return firsts.map((first, index) => {
    if (first === null) return null;
    const next = firsts.slice(index + 1).find((each) => each !== null);
    return { first, last: Math.max(first, (next ?? log.lineCount) - 1) };
  });
}

function beginning(text: string, log: ParsedLog, step: StepRow, from: number): number | null {
  const announced = announcedLine(text, log, step, from);
  if (announced !== null) return announced;
  // Logs often have no fractions of a second.
  const startedAt = Math.floor(Date.parse(step.createdAt ?? '') / SECOND_MS) * SECOND_MS;
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
export function announcedLine(text: string, log: ParsedLog, { stepName }: StepRow, from: number): number | null {
  const at = text.indexOf(`Step "${stepName}" started`, log.starts[from]);
  return at < 0 ? null : lineAt(log, at);
}
