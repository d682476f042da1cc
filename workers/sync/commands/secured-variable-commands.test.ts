import { afterEach, beforeEach, expect, test } from 'vitest';
import { createConsoleApi } from '@/api/console-api';
import { CacheDatabase } from '@/database/cache-database';
import type { SyncSession } from '@workers/protocol/sync-session';
import { CacheWriter } from '../store/cache-writer';
import type { CommandContext } from './command-context';
import { createSecuredVariable, deleteSecuredVariable, updateSecuredVariable } from './secured-variable-commands';

/**
 * The fault of the next write:
 * - `lost-answer`: the response is lost.
 * - `twice`: the browser sends the request twice.
 * - `cut`: the request is lost.
 * - `hub-down`: the server answers 500 after the write.
 */
type Fault = 'lost-answer' | 'twice' | 'cut' | 'hub-down';

let secrets: { id: number; code: string; value: string }[];
let writes: { method: string; body: unknown }[];
let fault: Fault | null;
/** Whether the response to a request for an instance contains its secrets. */
let hasSecrets: boolean;
let cache: CacheDatabase;
let context: CommandContext;

const json = (status: number, body: unknown): Response =>
  new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/ld+json' },
  });

function write(method: string, id: number, body: Record<string, string>): Response {
  writes.push({ method, body });
  if (method === 'POST') {
    const { code = '', value = '' } = body;
    if (secrets.some((secret) => secret.code === code)) {
      return json(422, { violations: [{ propertyPath: 'code', message: 'This value is already used.' }] });
    }
    secrets.push({ id: secrets.length + 1, code, value });
    return json(201, { id: secrets.length, code });
  }
  const secret = secrets.find((each) => each.id === id);
  if (secret === undefined) return json(404, { title: 'An error occurred' });
  if (method === 'PATCH') secret.value = body['value'] ?? '';
  else secrets = secrets.filter((each) => each !== secret);
  return method === 'PATCH' ? json(200, { id, code: secret.code }) : json(204, null);
}

const backend: typeof fetch = async (input) => {
  const request = input as Request;
  if (request.method === 'GET') {
    return json(200, {
      code: 'x',
      configuration: '{}',
      ...(hasSecrets && { securedVariables: secrets.map(({ id, code }) => ({ id, code })) }),
    });
  }
  const currentFault = fault;
  fault = null;
  if (currentFault === 'cut') throw new TypeError('Failed to fetch');
  const text = await request.text();
  const id = Number(new URL(request.url).pathname.split('/').pop());
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, string>);
  const answer = write(request.method, id, body);
  if (currentFault === 'lost-answer') throw new TypeError('Failed to fetch');
  if (currentFault === 'hub-down') return json(500, { 'hydra:description': 'Internal Server Error' });
  return currentFault === 'twice' ? write(request.method, id, body) : answer;
};

beforeEach(() => {
  [secrets, writes, fault, hasSecrets] = [[], [], null, true];
  cache = new CacheDatabase(`secured-${crypto.randomUUID()}`);
  context = {
    api: createConsoleApi({ baseUrl: 'http://backend.test', token: () => 'token', fetch: backend }),
    cache,
    writer: new CacheWriter(cache, null),
    session: {} as SyncSession,
    wake: () => {},
    reportUnreadableRows: () => {},
    onUnauthorized: () => {},
  };
});
afterEach(() => cache.delete());

const create = () => createSecuredVariable(context, { instanceCode: 'x', code: 'TOKEN', value: 'mine' });
const methods = () => writes.map(({ method }) => method);
const cached = async () => (await cache.instances.get('x'))?.securedVariables;

test('a new secret is posted with the plain code of its instance, and the instance is read again', async () => {
  expect(await create()).toEqual({ ok: true, value: { id: 1 } });
  expect(writes).toEqual([{ method: 'POST', body: { code: 'TOKEN', value: 'mine', jobInstance: 'x' } }]);
  expect(await cached()).toEqual([{ id: 1, code: 'TOKEN' }]);
});

test('the value of a secret never reaches the cache', async () => {
  await create();
  const stored = await Promise.all(cache.tables.map((table) => table.toArray()));
  expect(JSON.stringify(stored)).toContain('TOKEN');
  expect(JSON.stringify(stored)).not.toContain('mine');
});

test.each(['twice', 'lost-answer'] as const)(
  'a secret whose POST was sent twice or lost its response is found again, and its value is stored (%s)',
  async (kind) => {
    fault = kind;
    expect(await create()).toEqual({ ok: true, value: { id: 1 } });
    expect(secrets).toEqual([{ id: 1, code: 'TOKEN', value: 'mine' }]);
    expect(methods().at(-1)).toBe('PATCH');
  },
);

test('a code that is already in use is refused, and the existing secret stays', async () => {
  secrets = [{ id: 1, code: 'TOKEN', value: 'theirs' }];
  expect(await create()).toMatchObject({ ok: false, problem: { status: 422 } });
  expect(secrets).toEqual([{ id: 1, code: 'TOKEN', value: 'theirs' }]);
  expect(await cached()).toEqual([{ id: 1, code: 'TOKEN' }]);
});

test('a POST without a response is not repeated if the secret is missing, because it may still arrive', async () => {
  fault = 'cut';
  expect(await create()).toMatchObject({ ok: false, problem: { kind: 'unconfirmed' } });
  expect(secrets).toEqual([]);
  expect(writes).toEqual([]);
});

test('the result of a POST that got a 500 is unknown if the response for the instance contains no secrets', async () => {
  hasSecrets = false;
  fault = 'hub-down';
  expect(await create()).toMatchObject({ ok: false, problem: { kind: 'unconfirmed' } });
  expect(secrets).toHaveLength(1);
});

test('a new value replaces the old one, and the request contains only the value', async () => {
  secrets = [{ id: 1, code: 'TOKEN', value: 'old' }];
  expect(await updateSecuredVariable(context, { instanceCode: 'x', id: 1, value: 'new' })).toEqual({
    ok: true,
    value: null,
  });
  expect(writes).toEqual([{ method: 'PATCH', body: { value: 'new' } }]);
});

test('a secret is deleted; a missing one counts as deleted', async () => {
  secrets = [{ id: 1, code: 'TOKEN', value: 'old' }];
  const remove = () => deleteSecuredVariable(context, { instanceCode: 'x', id: 1 });
  expect(await remove()).toEqual({ ok: true, value: null });
  expect(await cached()).toEqual([]);
  expect(await remove()).toEqual({ ok: true, value: null });
});
