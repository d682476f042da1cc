import type { KeptStepWarnings, KeptWarningsRow } from '@/domain/kept-run';

/** At most this many warnings of a run are stored. */
export const MAX_WARNINGS = 1_000;
/** The stored warnings of a run have at most this many characters together. */
const MAX_CHARACTERS = 1_000_000;

/** One page of the warnings of a step. */
export interface WarningPage extends Pick<KeptStepWarnings, 'stepId' | 'items' | 'total'> {
  page: number;
  /** Whether the server has no further page. */
  isLast: boolean;
}

/** The stored warnings of a run after a page was added. */
export interface AddedWarnings {
  row: KeptWarningsRow;
  /** Whether this step has no more warnings to read. */
  hasEnded: boolean;
  /** Whether the run has reached the limits, so that no more warnings are stored. */
  isFull: boolean;
}

/** Adds a page to the stored warnings of a run, within the limits. Page 1 replaces the stored warnings of the step. */
export function addWarnings(before: KeptWarningsRow, page: WarningPage): AddedWarnings {
  const { stepId, items, total, isLast } = page;
  const known = page.page === 1 ? [] : (before.steps.find((step) => step.stepId === stepId)?.items ?? []);
  const others = before.steps.filter((step) => step.stepId !== stepId);
  const ids = new Set(known.map(({ id }) => id));
  const fresh = items.filter(({ id }) => !ids.has(id));
  const stored = [...known];
  let characters = 0;
  for (const { message } of [...others.flatMap((step) => step.items), ...known]) characters += message.length;
  let remaining = MAX_WARNINGS - known.length - others.reduce((sum, step) => sum + step.items.length, 0);
  for (const item of fresh) {
    characters += item.message.length;
    if (remaining <= 0 || characters > MAX_CHARACTERS) break;
    stored.push(item);
    remaining -= 1;
  }
  const hasStoredAll = stored.length === known.length + fresh.length;
  const isFull = !hasStoredAll || remaining <= 0;
  // A page without new warnings ends the step, because a server may repeat the same page endlessly.
  const hasEnded = isLast || fresh.length === 0;
  const step = { stepId, items: stored, total, isComplete: isLast && hasStoredAll };
  return { row: { ...before, steps: [...others, step] }, hasEnded, isFull };
}
