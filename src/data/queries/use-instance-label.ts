import { visible } from '@/lib/text/visible-text';
import { useCacheQuery } from './use-cache-query';

/** The label of an instance, from the cache; undefined while unknown. */
export function useInstanceLabel(code: string | undefined): string | undefined {
  return useCacheQuery(
    async (cache) =>
      code === undefined ? undefined : (visible((await cache.instances.get(code))?.label) ?? undefined),
    [code],
  );
}
