import { isPending } from '@/domain/execution-status';
import { readExecution, readExecutionDetail } from '@/api/readers/execution-reader';
import { ApiFailure } from '@/api/api-failure';
import { isGone } from '@/domain/problem';
import type { ExecutionDetailRow, ExecutionRow } from '@/domain/execution';
import type { EngineContext } from '../engine/engine-context';

/**
 * The result of reading one execution:
 * - `pending`: the execution is waiting or running.
 * - `ended`: the execution has ended.
 * - `gone`: the execution does not exist for this person.
 * - `unreadable`: this build cannot parse the response.
 */
export type FoundExecution = 'pending' | 'ended' | 'gone' | 'unreadable';

/** An execution with its steps from the server, or why there is none. */
export type FoundItem = { row: ExecutionRow; detail: ExecutionDetailRow } | 'gone' | 'unreadable';

type Context = Pick<EngineContext, 'api' | 'writer' | 'reportUnreadableRows'>;

/** Reads one execution like `readItem`, and returns only its state. */
export async function refreshExecution(context: Context, id: number): Promise<FoundExecution> {
  const item = await readItem(context, id);
  if (typeof item === 'string') return item;
  return isPending(item.row.status) ? 'pending' : 'ended';
}

/**
 * Reads one execution and writes its row and its steps. Removes the row if the API says that the execution is gone.
 * Throws `ApiFailure` for any other problem.
 */
export async function readItem({ api, writer, reportUnreadableRows }: Context, id: number): Promise<FoundItem> {
  const result = await api.getExecution(id);
  const origin = { requestedAt: result.requestedAt, singleRow: true };
  if (!result.ok) {
    if (!isGone(result.problem)) throw new ApiFailure(result.problem);
    await writer.apply({ removedExecutions: [id], origin });
    return 'gone';
  }
  const row = readExecution(result.value);
  const detail = readExecutionDetail(result.value);
  if (row === null || detail === null || row.id !== id) {
    reportUnreadableRows(1);
    return 'unreadable';
  }
  await writer.apply({ executions: [row], details: [detail], origin });
  return { row, detail };
}
