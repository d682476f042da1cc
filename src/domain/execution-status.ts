/**
 * The statuses of executions that are not finished. A status unknown to the console counts as finished, and is shown
 * untranslated.
 */
export const PENDING_STATUSES = ['waiting', 'inProgress', 'mustStop'] as const;
/** All statuses of executions that the console knows. */
export const EXECUTION_STATUSES = [
  'waiting',
  'inProgress',
  'success',
  'warning',
  'error',
  'mustStop',
  'stopped',
] as const;

/** The statuses of steps: a step can also be skipped. */
export const STEP_STATUSES = [...EXECUTION_STATUSES, 'skipped'] as const;

/** Whether an execution is not finished yet. */
export function isPending(status: string): boolean {
  return (PENDING_STATUSES as readonly string[]).includes(status);
}
