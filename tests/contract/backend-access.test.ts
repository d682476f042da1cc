import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../openapi/server/backend';
import { control, openBackend, send, signIn, type Person } from './support/backend-client';

const people = ['super@console.test', 'admin@acme.test', 'user@acme.test', 'reader@acme.test', 'admin@globex.test'];

let backend: Backend;
const signedIn = new Map<string, Person>();
beforeAll(async () => {
  backend = await openBackend();
  await control(backend, 'POST', 'runner', { paused: true });
  for (const email of people) signedIn.set(email, await signIn(backend, email));
}, 60_000);
afterAll(() => backend.close());

function person(email: string): Person {
  const found = signedIn.get(email);
  if (!found) throw new Error(`Nobody signed in as ${email}`);
  return found;
}

// The status for each person, in the order of `people`: super, acme admin, acme user, acme reader, globex admin.
const reads: [url: string, statuses: number[]][] = [
  ['/api/job_executions', [200, 200, 200, 200, 200]],
  ['/api/job_instances', [200, 200, 200, 200, 200]],
  ['/api/job_instances/acme_dummy', [200, 200, 200, 200, 404]],
  ['/api/job_instances/acme_dummy/history', [200, 200, 200, 200, 404]],
  ['/api/job_instances/globex_dummy', [200, 404, 404, 404, 200]],
  ['/api/list_jobs', [200, 200, 200, 200, 200]],
  ['/api/list_companies', [200, 403, 403, 403, 403]],
  ['/api/companies', [200, 403, 403, 403, 403]],
  ['/api/companies/acme', [200, 200, 403, 403, 404]],
  ['/api/users', [200, 200, 200, 200, 200]],
  ['/api/users/3', [200, 200, 200, 404, 404]],
  ['/api/users/1', [200, 404, 404, 404, 404]],
  ['/api/akeneo_connections/1', [200, 200, 200, 200, 404]],
  ['/api/bynder_connections/10', [200, 404, 404, 404, 200]],
  ['/api/shopify_connections/13', [200, 200, 200, 200, 404]],
  ['/shopify_connections/13/data/metafieldKeys?ownerType=PRODUCTVARIANT', [200, 200, 200, 200, 404]],
  ['/test_connection/akeneo/1', [200, 200, 403, 403, 404]],
];

const writes: [method: string, url: string, body: unknown, statuses: number[]][] = [
  ['PATCH', '/api/job_instances/acme_dummy', { label: 'Test job' }, [200, 200, 200, 403, 404]],
  ['POST', '/api/job_instances', {}, [422, 403, 403, 403, 403]],
  ['DELETE', '/api/job_instances/nope', undefined, [404, 403, 403, 403, 403]],
  ['POST', '/api/companies', {}, [422, 403, 403, 403, 403]],
  ['PATCH', '/api/companies/acme', {}, [200, 403, 403, 403, 403]],
  ['PATCH', '/api/secured_variables/1', { value: 'x' }, [200, 200, 200, 403, 404]],
  ['POST', '/api/akeneo_app_accesses', {}, [422, 422, 403, 403, 422]],
  ['POST', '/api/bynder_app_accesses', {}, [422, 422, 403, 403, 422]],
  ['POST', '/api/akeneo_app_accesses/nope/generate', { code: 'x' }, [400, 400, 403, 403, 400]],
  ['POST', '/api/shopify_app_accesses/nope/generate', { code: 'x' }, [400, 400, 403, 403, 400]],
  ['POST', '/api/secured_variables', { code: 'A', value: 'x', jobInstance: 'nope' }, [422, 422, 422, 403, 422]],
];

describe('who may call what', () => {
  test.each(reads)('GET %s', async (url, statuses) => {
    const replies = await Promise.all(people.map((email) => person(email).get(url)));
    expect(replies.map((reply) => reply.status)).toEqual(statuses);
  });

  test.each(writes)('%s %s', async (method, url, body, statuses) => {
    const replies = await Promise.all(people.map((email) => person(email).call(method, url, body)));
    expect(replies.map((reply) => reply.status)).toEqual(statuses);
  });

  test('a call above the role gets a hydra error, and not the 401 that ends a session', async () => {
    expect((await person('user@acme.test').get('/api/companies')).body).toEqual({
      '@context': '/api/contexts/Error',
      '@type': 'hydra:Error',
      'hydra:title': 'An error occurred',
      'hydra:description': 'Access Denied.',
    });
  });

  test('only public calls work without a token', async () => {
    const urls = reads.map(([url]) => url);
    const replies = await Promise.all(urls.map((url) => send(backend, 'GET', url)));
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([401]));
  });
});

