import { wasListRead } from '@/database/cache-meta';
import type { CompanyRow } from '@/domain/company';
import type { ConnectionRow } from '@/domain/connection';
import type { InstanceRow } from '@/domain/instance';
import { readCountedValues } from '../find-options';
import { useCacheQuery } from '../use-cache-query';

/** How many rows are read at a time. The blocks are small, so that the page stays responsive. */
const BLOCK = 100;

/** The integrations of this device, in the order of their codes. */
export interface SearchedInstances {
  rows: readonly InstanceRow[];
  /** Whether the list has been read completely, so that there are no other integrations. */
  isComplete: boolean;
}

/** All integrations of this device. Updates live; undefined until they have been read. */
export function useSearchedInstances(): SearchedInstances | undefined {
  return useCacheQuery(async (cache) => {
    const rows: InstanceRow[] = [];
    let block: InstanceRow[];
    do {
      block = await cache.instances
        .where('code')
        .above(rows.at(-1)?.code ?? '')
        .limit(BLOCK)
        .toArray();
      rows.push(...block);
    } while (block.length === BLOCK);
    return { rows, isComplete: await wasListRead(cache, 'instances') };
  }, []);
}

/** The integrations with these codes, by code. Updates live; undefined until they have been read. */
export function useInstanceRows(codes: readonly string[]): ReadonlyMap<string, InstanceRow> | undefined {
  return useCacheQuery(
    async (cache) => {
      const rows = await cache.instances.bulkGet([...codes]);
      return new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.code, row] as const])));
    },
    [codes.join('\n')],
  );
}

/** The connections and companies of this device. Updates live; undefined until they have been read. */
export function useSearchedLists(): { connections: ConnectionRow[]; companies: CompanyRow[] } | undefined {
  return useCacheQuery(
    async (cache) => ({
      connections: await cache.connections.toArray(),
      companies: await cache.companies.toArray(),
    }),
    [],
  );
}

/** The codes of the integrations and the e-mails of the people that occur in the executions of this device. */
export interface NamedInRuns {
  codes: readonly string[];
  people: readonly string[];
}

/** The integrations and people that occur in the executions of this device. Updates live; undefined until read. */
export function useNamedInRuns(): NamedInRuns | undefined {
  return useCacheQuery(
    async (cache) => ({
      codes: await readCountedValues(cache, 'instance'),
      people: await readCountedValues(cache, 'createdBy'),
    }),
    [],
  );
}
