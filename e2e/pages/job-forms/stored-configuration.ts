import type { ApiClient } from '../../fixtures/api-client';

/** The configuration of an instance as the server stores it. */
export async function storedConfiguration(api: ApiClient, code: string): Promise<unknown> {
  const { body } = await api.get<{ configuration: string }>(`/api/job_instances/${code}`);
  return JSON.parse(body.configuration);
}
