/** Statuses and their groups. A status that is not listed counts as finished and is shown as it is. */
export const PENDING_STATUSES = ['waiting', 'inProgress', 'mustStop'] as const;
export const EXECUTION_STATUSES = [
  'waiting',
  'inProgress',
  'success',
  'warning',
  'error',
  'mustStop',
  'stopped',
] as const;

export type ExecutionStatus = (typeof EXECUTION_STATUSES)[number];

/** Whether an execution may still change by itself. */
export function isPending(status: string): boolean {
  return (PENDING_STATUSES as readonly string[]).includes(status);
}
