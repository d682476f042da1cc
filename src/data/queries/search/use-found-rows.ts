import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import type { InstanceRow } from '@/domain/instance';
import { readNewestRuns } from '../health/use-run-health';
import { useCacheQuery } from '../use-cache-query';

/** What a search has found in the index. */
interface Wanted {
  /** The typed number of an execution; null if the text is not a number. */
  number: number | null;
  /** The codes of the integrations whose newest executions are shown. */
  codes: readonly string[];
  /** The codes of the integrations whose configurations contain the text. */
  insideCodes: readonly string[];
  emails: readonly string[];
}

/** The cached rows for what a search has found. */
export interface FoundRows {
  /** The execution with the typed number; null if it is not on this device. */
  numbered: ExecutionRow | null;
  /** The newest execution of each integration, by code; null if this device has no execution of it. */
  newest: ReadonlyMap<string, ExecutionRow | null>;
  /** The integrations whose configurations contain the text, by code. */
  instances: ReadonlyMap<string, InstanceRow>;
  /** The ids of people, by e-mail. A person whose id is in no cached execution is absent. */
  userIds: ReadonlyMap<string, number>;
}

/** The cached rows for what a search has found. Updates live; undefined until the cache has been read. */
export function useFoundRows({ number, codes, insideCodes, emails }: Wanted): FoundRows | undefined {
  return useCacheQuery(
    async (cache) => {
      const [numbered, newest, instances, ids] = await Promise.all([
        number === null ? undefined : cache.executions.get(number),
        readNewestRuns(cache, codes),
        cache.instances.bulkGet([...insideCodes]),
        Promise.all(emails.map((email) => userIdOf(cache, email))),
      ]);
      return {
        numbered: numbered ?? null,
        newest,
        instances: new Map(instances.flatMap((row) => (row === undefined ? [] : [[row.code, row] as const]))),
        userIds: new Map(ids.flat()),
      };
    },
    [number, [codes, insideCodes, emails].map((all) => all.join('\n')).join('\n\n')],
  );
}

/** A list with the person's e-mail and id; empty if no cached execution contains the id. */
async function userIdOf(cache: CacheDatabase, email: string): Promise<[string, number][]> {
  const run = await cache.executions.where('[createdByEmail+id]').between([email, 0], [email, Infinity]).last();
  const id = Number(run?.createdById ?? Number.NaN);
  return Number.isInteger(id) ? [[email, id]] : [];
}
