import type { KeptStepWarnings, KeptWarningsRow } from '@/domain/kept-run';

/** Warnings of a run that are kept, at most, and characters of their messages. */
export const MOST_WARNINGS = 1_000;
const MOST_CHARACTERS = 1_000_000;

/** One page of the warnings of a step. */
export interface WarningPage extends Pick<KeptStepWarnings, 'stepId' | 'items' | 'total'> {
  page: number;
  /** Whether the server has no further page. */
  isLast: boolean;
}

/** The warnings of a run after a page was added. */
export interface AddedWarnings {
  row: KeptWarningsRow;
  /** Whether there is nothing more to read of this step. */
  hasEnded: boolean;
  /** Whether no more warnings of this run are kept. */
  isFull: boolean;
}

/** Adds a page to the warnings of a run, as far as there is room. Page 1 replaces what was known of the step. */
export function addWarnings(before: KeptWarningsRow, page: WarningPage): AddedWarnings {
  const { stepId, items, total, isLast } = page;
  const known = page.page === 1 ? [] : (before.steps.find((step) => step.stepId === stepId)?.items ?? []);
  const others = before.steps.filter((step) => step.stepId !== stepId);
  const ids = new Set(known.map(({ id }) => id));
  const fresh = items.filter(({ id }) => !ids.has(id));
  const taken = [...known];
  let characters = 0;
  for (const { message } of [...others.flatMap((step) => step.items), ...known]) characters += message.length;
  let room = MOST_WARNINGS - known.length - others.reduce((sum, step) => sum + step.items.length, 0);
  for (const item of fresh) {
    characters += item.message.length;
    if (room <= 0 || characters > MOST_CHARACTERS) break;
    taken.push(item);
    room -= 1;
  }
  const isWhole = taken.length === known.length + fresh.length;
  const isFull = !isWhole || room <= 0;
  // A server that sends the same page again and again would never end.
  const hasEnded = isLast || fresh.length === 0;
  const step = { stepId, items: taken, total, isComplete: isLast && isWhole };
  return { row: { ...before, steps: [...others, step] }, hasEnded, isFull };
}
