/** Statuses and their groups. An unknown status counts as finished and is shown untranslated. */
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

/** A step may also be skipped. */
export const STEP_STATUSES = [...EXECUTION_STATUSES, 'skipped'] as const;

/** Whether an execution is not finished yet. */
export function isPending(status: string): boolean {
  return (PENDING_STATUSES as readonly string[]).includes(status);
}
