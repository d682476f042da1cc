import type { components } from '@openapi/generated/console';
import type { ConnectionType, MetafieldOwner } from '@/domain/connection';
import {
  createApiClient,
  JSON_BODY,
  optionalPage,
  LD_JSON,
  toCollection,
  MERGE_PATCH,
  toValue,
  toPage,
  toUnpagedList,
  type ApiOptions,
} from './api-client';
import { fileUpTo } from './file-up-to';
import { type ExecutionFilters } from '@/domain/execution-filters';
import { executionQuery, instanceQuery, type InstanceIdFormat, type PageQuery } from './filters';

/** The body of a `POST` of a job instance. */
export type InstanceBody = components['schemas']['JobInstanceCreate'];
/** The body of a `PATCH` of a job instance: only changed fields. */
export type InstancePatch = components['schemas']['JobInstanceUpdate'];

/** Multiplies the time limit to two minutes, because a log may be long. */
const LOG_TIMEOUT_FACTOR = 8;

/** The calls for sign-in, sync and commands. Each returns a result and never throws. */
export type ConsoleApi = ReturnType<typeof createConsoleApi>;

/** The calls of the sync worker and the sign-in page. The administration's calls are in `administration-api.ts`. */
export function createConsoleApi(options: ApiOptions) {
  const { client, common, polled } = createApiClient(options);
  /** The id has the format of the list or the IRI: a number, or a text on some backends. */
  const byId = (id: string) => ({ params: { path: { id: id as unknown as number } }, ...common() });
  const byCode = (code: string) => ({ params: { path: { code } }, ...common() });
  return {
    signIn: (username: string, password: string) =>
      toValue(
        client.POST('/authentication_token', {
          body: { username, password },
          headers: { ...JSON_BODY, Accept: 'application/json' },
          ...common(),
        }),
      ),
    getLoginInfos: (email: string) =>
      toValue(client.GET('/authentication/login_infos/{email}', { params: { path: { email } }, ...common() })),

    listExecutions: (filters: ExecutionFilters, page: PageQuery, format?: InstanceIdFormat) =>
      toPage(
        client.GET('/api/job_executions', { params: { query: executionQuery(filters, page, format) }, ...polled() }),
      ),
    getExecution: (id: number) =>
      toValue(client.GET('/api/job_executions/{id}', { params: { path: { id } }, ...polled() })),
    stopExecution: (id: number) =>
      toValue(client.GET('/api/job_executions/{id}/stop', { params: { path: { id } }, ...common() }), 'any'),
    downloadLog: (id: number) =>
      toValue(
        client.GET('/api/job_executions/{id}/download_execution_logs', {
          params: { path: { id } },
          ...common(LOG_TIMEOUT_FACTOR),
          parseAs: 'blob',
        }),
        'file',
      ),
    /**
     * Reads the log of an execution. Null if the log has more than `maxBytes` bytes; the rest is then not transferred.
     */
    readLog: (id: number, maxBytes: number) =>
      fileUpTo(
        maxBytes,
        client.GET('/api/job_executions/{id}/download_execution_logs', {
          params: { path: { id } },
          ...common(LOG_TIMEOUT_FACTOR),
          parseAs: 'stream',
        }),
      ),
    listWarnings: (stepExecution: number, page: number) =>
      toCollection(client.GET('/api/job_warnings', { params: { query: { stepExecution, page } }, ...common() })),

    listInstances: (page: PageQuery) =>
      toPage(client.GET('/api/job_instances', { params: { query: instanceQuery(page) }, ...polled() })),
    getInstance: (code: string) =>
      toValue(client.GET('/api/job_instances/{code}', { params: { path: { code } }, ...polled() })),
    createInstance: (body: InstanceBody) =>
      toValue(client.POST('/api/job_instances', { body, headers: LD_JSON, ...common() }), 'any'),
    updateInstance: (code: string, body: InstancePatch) =>
      toValue(
        client.PATCH('/api/job_instances/{code}', {
          params: { path: { code } },
          body,
          headers: MERGE_PATCH,
          ...common(),
        }),
        'any',
      ),
    deleteInstance: (code: string) => toValue(client.DELETE('/api/job_instances/{code}', byCode(code)), 'any'),
    /** `delta: null` sends no override. */
    addToQueue: (code: string, delta: boolean | null) =>
      toValue(
        client.GET('/api/job_instances/{code}/add_to_queue', {
          params: { path: { code }, query: delta === null ? {} : { delta_override: delta } },
          ...common(),
        }),
        'any',
      ),
    listHistory: (code: string, page: number) =>
      toCollection(
        client.GET('/api/job_instances/{code}/history', { params: { path: { code }, query: { page } }, ...common() }),
      ),

    /** `jobInstance` is the plain code of the instance. */
    createSecuredVariable: (body: { code: string; value: string; jobInstance: string }) =>
      toValue(client.POST('/api/secured_variables', { body, headers: LD_JSON, ...common() }), 'any'),
    updateSecuredVariable: (id: number, value: string) =>
      toValue(
        client.PATCH('/api/secured_variables/{id}', {
          params: { path: { id } },
          body: { value },
          headers: MERGE_PATCH,
          ...common(),
        }),
        'any',
      ),
    deleteSecuredVariable: (id: number) =>
      toValue(client.DELETE('/api/secured_variables/{id}', { params: { path: { id } }, ...common() }), 'any'),

    listJobs: (page: number) => toUnpagedList(client.GET('/api/list_jobs', { ...optionalPage(page), ...polled() })),
    listCompanyOptions: (page: number) =>
      toUnpagedList(client.GET('/api/list_companies', { ...optionalPage(page), ...polled() })),
    listCompanies: (name: string, page = 1) =>
      toCollection(
        client.GET('/api/companies', { params: { query: { page, ...(name !== '' && { name }) } }, ...common() }),
      ),
    getCompany: (code: string) => toValue(client.GET('/api/companies/{code}', byCode(code))),
    listUsers: (email: string, page = 1) =>
      toCollection(
        client.GET('/api/users', {
          params: { query: { page, 'order[id]': 'desc', ...(email !== '' && { email }) } },
          ...common(),
        }),
      ),

    getUser: (id: string) => toValue(client.GET('/api/users/{id}', byId(id))),
    listConnections: (type: ConnectionType, { page, itemsPerPage }: PageQuery) =>
      toPage(
        client.GET(`/api/${type}_connections`, {
          params: { query: { page, 'order[id]': 'desc', ...(itemsPerPage !== undefined && { itemsPerPage }) } },
          ...polled(),
        }),
      ),
    getConnection: (type: ConnectionType, id: string) => toValue(client.GET(`/api/${type}_connections/{id}`, byId(id))),
    /** Lists the metafields of a shop; the backend requests them from the shop. */
    listMetafieldKeys: (id: number | string, ownerType: MetafieldOwner) =>
      toCollection(
        client.GET('/shopify_connections/{id}/data/{request}', {
          params: { path: { id: id as unknown as number, request: 'metafieldKeys' }, query: { ownerType } },
          ...common(),
        }),
      ),
  };
}
