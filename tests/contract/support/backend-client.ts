import { setTimeout as pause } from 'node:timers/promises';
import { openPasswords } from '../../../openapi/server/http/auth/passwords';
import type { SecretServices } from '../../../openapi/server/seed/seed-store';
import { createVault } from '../../../openapi/server/store/vault';
import { createBackend, type Backend, type BackendOptions } from '../../../openapi/server/backend';

/** An answer of the backend. */
export interface Reply {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  /** The parsed body. Reading this property throws when the body is not a JSON object. */
  body: Record<string, unknown>;
}

/** A hydra row or item. */
export type Row = Record<string, unknown>;

/** A page of a list. */
export interface ListReply {
  rows: Row[];
  total: number;
  view: Record<string, string> | undefined;
}

/** A client that calls the backend as one person. */
export interface Person {
  token: string;
  call(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  get(url: string): Promise<Reply>;
  list(url: string): Promise<ListReply>;
}

const contentTypes: Record<string, string> = {
  POST: 'application/ld+json',
  PATCH: 'application/merge-patch+json',
};

function parsed(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error(`Not a JSON object: ${text}`);
  return value as Record<string, unknown>;
}

/** Sends one request to the app, without a network. */
export async function send(
  backend: Backend,
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await backend.app.inject({
    method: method as 'GET',
    url,
    headers: {
      accept: 'application/ld+json',
      ...(body === undefined ? {} : { 'content-type': contentTypes[method] ?? 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    get body() {
      return parsed(response.body);
    },
  };
}

/** Calls a test control under `/__control/`. */
export function control(backend: Backend, method: string, path: string, body?: unknown): Promise<Reply> {
  return send(
    backend,
    method,
    `/__control/${path}`,
    body,
    body === undefined ? {} : { 'content-type': 'application/json' },
  );
}

/** Signs in. Returns a client with that person's token. */
export async function signIn(backend: Backend, email: string, password = 'Console-2026'): Promise<Person> {
  const credentials = { username: email, password };
  const reply = await send(backend, 'POST', '/authentication_token', credentials, {
    'content-type': 'application/json',
  });
  return clientWithToken(backend, String(reply.body.token));
}

/** A client with this token. */
export function clientWithToken(backend: Backend, token: string): Person {
  const call: Person['call'] = (method, url, body, headers = {}) =>
    send(backend, method, url, body, { authorization: `Bearer ${token}`, ...headers });
  return {
    token,
    call,
    get: (url) => call('GET', url),
    list: async (url) => {
      const { body } = await call('GET', url);
      return {
        rows: body['hydra:member'] as Row[],
        total: body['hydra:totalItems'] as number,
        view: body['hydra:view'] as Record<string, string> | undefined,
      };
    },
  };
}

/** Options with cheap password hashes, because tests create and check many hashes. */
export const quickBackend: BackendOptions = { passwordCost: 10 };

/** The services that the seed needs for secrets, for tests without a backend. */
export async function secretServicesForTests(): Promise<SecretServices> {
  return { vault: createVault(Buffer.alloc(32, 1)), passwords: await openPasswords(quickBackend.passwordCost) };
}

/** A backend in memory with test controls and a fast runner. Its answers are checked against the contract. */
export function openBackend(options: BackendOptions = {}): Promise<Backend> {
  return createBackend({ ...quickBackend, faults: true, validateAnswers: true, speed: 200, ...options });
}

/** Reads until `isWanted` accepts the value, for at most ten seconds. */
export async function until<Value>(read: () => Promise<Value>, isWanted: (value: Value) => boolean): Promise<Value> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const value = await read();
    if (isWanted(value)) return value;
    if (Date.now() > deadline) throw new Error(`Timed out; last value: ${JSON.stringify(value).slice(0, 500)}`);
    await pause(10);
  }
}
