import { linkedConnections } from '@/domain/configuration/linked-connections';
import { useCacheQuery } from './use-cache-query';

const NONE: ReadonlySet<string> = new Set();

/**
 * The keys of the connections that the integrations of a company use; undefined until the cache has been read.
 * @param isWanted if false, nothing is read and the result is empty
 */
export function useUsedConnections(companyCode: string | null, isWanted: boolean): ReadonlySet<string> | undefined {
  return useCacheQuery(
    async (cache) => {
      if (!isWanted) return NONE;
      const used = new Set<string>();
      await cache.instances.each((row) => {
        if (row.companyCode !== companyCode) return;
        for (const { key } of linkedConnections(row.configuration)) used.add(key);
      });
      return used;
    },
    [companyCode, isWanted],
  );
}
