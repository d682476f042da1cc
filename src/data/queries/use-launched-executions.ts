import { databases } from '../sync/databases';
import { serverNow } from '@/domain/session-token';
import { currentSession } from '../session/session-store';
import { useCacheQuery } from './use-cache-query';

/** A launch, as one looks for its execution: what was there before it, and when it was asked for by the server's clock. */
export interface LaunchMark {
  code: string;
  email: string;
  afterId: number;
  since: number;
}

/** Clocks of a server's machines differ by no more than this. */
const LENIENCY_MS = 10_000;

/** To be called just before a launch; null when nobody is signed in. */
export async function markLaunch(code: string): Promise<LaunchMark | null> {
  const session = currentSession();
  if (session === null) return null;
  const newest = await databases().cache.executions.orderBy('id').last();
  return { code, email: session.user.email, afterId: newest?.id ?? 0, since: serverNow(session) - LENIENCY_MS };
}

/** Ids of the executions that this person's launch may have made, oldest first; live. */
export function useLaunchedExecutions(mark: LaunchMark | null): number[] {
  const found = useCacheQuery(
    async (cache) => {
      if (mark === null) return [];
      const { code, email, afterId, since } = mark;
      const rows = await cache.executions
        .where('[instanceCode+id]')
        .between([code, afterId], [code, Infinity], false, true)
        .filter((row) => row.createdByEmail === email)
        .filter((row) => row.createdAt === null || Date.parse(row.createdAt) >= since)
        .toArray();
      return rows.map((row) => row.id);
    },
    [mark],
  );
  return found ?? NONE;
}

const NONE: number[] = [];
