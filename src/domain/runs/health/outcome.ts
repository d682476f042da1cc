import type { ExecutionRow } from '../../execution';
import { isPending } from '../../execution-status';

/** How a run ended. `stopped` includes unknown statuses, which show neither success nor failure. */
export type RunOutcome = 'success' | 'warning' | 'error' | 'stopped' | 'running';

/** The outcome of a run with this status; `running` until it has ended. */
export function outcomeOf(status: string): RunOutcome {
  if (isPending(status)) return 'running';
  return status === 'success' || status === 'warning' || status === 'error' ? status : 'stopped';
}

/** Whether a run with this status worked, with or without warnings. */
export function hasSucceeded(status: string): boolean {
  return status === 'success' || status === 'warning';
}

/** Milliseconds from start to end; null while it runs and when a time is absent or unreadable. Never negative. */
export function durationOf({ startedAt, finishedAt }: Pick<ExecutionRow, 'startedAt' | 'finishedAt'>): number | null {
  if (startedAt === null || finishedAt === null) return null;
  const duration = Date.parse(finishedAt) - Date.parse(startedAt);
  return Number.isNaN(duration) ? null : Math.max(0, duration);
}
