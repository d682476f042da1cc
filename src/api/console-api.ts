import { createApiClient, type ApiOptions } from './api-client';
import { companyCalls } from './calls/company-calls';
import { connectionCalls } from './calls/connection-calls';
import { executionCalls } from './calls/execution-calls';
import { instanceCalls } from './calls/instance-calls';
import { sessionCalls } from './calls/session-calls';
import { userCalls } from './calls/user-calls';

/** The calls to the backend. Each returns a result and never throws. */
export type ConsoleApi = ReturnType<typeof createConsoleApi>;

/** All calls to the backend, by one client. The worker, the sign-in and the online-only screens make them. */
export function createConsoleApi(options: ApiOptions) {
  const client = createApiClient(options);
  return {
    ...sessionCalls(client),
    ...executionCalls(client),
    ...instanceCalls(client),
    ...userCalls(client),
    ...companyCalls(client),
    ...connectionCalls(client),
  };
}
