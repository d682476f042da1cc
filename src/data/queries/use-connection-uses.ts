import { wasListRead } from '@/database/cache-meta';
import { linkedConnections } from '@/domain/configuration/linked-connections';
import type { InstanceRow } from '@/domain/instance';
import { visible } from '@/lib/text/visible-text';
import { useCacheQuery } from './use-cache-query';
import { byCompanyAndLabel } from './use-instances';

/** An integration that uses a connection. */
export interface UsingInstance {
  code: string;
  name: string;
  enabled: boolean;
}

/** The integrations that use each connection, by the key of its row. */
export type ConnectionUses = ReadonlyMap<string, readonly UsingInstance[]>;

/**
 * The integrations that use each connection; null if this device does not have all integrations yet, undefined until
 * the cache has been read.
 */
export function useConnectionUses(): ConnectionUses | null | undefined {
  return useCacheQuery(async (cache) => {
    if (!(await wasListRead(cache, 'instances'))) return null;
    const rows = new Map<string, InstanceRow[]>();
    await cache.instances.each((row) => {
      for (const { key } of linkedConnections(row.configuration)) {
        // Drop the configuration, so that memory never holds the configurations of all integrations.
        rows.set(key, [...(rows.get(key) ?? []), { ...row, configuration: '' }]);
      }
    });
    return new Map(
      [...rows].map(([key, instances]) => [key, instances.toSorted(byCompanyAndLabel).map(usingInstance)]),
    );
  }, []);
}

const usingInstance = ({ code, label, enabled }: InstanceRow): UsingInstance => ({
  code,
  name: visible(label) ?? code,
  enabled,
});
