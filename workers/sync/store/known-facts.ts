import type { ExecutionRow } from '@/domain/execution';

/**
 * Completes a row of a list with values of the cached row, because lists may omit them. Once known, these values stay
 * valid. Without this, a row would change with every response, because a list contains fewer values than the response
 * to a request for one execution.
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
    // `full` may only mean that the list lacks the configuration (`readExecutionType`).
    type: listed.type === 'full' ? known.type : listed.type,
    warningCount: Math.max(listed.warningCount, known.warningCount),
  };
}
