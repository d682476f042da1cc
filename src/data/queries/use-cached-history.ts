import { useEffect } from 'react';
import type { HistoryRow } from '@/domain/instance';
import { serverNow } from '@/domain/session-token';
import { commands } from '../commands';
import { currentSession } from '../session/session-store';
import { useOnline } from '../sync/use-sync';
import { useCacheQuery } from './use-cache-query';

/**
 * The cached newest versions of an instance; null if the server never sent them, undefined until the cache has been
 * read.
 */
export function useCachedHistory(code: string): HistoryRow | null | undefined {
  return useCacheQuery(async (cache) => (await cache.histories.get(code)) ?? null, [code]);
}

/**
 * Reads the newest versions of an instance from the server if the cache has none, or only versions that were read
 * before the last change. A failure is only logged.
 * @param code null while the instance is unknown
 * @param updatedAt when the instance was last changed, ISO 8601; null when unknown
 * @returns whether the cached history has the last change
 */
export function useFreshHistory(code: string | null, updatedAt: string | null): boolean {
  const online = useOnline();
  const cached = useCachedHistory(code ?? '');
  const isStale = cached !== undefined && (cached === null || isBefore(cached.readAt, updatedAt));
  useEffect(() => {
    if (code !== null && online && isStale) void refresh(code);
  }, [code, online, isStale]);
  return cached !== undefined && !isStale;
}

/** Whether a device time is before a server time. */
function isBefore(readAt: number, updatedAt: string | null): boolean {
  const clock = { clockOffsetMs: currentSession()?.clockOffsetMs ?? 0 };
  return updatedAt !== null && serverNow(clock, readAt) < Date.parse(updatedAt);
}

async function refresh(code: string): Promise<void> {
  const outcome = await commands.readHistory({ code, page: 1 });
  if (!outcome.ok) console.warn('The history could not be read.', outcome.problem.kind, outcome.problem.status);
}
