import type { components } from '@openapi/generated/console';
import {
  LD_JSON,
  MERGE_PATCH,
  optionalPage,
  toCollection,
  toPage,
  toUnpagedList,
  toValue,
  type ApiClient,
} from '../api-client';
import { instanceQuery, type PageQuery } from '../filters';

/** The body of the `POST` that creates a job instance. */
type InstanceBody = components['schemas']['JobInstanceCreate'];
/** The body of the `PATCH` that changes a job instance. It contains only changed fields. */
type InstancePatch = components['schemas']['JobInstanceUpdate'];

/** Calls about job instances, their history, their secured variables and their launches. */
export function instanceCalls({ client, common, polled }: ApiClient) {
  const byCode = (code: string) => ({ params: { path: { code } }, ...common() });
  return {
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
    /** Launches an instance. With `delta: null`, the server uses the instance's own setting. */
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
    /** `jobInstance` is the code of the instance, not its IRI. */
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
  };
}
