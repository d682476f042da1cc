import type { CompanyRow, ConnectionRow, ConnectionType, JobRow } from '@/lib/database/rows';
import { useCacheQuery } from './use-cache-query';

/** All job definitions by code. */
export function useJobs(): JobRow[] | undefined {
  return useCacheQuery((cache) => cache.jobs.orderBy('code').toArray(), []);
}

/** All companies of the super administrator; empty for everybody else. */
export function useCompanies(): CompanyRow[] | undefined {
  return useCacheQuery((cache) => cache.companies.orderBy('code').toArray(), []);
}

/** Connections of one kind, of one company when its code is given. */
export function useConnections(type: ConnectionType, companyCode: string | null): ConnectionRow[] | undefined {
  return useCacheQuery(
    (cache) =>
      cache.connections
        .where('type')
        .equals(type)
        .filter((row) => companyCode === null || row.companyCode === companyCode)
        .toArray(),
    [type, companyCode],
  );
}

/** Whether a small list (`instances`, `jobs`, `companies`, `connections/{type}`) was ever read to its end: before that, empty does not mean none. */
export function useWalked(name: string): boolean | undefined {
  return useCacheQuery(
    async (cache) => {
      const walked = (await cache.meta.get('walked'))?.value;
      return Array.isArray(walked) && walked.includes(name);
    },
    [name],
  );
}
