import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createBackend, type Backend } from '../../openapi/server/backend';
import { control, openBackend, quickBackend, send, signIn, type Person } from './support/backend-client';

let backend: Backend;
let root: Person;
let address: string;
beforeAll(async () => {
  backend = await openBackend();
  address = await backend.app.listen({ port: 0, host: '127.0.0.1' });
  root = await signIn(backend, 'super@console.test');
}, 60_000);
afterAll(() => backend.close());
afterEach(() => control(backend, 'DELETE', 'faults'));

const faults = (...rules: object[]) => control(backend, 'POST', 'faults', { rules });
const headers = () => ({ authorization: `Bearer ${root.token}`, 'content-type': 'application/merge-patch+json' });
const visit = (path: string, init: RequestInit = {}) => fetch(`${address}${path}`, { headers: headers(), ...init });
const rename = (label: string) =>
  visit('/api/job_instances/acme_dummy', { method: 'PATCH', body: JSON.stringify({ label }) });
const label = async () => (await root.get('/api/job_instances/acme_dummy')).body.label;

describe('faults over a real connection', () => {
  test('a call that is cut before it is handled changes nothing', async () => {
    await faults({ kind: 'cut-before', method: 'PATCH' });
    await expect(rename('Lost')).rejects.toThrow('fetch failed');
    expect(await label()).toBe('Test job');
  });

  test('a call whose answer is cut has been handled', async () => {
    await faults({ kind: 'cut-after', method: 'PATCH', times: 1 });
    await expect(rename('Kept')).rejects.toThrow('fetch failed');
    expect(await label()).toBe('Kept');
    expect((await rename('Test job')).status).toBe(200);
  });

  test('a hub that is down makes the answer a bare 500 after the change is made', async () => {
    await faults({ kind: 'hub-down', method: 'PATCH', times: 1 });
    const reply = await rename('Published');
    expect(reply.status).toBe(500);
    expect(await reply.json()).toMatchObject({ 'hydra:description': 'Internal Server Error' });
    expect(await label()).toBe('Published');
    expect((await rename('Test job')).status).toBe(200);
  });

  test('a hub that hangs delays the answer after the change is made', async () => {
    await faults({ kind: 'hub-hangs', method: 'PATCH', times: 1 });
    await expect(
      visit('/api/job_instances/acme_dummy', {
        method: 'PATCH',
        body: JSON.stringify({ label: 'Slow' }),
        signal: AbortSignal.timeout(1_000),
      }),
    ).rejects.toThrow('timeout');
    expect(await label()).toBe('Slow');
    expect((await rename('Test job')).status).toBe(200);
  });

  test('with the fault iri-people, people are IRIs', async () => {
    await faults({ kind: 'iri-people', path: '^/api/job_executions' });
    const { body } = await root.get('/api/job_executions?createdBy.email=user@acme.test');
    const creators = (body['hydra:member'] as { createdBy: unknown }[]).map(({ createdBy }) => createdBy);
    expect(creators.length).toBeGreaterThan(0);
    for (const creator of creators) expect(creator).toMatch(/^\/api\/users\/\d+$/);
  });

  test('a truncated body ends with an error', async () => {
    await faults({ kind: 'truncate', path: '^/api/list_jobs' });
    const reply = await visit('/api/list_jobs');
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow('terminated');
  });
});

describe('faults instead of a response', () => {
  test('a status with Retry-After is returned as often as requested', async () => {
    await faults({ kind: 'status', status: 429, retryAfter: 7, path: 'companies', times: 2 });
    const replies = [
      await root.get('/api/companies'),
      await root.get('/api/companies'),
      await root.get('/api/companies'),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([429, 429, 200]);
    expect(replies[0]?.headers['retry-after']).toBe('7');
    expect((await root.get('/api/users')).status).toBe(200);
  });

  test('an answer can be replaced by HTML or other JSON, and delayed', async () => {
    await faults(
      { kind: 'latency', ms: 60 },
      { kind: 'garbage', path: 'companies' },
      { kind: 'json', path: 'users', body: { a: 1 } },
    );
    const before = performance.now();
    const garbage = await root.get('/api/companies');
    expect(performance.now() - before).toBeGreaterThanOrEqual(59);
    expect([garbage.status, garbage.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await root.get('/api/users')).body).toEqual({ a: 1 });
  });
});

describe('a parameter that is ignored', () => {
  const codes = async (filter: string): Promise<Set<string>> => {
    const { rows } = await root.list(`/api/job_executions?itemsPerPage=100&jobInstance=${filter}`);
    return new Set(rows.map((row) => (row.jobInstance as { code: string }).code));
  };

  test('does not filter calls to which the rule applies; other calls are filtered', async () => {
    await faults({ kind: 'ignore', path: 'jobInstance=(?!%2F)', parameter: 'jobInstance' });
    expect((await codes('acme_dummy')).size).toBeGreaterThan(1);
    expect(await codes('%2Fapi%2Fjob_instances%2Facme_dummy')).toEqual(new Set(['acme_dummy']));
    await faults();
    expect(await codes('acme_dummy')).toEqual(new Set(['acme_dummy']));
  });

  test('is kept in the links of the page', async () => {
    await faults({ kind: 'ignore', path: 'jobInstance=', parameter: 'jobInstance' });
    const { view } = await root.list('/api/job_executions?itemsPerPage=1&jobInstance=acme_dummy');
    expect(view?.['hydra:next']).toContain('jobInstance=acme_dummy');
  });
});

describe('test controls', () => {
  test('the request log contains the header names of each request', async () => {
    await control(backend, 'DELETE', 'requests');
    await root.call('GET', '/api/companies?x=1', undefined, { origin: 'https://console.example' });
    await control(backend, 'GET', 'requests');
    const logged = JSON.parse((await control(backend, 'GET', 'requests')).text) as Record<string, unknown>[];
    expect(logged).toEqual([
      {
        at: expect.any(Number),
        method: 'GET',
        url: '/api/companies?x=1',
        headerNames: expect.arrayContaining(['accept', 'authorization', 'origin']),
        origin: 'https://console.example',
      },
    ]);
  });

  test('a reset restores the sample data and the dialect, and removes faults', async () => {
    await faults({ kind: 'garbage' });
    await control(backend, 'POST', 'dialect', { dialect: '4.0' });
    await control(backend, 'POST', 'executions', { jobInstance: 'acme_dummy', status: 'error', count: 5 });
    await control(backend, 'POST', 'reset');
    expect((await root.list('/api/job_executions')).total).toBe(400);
    expect((await root.list('/api/job_executions?order[id]=desc')).rows[0]?.id).toBe(400);
  });

  test('do not exist without the flag', async () => {
    const plain = await createBackend({ ...quickBackend, seedExecutions: 5 });
    expect((await send(plain, 'GET', '/__control/requests')).status).toBe(404);
    await plain.close();
  });
});
