import type { HistoryRow } from '@/domain/instance';
import type { ApiProblem, Outcome } from '@/domain/problem';
import { hasLastChange } from '@/domain/versions/known-versions';
import { commands } from '../commands';
import { readServerTime } from '../use-server-time';
import { useCacheQuery } from './use-cache-query';
import { useRequest } from './use-request';

/**
 * The cached newest versions of an instance; null if the server never sent them, undefined until the cache has been
 * read.
 */
export function useCachedHistory(code: string): HistoryRow | null | undefined {
  return useCacheQuery(async (cache) => (await cache.histories.get(code)) ?? null, [code]);
}

export interface FreshHistory {
  /** Whether the cached history has the last change. */
  isFresh: boolean;
  /** Why the last request failed; null if it did not. */
  problem: ApiProblem | null;
  /** Asks again after a failure. */
  retry: () => void;
}

/**
 * Reads the newest versions of an instance from the server if the cache has none, or only versions that were read
 * before the last change. A failure is logged.
 * @param code null while the instance is unknown
 * @param updatedAt when the instance was last changed, ISO 8601; null when unknown
 */
export function useFreshHistory(code: string | null, updatedAt: string | null): FreshHistory {
  // Undefined without a code. Null would count as the missing history of the next code for a moment, and request it.
  const cached = useCacheQuery(
    async (cache) => (code === null ? undefined : ((await cache.histories.get(code)) ?? null)),
    [code],
  );
  const isStale = cached !== undefined && (cached === null || !hasLastChange(inServerTime(cached), updatedAt));
  const { outcome, retry } = useRequest(code ?? '', code !== null && isStale, refresh);
  const problem = outcome === null || outcome.ok ? null : outcome.problem;
  return { isFresh: cached !== undefined && !isStale, problem, retry };
}

/** A history with `readAt` by the server's clock. */
export const inServerTime = (history: HistoryRow): HistoryRow => ({
  ...history,
  readAt: readServerTime(history.readAt),
});

async function refresh(code: string): Promise<Outcome<unknown>> {
  const outcome = await commands.readHistory({ code, page: 1 });
  if (!outcome.ok) console.warn('The history could not be read.', outcome.problem.kind, outcome.problem.status);
  return outcome;
}
