import { readInstance } from '@/domain/wire/instance-reader';
import { ApiFailure } from '@/lib/api/api-failure';
import type { InstanceRow } from '@/lib/database/rows';
import type { EngineContext } from '../engine/engine-context';
import { GONE } from './refresh-execution';

/**
 * Reads one job instance, writes its row and gives it; null when the server says it is gone, which removes the row.
 * Throws `ApiFailure` for any other problem.
 */
export async function refreshInstance(
  { api, writer, reportRejected }: Pick<EngineContext, 'api' | 'writer' | 'reportRejected'>,
  code: string,
): Promise<InstanceRow | null> {
  const result = await api.getInstance(code);
  const answer = { asked: result.asked, own: true };
  if (!result.ok) {
    if (result.problem.kind !== 'http' || !GONE.includes(result.problem.status ?? 0))
      throw new ApiFailure(result.problem);
    await writer.applyRows('instances', [], [code], answer);
    await writer.applyRows('histories', [], [code]);
    return null;
  }
  const read = readInstance(result.value);
  if (read === null) {
    reportRejected(1);
    throw new ApiFailure({
      kind: 'invalid-answer',
      status: result.status,
      title: null,
      description: null,
      violations: [],
      retryAfterMs: null,
    });
  }
  await writer.applyRows('instances', [read.row], [], answer);
  return read.row;
}
