import type { ApiResult } from '@/api/api-failure';
import { isGone, transportProblem, type Outcome } from '@/domain/problem';
import type { EngineContext } from '../engine/engine-context';
import type { SmallTables } from '../store/small-tables';

/**
 * Stores the answer to a request for one row of a small table, or removes the row if the API says that it is gone. The
 * outcome is a problem if the request failed, or if the answer is unreadable.
 */
export async function refreshRow<T extends keyof SmallTables>(
  { writer }: Pick<EngineContext, 'writer'>,
  { name, key, read }: { name: T; key: string; read: (wire: unknown) => SmallTables[T] | null },
  result: ApiResult<unknown>,
): Promise<Outcome<null>> {
  const origin = { requestedAt: result.requestedAt, singleRow: true };
  if (!result.ok) {
    if (!isGone(result.problem)) return result;
    await writer.applyRows(name, [], [key], origin);
    return { ok: true, value: null };
  }
  const row = read(result.value);
  if (row === null) return { ok: false, problem: transportProblem('invalid-answer', result.status) };
  await writer.applyRows(name, [row], [], origin);
  return { ok: true, value: null };
}