describe('a client sees its own company only', () => {
  const companies = (rows: Record<string, unknown>[]) =>
    new Set(rows.map((row) => ((row.jobInstance ?? row) as { company: { code: string } }).company.code));

  test.each([
    '/api/job_executions?itemsPerPage=100',
    '/api/job_instances?itemsPerPage=100',
    '/api/akeneo_connections',
    '/api/bynder_connections',
    '/api/shopify_connections',
    '/api/users',
  ])('%s', async (url) => {
    const acme = await person('admin@acme.test').list(url);
    const globex = await person('admin@globex.test').list(url);
    const everybody = await person('super@console.test').list(url);
    expect(companies(acme.rows)).toEqual(new Set(['acme']));
    expect(companies(globex.rows)).toEqual(new Set(['globex']));
    expect(everybody.total).toBeGreaterThan(acme.total + globex.total);
  });

  test('a filter by another company returns nothing, and executions of that company are not found', async () => {
    const acme = person('admin@acme.test');
    expect((await acme.list('/api/job_executions?jobInstance.company.code[]=globex')).total).toBe(0);
    expect((await acme.list('/api/job_instances?company.code[]=globex')).total).toBe(0);
    const theirs = (await person('admin@globex.test').list('/api/job_executions?itemsPerPage=1')).rows[0];
    if (!theirs) throw new Error('globex has no execution');
    const id = String(theirs.id);
    for (const path of ['', '/download_execution_logs', '/stop']) {
      expect((await acme.get(`/api/job_executions/${id}${path}`)).status).toBe(404);
    }
    const step = (theirs.stepExecutions as { id: number }[])[0]?.id;
    expect((await acme.list(`/api/job_warnings?stepExecution=${String(step)}`)).total).toBe(0);
  });

  test('a user and a reader see only themselves among the users', async () => {
    const own = await person('reader@acme.test').list('/api/users?email=reader@acme.test');
    expect(own.rows.map((row) => row.email)).toEqual(['reader@acme.test']);
    expect((await person('user@acme.test').list('/api/users')).total).toBe(1);
  });
});

describe('launching and stopping', () => {
  const launch = '/api/job_instances/acme_dummy/add_to_queue';

  test('a user may, a read-only user may not, another company gets a 404', async () => {
    expect((await person('reader@acme.test').get(launch)).status).toBe(403);
    expect((await person('admin@globex.test').get(launch)).status).toBe(404);
    const launched = await person('user@acme.test').get(launch);
    expect(launched.status).toBe(202);
    const stop = `/api/job_executions/${String(launched.body.id)}/stop`;
    expect((await person('reader@acme.test').get(stop)).status).toBe(403);
    expect((await person('user@acme.test').get(stop)).body).toMatchObject({
      status: 'mustStop',
      stoppedBy: { email: 'user@acme.test' },
    });
  });
});

describe('fields of stronger roles', () => {
  const url = '/api/job_instances/acme_bynder_rules';
  const wish = {
    allowSimultaneousRun: true,
    executionLogVerbosity: 4,
    cronExpression: '5 4 * * *',
    eventTrigger: true,
  };

  test('are silently ignored for weaker roles', async () => {
    const before = (await person('user@acme.test').get(url)).body;
    const byUser = (await person('user@acme.test').call('PATCH', url, wish)).body;
    expect(byUser).toEqual(before);
    const byAdmin = (await person('admin@acme.test').call('PATCH', url, wish)).body;
    expect(byAdmin).toMatchObject({ cronExpression: '5 4 * * *', eventTrigger: true, allowSimultaneousRun: false });
    const byRoot = (await person('super@console.test').call('PATCH', url, wish)).body;
    expect(byRoot).toMatchObject({ allowSimultaneousRun: true, executionLogVerbosity: 4 });
  });
});
