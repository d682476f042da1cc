import createClient from 'openapi-fetch';
import type { components, paths } from '@openapi/generated/console';
import type { ConnectionType, MetafieldOwner } from '@/lib/database/rows';
import type { ApiResult } from './api-failure';
import { settle, type Expected } from './fetch-answer';
import {
  executionQuery,
  instanceQuery,
  serializeQuery,
  type ExecutionFilters,
  type InstanceFilters,
  type PageQuery,
} from './filters';
import { readCollection, type CollectionPage } from './hydra';
import { transportProblem } from './problem';

/** The body of a `POST` of a job instance. */
export type InstanceBody = components['schemas']['JobInstanceCreate'];
/** The body of a `PATCH` of a job instance: changed fields only. */
export type InstancePatch = components['schemas']['JobInstanceUpdate'];

export interface ApiOptions {
  /** Base of the backend without a trailing slash; "" is the own origin. */
  baseUrl: string;
  /** The token of the signed-in person, or null for the calls that need none. */
  token: () => string | null;
  fetch?: typeof fetch;
  /** Milliseconds for a whole answer, body included. */
  timeoutMs?: number;
  /** Ends every request under way. */
  signal?: AbortSignal;
}

const TIMEOUT_MS = 15_000;
const LOG_TIMEOUT_MS = 120_000;
const MERGE_PATCH = { 'Content-Type': 'application/merge-patch+json' };
const LD_JSON = { 'Content-Type': 'application/ld+json' };

type Call = Parameters<typeof settle>[0];

const one = (call: Call, expected: Expected = 'json') => settle(call, expected);

/** Lets only a collection through: any other answer is not this API's. */
async function many(call: Call): Promise<ApiResult<CollectionPage>> {
  const result = await settle(call, 'json');
  if (!result.ok) return result;
  const { asked, status } = result;
  const value = readCollection(result.value);
  return value === null
    ? { ok: false, asked, problem: transportProblem('invalid-answer', status) }
    : { ok: true, asked, status, value: { ...value, asked } };
}

/** Every call the console makes, each giving a result that never throws. */
export type ConsoleApi = ReturnType<typeof createConsoleApi>;

/**
 * The one place around the generated client. Sends no header but Authorization, Content-Type and Accept,
 * encodes every query value, and lets only valid answers through (contract.md, Requests).
 */
