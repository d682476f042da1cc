import { readCompanyOption } from '@/api/readers/company-reader';
import { readConnection } from '@/api/readers/connection-reader';
import { readInstance } from '@/api/readers/instance-reader';
import { readJob } from '@/api/readers/job-reader';
import { ApiFailure, type ApiResult } from '@/api/api-failure';
import type { CollectionPage } from '@/api/hydra';
import type { ConnectionType } from '@/domain/connection';
import type { InstanceRow } from '@/domain/instance';
import { serverNow } from '@/domain/session-token';
import { sameValue } from '@/lib/same-value';
import { MINUTE_MS } from '@/lib/durations';
import { SCAN_PAGE_ROWS, type EngineContext } from '../engine/engine-context';
import { isSingleCallFailure } from '../engine/backend-health';
import { listOrigin, readRows } from './read-executions';
import { refreshInstance } from './refresh-instance';
import { refreshRow } from './refresh-row';

/**
 * An instance that was changed within this time is requested again. While a tab is visible, one round over the lists of
 * `resourcesOf` takes less than this time if they have few pages, so each change is followed by such a request.
 */
const RECENT_MS = 15 * MINUTE_MS;

/** A list that `reconcile` reads page by page. */
export interface Resource {
  name: string;
  list(page: number): Promise<ApiResult<CollectionPage>>;
  /** Writes the rows that differ. Returns the keys of the page. */
  apply(page: CollectionPage): Promise<string[]>;
  cachedKeys(): Promise<string[]>;
  /** Requests a row that was missing from the list, and removes it if the server says that it is gone. */
  checkOne(key: string): Promise<void>;
}

/** The lists that this person may read, in the order in which screens need them. */
export function resourcesOf(context: EngineContext): Resource[] {
  return [
    instances(context),
    jobs(context),
    ...(context.session.superAdmin ? [companies(context)] : []),
    ...(['akeneo', 'bynder', 'shopify'] as const).map((type) => connections(context, type)),
  ];
}

function instances(context: EngineContext): Resource {
  const { api, cache, clock, session, writer } = context;

  /**
   * If the lists of this server omit fields, takes the missing ones from the cache, or requests the instance. Null if
   * that request fails.
   */
  const complete = async (read: NonNullable<ReturnType<typeof readInstance>>): Promise<InstanceRow | null> => {
    const cached = await cache.instances.get(read.row.code);
    if (read.hasConfiguration) {
      return read.hasSecuredVariables || cached === undefined
        ? read.row
        : { ...read.row, securedVariables: cached.securedVariables };
    }
    return cached !== undefined && isAsListed(cached, read.row) ? cached : refreshOne(read.row.code);
  };

  /**
   * Whether the cached row is up to date, so that no request for the instance is needed. An instance that was changed
   * recently never counts as up to date: `updatedAt` has whole seconds, so after two changes within one second, the
   * cache may have only the first.
   */
  const isAsListed = (cached: InstanceRow, { updatedAt, ...listed }: InstanceRow): boolean => {
    if (updatedAt === null) return false;
    const age = serverNow(session, clock.now()) - Date.parse(updatedAt);
    const { configuration, securedVariables } = cached;
    return Math.abs(age) > RECENT_MS && sameValue(cached, { ...listed, updatedAt, configuration, securedVariables });
  };

  /** Reads one instance. Null if that fails, so that one broken instance does not block the others. */
  const refreshOne = async (code: string): Promise<InstanceRow | null> => {
    try {
      const found = await refreshInstance(context, code);
      return 'row' in found ? found.row : null;
    } catch (error) {
      if (!isSingleCallFailure(error)) throw error;
      return null;
    }
  };

  return {
    name: 'instances',
    list: (page) => api.listInstances({ page, itemsPerPage: SCAN_PAGE_ROWS }),
    async apply(page) {
      const rows: InstanceRow[] = [];
      const parsed = readRows(page, readInstance, context);
      for (const read of parsed) {
        const row = await complete(read);
        if (row !== null) rows.push(row);
      }
      await writer.applyRows('instances', rows, [], listOrigin(page));
      return parsed.map(({ row }) => row.code);
    },
    cachedKeys: async () => (await cache.instances.toCollection().primaryKeys()).map(String),
    checkOne: async (key) => {
      await refreshInstance(context, key);
    },
  };
}

function connections(context: EngineContext, type: ConnectionType): Resource {
  const { api, cache, writer } = context;
  const read = (wire: unknown) => readConnection(type, wire);
  return {
    name: `connections/${type}`,
    list: (page) => api.listConnections(type, { page, itemsPerPage: SCAN_PAGE_ROWS }),
    async apply(page) {
      const rows = readRows(page, read, context);
      await writer.applyRows('connections', rows, [], listOrigin(page));
      return rows.map((row) => row.key);
    },
    cachedKeys: async () => (await cache.connections.where('type').equals(type).primaryKeys()).map(String),
    async checkOne(key) {
      const result = await api.getConnection(type, key.slice(type.length + 1));
      const outcome = await refreshRow(context, { name: 'connections', key, read }, result);
      // An unreadable row stays, and is not a failure: after a failure, the list would be read again.
      if (!result.ok && !outcome.ok) throw new ApiFailure(outcome.problem);
    },
  };
}

function jobs(context: EngineContext): Resource {
  const { api, writer } = context;
  return {
    name: 'jobs',
    list: (page) => api.listJobs(page),
    async apply(page) {
      const rows = readRows(page, readJob, context);
      await writer.applyRows('jobs', rows, [], listOrigin(page));
      return rows.map((row) => row.code);
    },
    // The API has no request for one job that could confirm its deletion. Deleted jobs stay until a new cache is
    // created.
    cachedKeys: async () => [],
    checkOne: async () => {},
  };
}

function companies(context: EngineContext): Resource {
  const { api, cache, writer } = context;
  return {
    name: 'companies',
    list: (page) => api.listCompanyOptions(page),
    async apply(page) {
      const rows = readRows(page, readCompanyOption, context);
      await writer.applyRows('companies', rows, [], listOrigin(page));
      return rows.map((row) => row.code);
    },
    cachedKeys: async () => (await cache.companies.toCollection().primaryKeys()).map(String),
    async checkOne(key) {
      const result = await api.getCompany(key);
      const outcome = await refreshRow(context, { name: 'companies', key, read: readCompanyOption }, result);
      if (!result.ok && !outcome.ok) throw new ApiFailure(outcome.problem);
    },
  };
}
