import { useCallback, useMemo, useState } from 'react';
import { commands } from '@/data/commands';
import { useCacheQuery } from '@/data/queries/use-cache-query';
import { useCachedHistory, useFreshHistory } from '@/data/queries/use-cached-history';
import { useInstanceLookup } from '@/data/queries/use-instance-lookup';
import { useRequest } from '@/data/queries/use-request';
import type { ExecutionRow } from '@/domain/execution';
import type { HistoryEntry } from '@/domain/instance';
import { fieldsOf } from '@/domain/instance-fields';
import type { ApiProblem } from '@/domain/problem';
import { joinVersions } from '@/domain/versions/join-versions';
import { versionOfRun, type VersionOfRun } from '@/domain/versions/runs/version-of-run';

/** The configuration that a run used, or why it is not known. */
export type RunVersion =
  | (VersionOfRun & {
      state: 'known';
      /** The newest and the oldest version that the server keeps; null if it keeps none. */
      newest: number | null;
      oldest: number | null;
    })
  | { state: 'reading' }
  /** The integration does not exist, or the user may not see it. */
  | { state: 'noInstance' }
  /** The integration or its versions could not be read. */
  | { state: 'missing'; problem: ApiProblem | null; retry: () => void };

/** The version that a run used: from this device, else from the server. @param run null while it is not known */
export function useRunVersion(run: ExecutionRow | null): RunVersion {
  const { createdAt = null, instanceCode: code = null } = run ?? {};
  // A read keeps its result until that for another code is known: null would request the integration for nothing.
  const stored = useCacheQuery(
    async (cache) => (code === null ? undefined : { code, row: (await cache.instances.get(code)) ?? null }),
    [code],
  );
  const instance = stored?.code === code ? stored.row : undefined;
  const { lookup, retry: retryInstance } = useInstanceLookup(code ?? '', code !== null && instance === null);
  const newest = useFreshHistory(instance?.code ?? null, instance?.updatedAt ?? null);
  const { isFresh, problem: newestProblem, retry: retryNewest } = newest;
  const { isRead, entries, hasMore, next, send } = useVersions(code);
  const found = useMemo(
    () => (instance && isFresh && isRead ? versionOfRun(fieldsOf(instance), entries, hasMore, createdAt) : null),
    [instance, isFresh, isRead, entries, hasMore, createdAt],
  );
  const isWanted = instance != null && createdAt !== null && isFresh && found === null && hasMore;
  const { outcome, online, retry: retryOlder } = useRequest(next, isWanted, send);

  const retry = useCallback(() => {
    retryInstance();
    retryNewest();
    retryOlder();
  }, [retryInstance, retryNewest, retryOlder]);
  const isGone = run !== null && (code === null || (instance === null && lookup.state === 'gone'));
  const instanceProblem = instance === null && lookup.state === 'failed' ? lookup.problem : null;
  const olderProblem = outcome === null || outcome.ok ? null : outcome.problem;
  const problem = instanceProblem ?? newestProblem ?? olderProblem;
  const canRead = online && problem === null && (instance == null || !isFresh || !isRead || isWanted);
  return useMemo((): RunVersion => {
    if (found !== null) {
      return { state: 'known', ...found, newest: entries[0]?.version ?? null, oldest: entries.at(-1)?.version ?? null };
    }
    if (isGone) return { state: 'noInstance' };
    return canRead ? { state: 'reading' } : { state: 'missing', problem, retry };
  }, [found, entries, isGone, canRead, problem, retry]);
}

/** Older versions than this device keeps, as far as they were read. */
interface Older {
  code: string;
  /** The last page that was read. */
  page: number;
  entries: readonly HistoryEntry[];
  hasMore: boolean;
}

/** The versions of an integration that are known, and how the next page of older ones is read. */
function useVersions(code: string | null) {
  const stored = useCachedHistory(code ?? '');
  const cached = stored?.code === code ? stored : null;
  const [last, setLast] = useState<Older | null>(null);
  const older = last?.code === code ? last : null;
  const entries = useMemo(() => joinVersions(cached?.entries ?? [], older?.entries ?? []), [cached, older]);
  const page = (older?.page ?? 1) + 1;
  const next = useMemo(() => ({ code: code ?? '', page }), [code, page]);
  const send = useCallback(async (wanted: typeof next) => {
    const outcome = await commands.readHistory(wanted);
    if (!outcome.ok) return outcome;
    const { items, hasMore } = outcome.value;
    setLast((before) => {
      const known = before?.code === wanted.code ? before : { page: 1, entries: [] };
      // The same answer may arrive twice.
      return known.page >= wanted.page ? before : { ...wanted, entries: [...known.entries, ...items], hasMore };
    });
    return outcome;
  }, []);
  return { isRead: cached !== null, entries, hasMore: older?.hasMore ?? cached?.hasMore ?? false, next, send };
}
