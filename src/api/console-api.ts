import { createApiClient, type ApiOptions } from './api-client';
import { companyCalls } from './calls/company-calls';
import { connectionCalls } from './calls/connection-calls';
import { executionCalls } from './calls/execution-calls';
import { instanceCalls } from './calls/instance-calls';
import { sessionCalls } from './calls/session-calls';
import { userCalls } from './calls/user-calls';

/** The calls to the backend. Each returns a result and never throws. */
export type ConsoleApi = ReturnType<typeof createConsoleApi>;

/** Creates all calls to the backend, for the worker, the sign-in or an online-only screen. */
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
