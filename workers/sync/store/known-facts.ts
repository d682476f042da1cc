import type { ExecutionRow } from '@/domain/execution';

/**
 * Completes a row of a list with the cached row. A list may omit fields of the item, and these facts of an execution
 * never become unknown again. Without this the row would change with every poll.
 */
export function withKnownFacts(listed: ExecutionRow, known: ExecutionRow | undefined): ExecutionRow {
  if (known === undefined) return listed;
  return {
    ...listed,
    startedAt: listed.startedAt ?? known.startedAt,
    finishedAt: listed.finishedAt ?? known.finishedAt,
    createdByEmail: listed.createdByEmail ?? known.createdByEmail,
    stoppedByEmail: listed.stoppedByEmail ?? known.stoppedByEmail,
    errorMessage: listed.errorMessage ?? known.errorMessage,
    // The reader returns `full` when the configuration is missing.
    type: listed.type === 'full' ? known.type : listed.type,
    warningCount: Math.max(listed.warningCount, known.warningCount),
  };
}
