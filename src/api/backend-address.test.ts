import { expect, test } from 'vitest';
import { createConsoleApi } from './console-api';

/** The URL of each call without its query. */
async function addresses(baseUrl: string): Promise<string[]> {
  const requested: string[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    requested.push(url.origin + url.pathname);
    return Response.json({});
  };
  const options = { baseUrl, token: () => 'token', fetch };
  const api = createConsoleApi(options);
  await api.signIn('a@b.test', 'secret');
  await api.getLoginInfos('a+b@c.test');
  await api.listExecutions({ statuses: ['error'] }, { page: 2, itemsPerPage: 30 });
  await api.getExecution(7);
  await api.downloadLog(7);
  await api.getInstance('a b/c');
  await api.updateInstance('x', { label: 'L' });
  await api.getCompany('é');
  await api.sendPasswordReset('a@b.test', 'bynder');
  await api.testConnection('akeneo', '3');
  await api.readData('bynder', '3', 'assets', {});
  return requested;
}

test.each(['https://host.example', 'https://host.example/backend', 'https://host.example/a/b'])(
  'every call to a backend at %s uses that address with its path',
  async (baseUrl) => {
    expect(await addresses(baseUrl)).toEqual(
      [
        '/authentication_token',
        '/authentication/login_infos/a%2Bb%40c.test',
        '/api/job_executions',
        '/api/job_executions/7',
        '/api/job_executions/7/download_execution_logs',
        '/api/job_instances/a%20b%2Fc',
        '/api/job_instances/x',
        '/api/companies/%C3%A9',
        '/reset_password_request/send/a%40b.test',
        '/test_connection/akeneo/3',
        '/bynder_connections/3/data/assets',
      ].map((path) => baseUrl + path),
    );
  },
);
