import { useState } from 'react';
import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { usualDurations } from '@/domain/runs/figures/usual-duration';
import { sameValue } from '@/lib/same-value';
import { useCacheQuery } from '../use-cache-query';

/** How many of the newest runs of a job instance are read: usually enough for 20 of one type that worked. */
const RUNS_READ = 40;

/** The usual duration in milliseconds, by job instance and type (`usualKey`), where there is one. */
export type UsualByKey = Readonly<Record<string, number>>;

/** The key of an execution in `UsualByKey`. */
export const usualKey = ({ instanceCode, type }: Pick<ExecutionRow, 'instanceCode' | 'type'>): string =>
  `${type} ${instanceCode}`;

/**
 * How long the executions of these job instances usually take; undefined until the cache has been read. Returns the
 * same object until a duration changes.
 */
export function useUsualDurations(codes: readonly string[]): UsualByKey | undefined {
  const found = useCacheQuery((cache) => readUsualDurations(cache, codes), [codes.join('\n')]);
  const [kept, setKept] = useState(found);
  if (found === kept || sameValue(found, kept)) return kept;
  setKept(found);
  return found;
}

/** Reads the result of `useUsualDurations` once, without a live query. */
export async function readUsualDurations(cache: CacheDatabase, codes: readonly string[]): Promise<UsualByKey> {
  const usual = await cache.transaction('r', cache.executions, () =>
    Promise.all(
      codes.map(async (instanceCode) => {
        const ofInstance = cache.executions
          .where('[instanceCode+id]')
          .between([instanceCode, 0], [instanceCode, Infinity]);
        const runs = await ofInstance.reverse().limit(RUNS_READ).toArray();
        return [...usualDurations(runs)].map(
          ([type, { median }]) => [usualKey({ instanceCode, type }), median] as const,
        );
      }),
    ),
  );
  return Object.fromEntries(usual.flat());
}
