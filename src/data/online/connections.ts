import { type Outcome, transportProblem, type ApiProblem } from '@/domain/problem';
import { readConnectionItem, readConnectionTest } from '@/api/readers/connection-reader';
import { connectionKey, type ConnectionItem, type ConnectionType } from '@/domain/connection';
import type { ConnectionBodies, ConnectionPatches, CreatableType, DataQuery } from '@/api/calls/connection-calls';
import { containsText } from '@/lib/text/contains-text';
import { sameAddress } from '@/lib/text/web-address';
import { sameValue } from '@/lib/same-value';
import { arrivalOfChange, arrivalOfDelete, isFromApi, mayHaveChanged, settleWrite } from '@/api/settle-write';
import { commands } from '../commands';
import { forgetConnectionTest, rememberConnectionTest } from '../connection-tests';
import { anyResponse, callOnline } from './online-call';
import { readMatching } from './online-pages';
import { createOnce, acceptAlreadyDeleted, type Created } from './safe-writes';

export type { ConnectionBodies, ConnectionPatches, DataQuery } from '@/api/calls/connection-calls';

/** Reads a connection for its form. The response does not contain the secrets, only which of them are set. */
export function readConnection(type: ConnectionType, id: string): Promise<Outcome<ConnectionItem>> {
  return callOnline(
    (api) => api.getConnection(type, id),
    (response) => readConnectionItem(type, response),
  );
}

/**
 * Creates a connection. When this resolves, the lists show the connection, and any duplicates that a repeated request
 * has created.
 */
export async function createConnection<T extends CreatableType>(
  type: T,
  body: ConnectionBodies[T],
): Promise<Outcome<Created<ConnectionItem>>> {
  const outcome = await createOnce({
    identity: 'label',
    post: () =>
      callOnline(
        (api) => api.createConnection(type, body),
        (response) => readConnectionItem(type, response),
      ),
    find: () => findConnections(type, body.label),
    isAsSent: ({ label, url, domain }) =>
      label?.trim() === body.label.trim() && sameAddress(url ?? domain ?? '', addressOf(body)),
    keyOf: ({ id }) => id,
  });
  if (!outcome.ok) return outcome;
  const { item, repeats } = outcome.value;
  await Promise.all([item, ...repeats].map(({ id }) => commands.fetchConnection({ type, id })));
  return outcome;
}

/** Finds the connections with this label. The server's filter also returns labels that only contain the text. */
async function findConnections(type: CreatableType, label: string): Promise<Outcome<ConnectionItem[]>> {
  const wanted = label.trim().toLowerCase();
  const found = await readMatching(
    (api, page) => api.findConnections(type, label, page),
    (wire) => readConnectionItem(type, wire),
    { keyOf: ({ id }) => id, matches: (row) => row.label === null || containsText(row.label, wanted) },
  );
  if (!found.ok) return found;
  return { ok: true, value: found.value.filter((row) => row.label?.trim().toLowerCase() === wanted) };
}

const addressOf = (body: ConnectionBodies[CreatableType]): string =>
  'url' in body ? body.url : 'domain' in body ? body.domain : '';

/** Whether a stored value is the sent value. Servers may spell an address differently. */
const isStored = (stored: unknown, sent: unknown, key: string): boolean =>
  (key === 'url' || key === 'domain') && typeof stored === 'string' && typeof sent === 'string'
    ? sameAddress(stored, sent)
    : sameValue(stored, sent);

/** Changes some fields of a connection. When this resolves, the lists show the change. */
export async function changeConnection<T extends ConnectionType>(
  type: T,
  id: string,
  patch: ConnectionPatches[T],
): Promise<Outcome<true>> {
  const answer = await callOnline((api) => api.updateConnection(type, id, patch), anyResponse);
  const outcome = await settleWrite(
    answer,
    async () => arrivalOfChange(patch, await readConnection(type, id), isStored),
    true,
  );
  if (mayHaveChanged(outcome)) forgetConnectionTest(connectionKey(type, id));
  if (outcome.ok) await commands.fetchConnection({ type, id });
  return outcome;
}

export async function deleteConnection(type: ConnectionType, id: string): Promise<Outcome<true>> {
  const answer = acceptAlreadyDeleted(await callOnline((api) => api.deleteConnection(type, id), anyResponse));
  const outcome = await settleWrite(answer, async () => arrivalOfDelete(await readConnection(type, id)), true);
  if (mayHaveChanged(outcome)) forgetConnectionTest(connectionKey(type, id));
  if (outcome.ok) await commands.fetchConnection({ type, id });
  return outcome;
}

/**
 * Tests whether the connected system responds, and stores the result on this device. If the test fails, the outcome is
 * a failure that contains the backend's message, even if the call itself succeeded.
 */
export async function testConnection(type: ConnectionType, id: string): Promise<Outcome<true>> {
  const outcome = await callOnline((api) => api.testConnection(type, id), readConnectionTest);
  if (!outcome.ok && !isFailedTest(outcome.problem)) return outcome;
  const problem = !outcome.ok ? outcome.problem : outcome.value.success ? null : problemFrom(outcome.value.message);
  rememberConnectionTest(connectionKey(type, id), {
    at: Date.now(),
    worked: problem === null,
    reason: problem && (problem.description ?? problem.title),
  });
  return problem === null ? { ok: true, value: true } : { ok: false, problem };
}

/** Statuses that concern the user or the backend, not the connection. */
const NOT_ABOUT_CONNECTION = new Set<number | null>([401, 403, 429]);

/** Whether a problem says that the connection failed its test. After any other problem, the connection is untested. */
export const isFailedTest = (problem: ApiProblem): boolean =>
  isFromApi(problem) && !NOT_ABOUT_CONNECTION.has(problem.status);

/** The problem of a failed test, with the message of the backend. */
const problemFrom = (message: string | null): ApiProblem => ({
  ...transportProblem('invalid-answer', 200),
  kind: 'http',
  description: message,
});

/** Sends a request of the data console to the connected system. Returns the response as text and does not store it. */
export function readData(
  type: ConnectionType,
  id: string,
  request: string,
  query: DataQuery,
): Promise<Outcome<string>> {
  return callOnline(
    (api) => api.readData(type, id, request, query),
    (response) => (typeof response === 'string' ? response : null),
  );
}