export function createConsoleApi({ baseUrl, token, fetch: send = fetch, timeoutMs = TIMEOUT_MS, signal }: ApiOptions) {
  const client = createClient<paths>({
    baseUrl,
    querySerializer: serializeQuery,
    headers: { Accept: 'application/ld+json' },
    fetch: (request) => send(request),
    redirect: 'manual',
    cache: 'no-store',
    credentials: 'omit',
  });
  client.use({
    onRequest({ request }) {
      const current = token();
      if (current !== null) request.headers.set('Authorization', `Bearer ${current}`);
    },
  });

  const common = (ms = timeoutMs) => {
    const timeout = AbortSignal.timeout(ms);
    return { parseAs: 'text' as const, signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]) };
  };
  return {
    signIn: (username: string, password: string) =>
      one(
        client.POST('/authentication_token', {
          body: { username, password },
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
          ...common(),
        }),
      ),
    getLoginInfos: (email: string) =>
      one(client.GET('/authentication/login_infos/{email}', { params: { path: { email } }, ...common() })),

    listExecutions: (filters: ExecutionFilters, page: PageQuery) =>
      many(client.GET('/api/job_executions', { params: { query: executionQuery(filters, page) }, ...common() })),
    getExecution: (id: number) =>
      one(client.GET('/api/job_executions/{id}', { params: { path: { id } }, ...common() })),
    stopExecution: (id: number) =>
      one(client.GET('/api/job_executions/{id}/stop', { params: { path: { id } }, ...common() }), 'any'),
    downloadLog: (id: number) =>
      one(
        client.GET('/api/job_executions/{id}/download_execution_logs', {
          params: { path: { id } },
          ...common(LOG_TIMEOUT_MS),
        }),
        'text',
      ),
    listWarnings: (stepExecution: number, page: number) =>
      many(client.GET('/api/job_warnings', { params: { query: { stepExecution, page } }, ...common() })),

    listInstances: (filters: InstanceFilters, page: PageQuery) =>
      many(client.GET('/api/job_instances', { params: { query: instanceQuery(filters, page) }, ...common() })),
    getInstance: (code: string) =>
      one(client.GET('/api/job_instances/{code}', { params: { path: { code } }, ...common() })),
    createInstance: (body: InstanceBody) =>
      one(client.POST('/api/job_instances', { body, headers: LD_JSON, ...common() }), 'any'),
    updateInstance: (code: string, body: InstancePatch) =>
      one(
        client.PATCH('/api/job_instances/{code}', {
          params: { path: { code } },
          body,
          headers: MERGE_PATCH,
          ...common(),
        }),
        'any',
      ),
    deleteInstance: (code: string) =>
      one(client.DELETE('/api/job_instances/{code}', { params: { path: { code } }, ...common() }), 'any'),
    /** `delta` null sends no override. */
    addToQueue: (code: string, delta: boolean | null) =>
      one(
        client.GET('/api/job_instances/{code}/add_to_queue', {
          params: { path: { code }, query: delta === null ? {} : { delta_override: delta } },
          ...common(),
        }),
        'any',
      ),
    listHistory: (code: string, page: number) =>
      many(
        client.GET('/api/job_instances/{code}/history', { params: { path: { code }, query: { page } }, ...common() }),
      ),

    /** `jobInstance` is the plain code of the instance. */
    createSecuredVariable: (body: { code: string; value: string; jobInstance: string }) =>
      one(client.POST('/api/secured_variables', { body, headers: LD_JSON, ...common() }), 'any'),
    updateSecuredVariable: (id: number, value: string) =>
      one(
        client.PATCH('/api/secured_variables/{id}', {
          params: { path: { id } },
          body: { value },
          headers: MERGE_PATCH,
          ...common(),
        }),
        'any',
      ),
    deleteSecuredVariable: (id: number) =>
      one(client.DELETE('/api/secured_variables/{id}', { params: { path: { id } }, ...common() }), 'any'),

    listJobs: () => many(client.GET('/api/list_jobs', common())),
    listCompanyOptions: () => many(client.GET('/api/list_companies', common())),
    listCompanies: (name: string, page = 1) =>
      many(client.GET('/api/companies', { params: { query: { page, ...(name !== '' && { name }) } }, ...common() })),
    getCompany: (code: string) => one(client.GET('/api/companies/{code}', { params: { path: { code } }, ...common() })),
    listUsers: (email: string, page = 1) =>
      many(
        client.GET('/api/users', {
          params: { query: { page, 'order[id]': 'desc', ...(email !== '' && { email }) } },
          ...common(),
        }),
      ),
    getUser: (id: number) => one(client.GET('/api/users/{id}', { params: { path: { id } }, ...common() })),

    listConnections: (type: ConnectionType, { page, itemsPerPage }: PageQuery) =>
      many(
        client.GET(`/api/${type}_connections`, {
          params: { query: { page, 'order[id]': 'desc', ...(itemsPerPage !== undefined && { itemsPerPage }) } },
          ...common(),
        }),
      ),
    /** The id as the list gave it: a number, or a text on some backends, which the path takes just as well. */
    getConnection: (type: ConnectionType, id: string) =>
      one(
        client.GET(`/api/${type}_connections/{id}`, { params: { path: { id: id as unknown as number } }, ...common() }),
      ),
    /** The metafields of a shop, asked of the shop itself. */
    listMetafieldKeys: (id: number | string, ownerType: MetafieldOwner) =>
      many(
        client.GET('/shopify_connections/{id}/data/{request}', {
          params: { path: { id: id as unknown as number, request: 'metafieldKeys' }, query: { ownerType } },
          ...common(),
        }),
      ),
  };
}
