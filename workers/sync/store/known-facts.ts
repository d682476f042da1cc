import type { ExecutionRow } from '@/domain/execution';

/**
 * Fills fields that a list omits with the values of the cached row, which stay valid once known. Otherwise the row
 * would alternate between the values of the list and of the single execution.
 */
export function withKnownFacts(listed: ExecutionRow, known: ExecutionRow | undefined): ExecutionRow {
  if (known === undefined) return listed;
  return {
    ...listed,
    startedAt: listed.startedAt ?? known.startedAt,
    finishedAt: listed.finishedAt ?? known.finishedAt,
    isByPerson: listed.isByPerson || known.isByPerson,
    createdById: listed.createdById ?? known.createdById,
    createdByEmail: listed.createdByEmail ?? known.createdByEmail,
    stoppedById: listed.stoppedById ?? known.stoppedById,
    stoppedByEmail: listed.stoppedByEmail ?? known.stoppedByEmail,
    errorMessage: listed.errorMessage ?? known.errorMessage,
    // The reader returns `full` when the configuration is missing.
    type: listed.type === 'full' ? known.type : listed.type,
    warningCount: Math.max(listed.warningCount, known.warningCount),
  };
}
