import type { components } from '@openapi/generated/console';
import type { ConnectionType, MetafieldOwner } from '@/domain/connection';
import {
  createApiClient,
  JSON_BODY,
  laterPage,
  LD_JSON,
  many,
  MERGE_PATCH,
  one,
  paged,
  whole,
  type ApiOptions,
} from './api-client';
import { fileUpTo } from './file-up-to';
import { type ExecutionFilters } from '@/domain/execution-filters';
import { executionQuery, instanceQuery, type InstanceForm, type PageQuery } from './filters';

/** The body of a `POST` of a job instance. */
export type InstanceBody = components['schemas']['JobInstanceCreate'];
/** The body of a `PATCH` of a job instance: only changed fields. */
export type InstancePatch = components['schemas']['JobInstanceUpdate'];

/** Multiplies the time limit to two minutes, because a log may be long. */
const LOG_TIMES = 8;

/** The calls for sign-in, sync and commands. Each returns a result and never throws. */
export type ConsoleApi = ReturnType<typeof createConsoleApi>;

/** The calls of the sync worker and the sign-in page. `administration-api.ts` has those of the administration. */
export function createConsoleApi(options: ApiOptions) {
  const { client, common, polled } = createApiClient(options);
  return {
    signIn: (username: string, password: string) =>
      one(
        client.POST('/authentication_token', {
          body: { username, password },
          headers: { ...JSON_BODY, Accept: 'application/json' },
          ...common(),
        }),
      ),
    getLoginInfos: (email: string) =>
      one(client.GET('/authentication/login_infos/{email}', { params: { path: { email } }, ...common() })),

    listExecutions: (filters: ExecutionFilters, page: PageQuery, form?: InstanceForm) =>
      paged(client.GET('/api/job_executions', { params: { query: executionQuery(filters, page, form) }, ...polled() })),
    getExecution: (id: number) =>
      one(client.GET('/api/job_executions/{id}', { params: { path: { id } }, ...polled() })),
    stopExecution: (id: number) =>
      one(client.GET('/api/job_executions/{id}/stop', { params: { path: { id } }, ...common() }), 'any'),
    downloadLog: (id: number) =>
      one(
        client.GET('/api/job_executions/{id}/download_execution_logs', {
          params: { path: { id } },
          ...common(LOG_TIMES),
          parseAs: 'blob',
        }),
        'file',
      ),
    /**
     * Reads the log of an execution. Null when the log has more than `maxBytes` bytes; the rest is then not
     * transferred.
     */
    readLog: (id: number, maxBytes: number) =>
      fileUpTo(
        maxBytes,
        client.GET('/api/job_executions/{id}/download_execution_logs', {
          params: { path: { id } },
          ...common(LOG_TIMES),
          parseAs: 'stream',
        }),
      ),
    listWarnings: (stepExecution: number, page: number) =>
      many(client.GET('/api/job_warnings', { params: { query: { stepExecution, page } }, ...common() })),

    listInstances: (page: PageQuery) =>
      paged(client.GET('/api/job_instances', { params: { query: instanceQuery(page) }, ...polled() })),
    getInstance: (code: string) =>
      one(client.GET('/api/job_instances/{code}', { params: { path: { code } }, ...polled() })),
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
    /** `delta: null` sends no override. */
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

    listJobs: (page: number) => whole(client.GET('/api/list_jobs', { ...laterPage(page), ...polled() })),
    listCompanyOptions: (page: number) => whole(client.GET('/api/list_companies', { ...laterPage(page), ...polled() })),
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

    listConnections: (type: ConnectionType, { page, itemsPerPage }: PageQuery) =>
      paged(
        client.GET(`/api/${type}_connections`, {
          params: { query: { page, 'order[id]': 'desc', ...(itemsPerPage !== undefined && { itemsPerPage }) } },
          ...polled(),
        }),
      ),
    /** The id has the format of the list: a number, or a text on some backends. */
    getConnection: (type: ConnectionType, id: string) =>
      one(
        client.GET(`/api/${type}_connections/{id}`, { params: { path: { id: id as unknown as number } }, ...common() }),
      ),
    /** Lists the metafields of a shop; the backend requests them from the shop. */
    listMetafieldKeys: (id: number | string, ownerType: MetafieldOwner) =>
      many(
        client.GET('/shopify_connections/{id}/data/{request}', {
          params: { path: { id: id as unknown as number, request: 'metafieldKeys' }, query: { ownerType } },
          ...common(),
        }),
      ),
  };
}
