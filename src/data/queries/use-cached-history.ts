import type { HistoryEntry, HistoryRow, InstanceRow } from '@/domain/instance';
import type { ApiProblem, Outcome } from '@/domain/problem';
import { hasLastChange } from '@/domain/versions/known-versions';
import { commands } from '../commands';
import { readServerTime } from '../use-server-time';
import { useCacheQuery } from './use-cache-query';
import { useRequest } from './use-request';

/**
 * The newest versions of an instance from the cache; null if the server has never sent them, undefined until the cache
 * has been read.
 */
export function useCachedHistory(code: string): HistoryRow | null | undefined {
  return useCacheQuery(async (cache) => (await cache.histories.get(code)) ?? null, [code]);
}

/** Whether a cached history is up to date. */
export interface FreshHistory {
  /** Whether the cached history contains the last change of the instance. */
  isFresh: boolean;
  /** Why the last request failed; null if it did not fail. */
  problem: ApiProblem | null;
  /** Requests the history again after a failure. */
  retry: () => void;
}

/**
 * Reads the newest versions of an instance from the server if the cache has none, or only versions that were read
 * before the last change. A failure is logged.
 * @param code null while the instance is unknown
 * @param updatedAt when the instance was last changed, ISO 8601; null when unknown
 */
export function useFreshHistory(code: string | null, updatedAt: string | null): FreshHistory {
  // Without a code, the result is undefined. A null would stay for a moment after a code arrives, and cause a needless
  // request.
  const cached = useCacheQuery(
    async (cache) => (code === null ? undefined : ((await cache.histories.get(code)) ?? null)),
    [code],
  );
  const isStale = cached !== undefined && (cached === null || !hasLastChange(inServerTime(cached), updatedAt));
  const { outcome, retry } = useRequest(code ?? '', code !== null && isStale, refresh);
  const problem = outcome === null || outcome.ok ? null : outcome.problem;
  return { isFresh: cached !== undefined && !isStale, problem, retry };
}

/** The history with its `readAt` converted to the server's clock. */
export const inServerTime = (history: HistoryRow): HistoryRow => ({
  ...history,
  readAt: readServerTime(history.readAt),
});

async function refresh(code: string): Promise<Outcome<unknown>> {
  const outcome = await commands.fetchHistory({ code, page: 1 });
  if (!outcome.ok) console.warn('The history could not be read.', outcome.problem.kind, outcome.problem.status);
  return outcome;
}

/**
 * The version that the last change of an instance created; null while this device does not have it.
 * @param instance null while the version is not wanted
 */
export function useLastVersion(instance: Pick<InstanceRow, 'code' | 'updatedAt'> | null): HistoryEntry | null {
  const history = useCachedHistory(instance?.code ?? '');
  if (instance === null || history?.code !== instance.code) return null;
  return hasLastChange(inServerTime(history), instance.updatedAt) ? (history.entries[0] ?? null) : null;
}
