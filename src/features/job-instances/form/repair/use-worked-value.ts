import { useMemo } from 'react';
import { useRunsUpTo } from '@/data/queries/health/use-run-health';
import { useCachedHistory, useFreshHistory } from '@/data/queries/use-cached-history';
import { useOnline } from '@/data/sync/use-sync';
import type { Path } from '@/domain/configuration/schema/path';
import type { ExecutionRow } from '@/domain/execution';
import type { InstanceRow } from '@/domain/instance';
import { changesBetween } from '@/domain/versions/changes-between';
import { followBack } from '@/domain/versions/follow-field';

/** The value of a field when the integration last worked. */
export interface EarlierValue {
  /** The id of the run that worked. */
  run: number;
  /** JSON texts; null means absent. */
  before: string | null;
  after: string | null;
  /** Whether the field has this value now. */
  isSame: boolean;
}

/**
 * The value of a field at the last success before a failed run. Null if that is not known; undefined until the cache
 * and the history are read.
 * @param path in the configuration that the server has
 */
export function useWorkedValue(run: ExecutionRow, path: Path, server: InstanceRow): EarlierValue | null | undefined {
  const online = useOnline();
  const health = useRunsUpTo(run.instanceCode, run.id);
  const history = useCachedHistory(server.code);
  const { isFresh, problem } = useFreshHistory(server.code, server.updatedAt);
  return useMemo(() => {
    if (health === undefined || history === undefined) return undefined;
    const success = health.streak.lastSuccess;
    if (success === null) return null;
    if (!isFresh || history === null) return online && problem === null ? undefined : null;
    const changes = changesBetween(history, Date.parse(success.createdAt ?? ''), Infinity);
    if (changes === null) return null;
    const { before: after, after: before, changedIn } = followBack(changes, path);
    return { run: success.id, before, after, isSame: changedIn === null };
  }, [health, history, isFresh, problem, online, path]);
}
