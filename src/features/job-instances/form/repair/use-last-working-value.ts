import { useMemo } from 'react';
import { useRunsUpTo } from '@/data/queries/health/use-run-health';
import { useCachedHistory, useFreshHistory } from '@/data/queries/use-cached-history';
import { useOnline } from '@/data/sync/use-sync';
import type { Path } from '@/domain/configuration/schema/path';
import type { ExecutionRow } from '@/domain/execution';
import type { InstanceRow } from '@/domain/instance';
import { changesBetween } from '@/domain/versions/changes-between';
import { followBack } from '@/domain/versions/follow-field';

/** The value of a field when the integration last worked, and its current value. */
export interface EarlierValue {
  /** The id of the run that worked. */
  runId: number;
  /** The value at that run, as JSON text; null if the field was absent. */
  before: string | null;
  /**
   * The current value, as JSON text; null if the field is absent. If no version since that run changed the
   * configuration, `before` and `after` are null.
   */
  after: string | null;
  /** True if the field still has the value of that run. */
  isSame: boolean;
}

/**
 * The value of a field at the last success before a failed run. Null if that value is not known; undefined until the
 * cache and the history have been read.
 * @param path the path of the field in the server's configuration
 */
export function useLastWorkingValue(
  run: ExecutionRow,
  path: Path,
  server: InstanceRow,
): EarlierValue | null | undefined {
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
    // `followBack` begins with the newest version, so its `before` is the current value.
    const { before: after, after: before, changedIn } = followBack(changes, path);
    return { runId: success.id, before, after, isSame: changedIn === null };
  }, [health, history, isFresh, problem, online, path]);
}
