import { useEffect, useState } from 'react';
import type { ConnectionRow, ConnectionType } from '@/domain/connection';
import { wasListRead } from '@/database/cache-meta';
import { type CompanyRow } from '@/domain/company';
import { type JobRow } from '@/domain/job-types/job-codes';
import type { ApiProblem } from '@/domain/problem';
import { commands } from '../commands';
import { useOnline } from '../sync/use-sync';
import { useStable } from '../use-stable';
import { useCacheQuery } from './use-cache-query';

/** All job definitions, in the order of their codes; undefined until the cache has been read. */
export function useJobs(): JobRow[] | undefined {
  return useCacheQuery((cache) => cache.jobs.orderBy('code').toArray(), []);
}

/** All companies for a super administrator; empty for other people, undefined until the cache has been read. */
export function useCompanies(): CompanyRow[] | undefined {
  return useCacheQuery((cache) => cache.companies.orderBy('code').toArray(), []);
}

/** The connections of all kinds; undefined until the cache has been read. */
export function useAllConnections(): ConnectionRow[] | undefined {
  return useCacheQuery((cache) => cache.connections.toArray(), []);
}

/**
 * The connections of one kind; undefined until the cache has been read. With a company code, only the connections of
 * that company and the connections without a company.
 */
export function useConnections(type: ConnectionType, companyCode: string | null): ConnectionRow[] | undefined {
  return useCacheQuery(
    (cache) =>
      cache.connections
        .where('type')
        .equals(type)
        .filter((row) => companyCode === null || row.companyCode === null || row.companyCode === companyCode)
        .toArray(),
    [type, companyCode],
  );
}

/** The cached connections with these keys, by key; undefined until the cache has been read. */
export function useConnectionsByKey(keys: readonly string[]): ReadonlyMap<string, ConnectionRow> | undefined {
  return useCacheQuery(
    async (cache) => {
      const rows = await cache.connections.bulkGet([...keys]);
      return new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.key, row] as const])));
    },
    [keys.join('\n')],
  );
}

/**
 * Reads the connections of these kinds from the server when a screen or field that shows them opens, and when this
 * device is online again. A failure is logged.
 * @returns why one of the last requests failed; null if none of them failed
 */
export function useFreshConnections(types: readonly ConnectionType[]): ApiProblem | null {
  const online = useOnline();
  const wanted = useStable(types);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  useEffect(() => {
    if (!online) return undefined;
    let current = true;
    const read = async (): Promise<void> => {
      const problems = await Promise.all(wanted.map(refreshConnections));
      if (current) setProblem(problems.find((each) => each !== null) ?? null);
    };
    void read();
    return () => {
      current = false;
    };
  }, [online, wanted]);
  return problem;
}

async function refreshConnections(type: ConnectionType): Promise<ApiProblem | null> {
  const outcome = await commands.fetchConnections({ type });
  if (outcome.ok) return null;
  console.warn('The connections could not be read.', outcome.problem.kind, outcome.problem.status);
  return outcome.problem;
}

/** Whether a small list was read completely (`wasListRead`); undefined until the cache has been read. */
export function useListWasRead(name: string): boolean | undefined {
  return useCacheQuery((cache) => wasListRead(cache, name), [name]);
}
