import { isPending } from '@/domain/execution-status';
import { readExecution, readExecutionDetail } from '@/domain/wire/execution-reader';
import { ApiFailure } from '@/lib/api/api-failure';
import type { EngineContext } from '../engine/engine-context';

/** Statuses by which the server says of one item that this person has it no more; nothing else removes a row. */
export const GONE = [403, 404, 410];

/** What an execution's own answer says: `gone` for this person · `unreadable` a row that this build cannot read. */
export type FoundExecution = 'pending' | 'ended' | 'gone' | 'unreadable';

/**
 * Reads one execution and writes its row and its steps. Its own 404, 410 or 403 removes the row.
 * Throws `ApiFailure` for any other problem.
 */
export async function refreshExecution(
  { api, writer, reportRejected }: Pick<EngineContext, 'api' | 'writer' | 'reportRejected'>,
  id: number,
): Promise<FoundExecution> {
  const result = await api.getExecution(id);
  const answer = { asked: result.asked, own: true };
  if (!result.ok) {
    if (result.problem.kind !== 'http' || !GONE.includes(result.problem.status ?? 0))
      throw new ApiFailure(result.problem);
    await writer.apply({ removedExecutions: [id], answer });
    return 'gone';
  }
  const row = readExecution(result.value);
  const detail = readExecutionDetail(result.value);
  if (row === null || detail === null || row.id !== id) {
    reportRejected(1);
    return 'unreadable';
  }
  await writer.apply({ executions: [row], details: [detail], answer });
  return isPending(row.status) ? 'pending' : 'ended';
}
