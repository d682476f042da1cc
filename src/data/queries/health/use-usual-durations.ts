import { useState } from 'react';
import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { usualDurations } from '@/domain/runs/figures/usual-duration';
import { sameValue } from '@/lib/same-value';
import { useCacheQuery } from '../use-cache-query';

/** So many of the newest runs of a job instance are read: enough for 20 of one type that worked, or nearly. */
const READ = 40;

/** The usual duration in milliseconds, by job instance and type (`usualKey`); without those that have none. */
export type UsualByKey = Readonly<Record<string, number>>;

/** The key of an execution in `UsualByKey`. */
export const usualKey = ({ instanceCode, type }: Pick<ExecutionRow, 'instanceCode' | 'type'>): string =>
  `${type} ${instanceCode}`;

/**
 * How long the executions of these job instances usually take; undefined until the cache has answered. The object stays
 * the same while the durations do.
 */
export function useUsualDurations(codes: readonly string[]): UsualByKey | undefined {
  const found = useCacheQuery((cache) => readUsualDurations(cache, codes), [codes.join('\n')]);
  const [kept, setKept] = useState(found);
  if (found === kept || sameValue(found, kept)) return kept;
  setKept(found);
  return found;
}

/** The same without a live query. */
export async function readUsualDurations(cache: CacheDatabase, codes: readonly string[]): Promise<UsualByKey> {
  const usual = await cache.transaction('r', cache.executions, () =>
    Promise.all(
      codes.map(async (instanceCode) => {
        const ofInstance = cache.executions
          .where('[instanceCode+id]')
          .between([instanceCode, 0], [instanceCode, Infinity]);
        const runs = await ofInstance.reverse().limit(READ).toArray();
        return [...usualDurations(runs)].map(
          ([type, { median }]) => [usualKey({ instanceCode, type }), median] as const,
        );
      }),
    ),
  );
  return Object.fromEntries(usual.flat());
}
