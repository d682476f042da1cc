import type { ExecutionRow } from '@/domain/execution';

/**
 * A row of a list, completed by what is known of the execution already: a list may leave out what the item tells, and a
 * fact of an execution is never taken back. Without this the row would change with every poll.
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
    // Without its configuration an execution reads as a full one.
    type: listed.type === 'full' ? known.type : listed.type,
    warningCount: Math.max(listed.warningCount, known.warningCount),
  };
}
