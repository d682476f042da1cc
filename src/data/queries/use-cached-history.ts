import { useEffect, useState } from 'react';
import type { HistoryRow } from '@/domain/instance';
import type { ApiProblem } from '@/domain/problem';
import { hasLastChange } from '@/domain/versions/known-versions';
import { commands } from '../commands';
import { useOnline } from '../sync/use-sync';
import { readServerTime } from '../use-server-time';
import { useCacheQuery } from './use-cache-query';

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
}

/**
 * Reads the newest versions of an instance from the server if the cache has none, or only versions that were read
 * before the last change. A failure is logged.
 * @param code null while the instance is unknown
 * @param updatedAt when the instance was last changed, ISO 8601; null when unknown
 */
export function useFreshHistory(code: string | null, updatedAt: string | null): FreshHistory {
  const online = useOnline();
  const cached = useCachedHistory(code ?? '');
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const isStale = cached !== undefined && (cached === null || !hasLastChange(inServerTime(cached), updatedAt));
  useEffect(() => {
    if (code === null || !online || !isStale) return undefined;
    let current = true;
    const read = async (): Promise<void> => {
      const failure = await refresh(code);
      if (current) setProblem(failure);
    };
    void read();
    return () => {
      current = false;
    };
  }, [code, online, isStale]);
  return { isFresh: cached !== undefined && !isStale, problem };
}

/** A history with the time of its reading by the server's clock. */
export const inServerTime = (history: HistoryRow): HistoryRow => ({
  ...history,
  readAt: readServerTime(history.readAt),
});

async function refresh(code: string): Promise<ApiProblem | null> {
  const outcome = await commands.readHistory({ code, page: 1 });
  if (outcome.ok) return null;
  console.warn('The history could not be read.', outcome.problem.kind, outcome.problem.status);
  return outcome.problem;
}
