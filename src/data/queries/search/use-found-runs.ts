import type { ExecutionRow } from '@/domain/execution';
import { readNewestRuns } from '../health/use-run-health';
import { useCacheQuery } from '../use-cache-query';

/** The executions that a search shows. */
export interface FoundRuns {
  /** The execution with the typed number; null if it is not on this device. */
  numbered: ExecutionRow | null;
  /** The newest execution of each integration by code; null if this device has none. */
  newest: ReadonlyMap<string, ExecutionRow | null>;
}

/** An execution by its number, and the newest executions of some integrations; undefined until they have been read. */
export function useFoundRuns(number: number | null, codes: readonly string[]): FoundRuns | undefined {
  return useCacheQuery(
    async (cache) => ({
      numbered: number === null ? null : ((await cache.executions.get(number)) ?? null),
      newest: await readNewestRuns(cache, codes),
    }),
    [number, codes.join('\n')],
  );
}

/** The ids of some people by e-mail, as far as the executions of this device tell. */
export function useUserIds(emails: readonly string[]): ReadonlyMap<string, number> | undefined {
  return useCacheQuery(
    async (cache) => {
      const idOf = async (email: string): Promise<[string, number][]> => {
        const run = await cache.executions.where('[createdByEmail+id]').between([email, 0], [email, Infinity]).last();
        const id = Number(run?.createdById ?? Number.NaN);
        return Number.isInteger(id) ? [[email, id]] : [];
      };
      return new Map((await Promise.all(emails.map(idOf))).flat());
    },
    [emails.join('\n')],
  );
}
