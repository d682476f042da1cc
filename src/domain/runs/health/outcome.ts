import type { ExecutionRow } from '../../execution';
import { isPending } from '../../execution-status';

/**
 * How a run ended; `running` if it has not ended. `stopped` includes unknown statuses, which show neither success nor
 * failure.
 */
export type RunOutcome = 'success' | 'warning' | 'error' | 'stopped' | 'running';

/** All outcomes, in the order in which texts such as "2 errors and 10 success" list them. */
export const OUTCOMES: readonly RunOutcome[] = ['error', 'warning', 'success', 'stopped', 'running'];

/** The outcome of a run with this status. */
export function outcomeOf(status: string): RunOutcome {
  if (isPending(status)) return 'running';
  return status === 'success' || status === 'warning' || status === 'error' ? status : 'stopped';
}

/** Whether a run with this status worked, with or without warnings. */
export function hasSucceeded(status: string): boolean {
  return status === 'success' || status === 'warning';
}

type Times = Pick<ExecutionRow, 'createdAt' | 'startedAt' | 'finishedAt'>;

/**
 * When a run ended. If the server does not say: when it started, or else was created. ISO 8601; null if the run has no
 * time at all.
 */
export const endOf = ({ finishedAt, startedAt, createdAt }: Times): string | null =>
  finishedAt ?? startedAt ?? createdAt;

/** Like `endOf`, in milliseconds since 1970; 0 if there is no run, or no time. */
export const endTime = (run: Times | null): number => Date.parse((run && endOf(run)) ?? '') || 0;

/** How long a run took, milliseconds; null while it runs, and if a time is absent or unreadable. Never negative. */
export function durationOf({ startedAt, finishedAt }: Pick<ExecutionRow, 'startedAt' | 'finishedAt'>): number | null {
  if (startedAt === null || finishedAt === null) return null;
  const duration = Date.parse(finishedAt) - Date.parse(startedAt);
  return Number.isNaN(duration) ? null : Math.max(0, duration);
}
