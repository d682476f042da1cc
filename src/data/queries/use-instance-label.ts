import { visible } from '@/lib/text/visible-text';
import { useCacheQuery } from './use-cache-query';

/** The cached label of an instance; undefined until the cache has been read, and if the instance has no label there. */
export function useInstanceLabel(code: string | undefined): string | undefined {
  return useCacheQuery(
    async (cache) =>
      code === undefined ? undefined : (visible((await cache.instances.get(code))?.label) ?? undefined),
    [code],
  );
}
