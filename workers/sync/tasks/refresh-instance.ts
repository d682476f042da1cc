import { readInstance } from '@/api/readers/instance-reader';
import { ApiFailure } from '@/api/api-failure';
import { isGone, transportProblem, type ApiProblem } from '@/domain/problem';
import type { InstanceRow } from '@/domain/instance';
import type { EngineContext } from '../engine/engine-context';

/** The instance on the server, or the problem if it no longer exists for this person (404, 410 or 403). */
export type FoundInstance = { row: InstanceRow } | { gone: ApiProblem };

/**
 * Reads one job instance, stores its row and returns it. An instance that no longer exists for this person is removed
 * from the cache. Throws `ApiFailure` for any other problem.
 */
export async function refreshInstance(
  { api, writer, reportUnreadableRows }: Pick<EngineContext, 'api' | 'writer' | 'reportUnreadableRows'>,
  code: string,
): Promise<FoundInstance> {
  const result = await api.getInstance(code);
  const origin = { requestedAt: result.requestedAt, singleRow: true };
  if (!result.ok) {
    if (!isGone(result.problem)) throw new ApiFailure(result.problem);
    await writer.applyRows('instances', [], [code], origin);
    await writer.applyRows('histories', [], [code]);
    return { gone: result.problem };
  }
  const read = readInstance(result.value);
  if (read === null) {
    reportUnreadableRows(1);
    throw new ApiFailure(transportProblem('invalid-answer', result.status));
  }
  await writer.applyRows('instances', [read.row], [], origin);
  return { row: read.row };
}
