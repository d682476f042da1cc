import { diffLines as compare } from 'diff';

export interface DiffLine {
  kind: 'added' | 'removed' | 'unchanged';
  text: string;
}

/**
 * Adjacent lines of a diff. The lines are `folded` if they are unchanged and more than `CONTEXT` lines from any change.
 */
export interface DiffPart {
  folded: boolean;
  lines: DiffLine[];
}

/** How many unchanged lines stay visible above and below a change. */
const CONTEXT = 3;
/** Time limit for comparing two long, different texts. */
const TIMEOUT_MS = 500;

/** The line diff of two texts; each line is added, removed or unchanged. */
export function diffLines(before: string, after: string): DiffLine[] {
  const changes = compare(withFinalLineBreak(before), withFinalLineBreak(after), { timeout: TIMEOUT_MS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return changes.flatMap(({ value, added, removed }) => {
    const kind = added ? 'added' : removed ? 'removed' : 'unchanged';
    return linesOf(value).map((text): DiffLine => ({ kind, text }));
  });
}

/** Groups the lines, so that the screen can hide long unchanged stretches. */
export function foldUnchanged(lines: readonly DiffLine[]): DiffPart[] {
  const parts: DiffPart[] = [];
  for (const [index, line] of lines.entries()) {
    const folded = !lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(isChange);
    const last = parts.at(-1);
    if (last?.folded === folded) last.lines.push(line);
    else parts.push({ folded, lines: [line] });
  }
  return parts;
}

const isChange = ({ kind }: DiffLine): boolean => kind !== 'unchanged';

/** Adds a final line break, so that a last line without a break does not count as changed. */
const withFinalLineBreak = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

function linesOf(text: string): string[] {
  if (text === '') return [];
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
}
