import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { operations } from '../support/contract-document';
import { control, openBackend, send, signIn, type Person, type Reply } from '../support/backend-client';
import { belongingsOf, expectedAccess, ownedCalls, unowned, type Belongings, type ExpectedAccess } from './calls';

/** The roles, strongest first. */
const roles: readonly ExpectedAccess[] = [
  'ROLE_ADMIN',
  'ROLE_CLIENT_ADMIN',
  'ROLE_USER',
  'ROLE_RESTRICTED_USER',
  'public',
];
const people: readonly [role: ExpectedAccess, email: string][] = [
  ['ROLE_ADMIN', 'super@console.test'],
  ['ROLE_CLIENT_ADMIN', 'admin@acme.test'],
  ['ROLE_USER', 'user@acme.test'],
  ['ROLE_RESTRICTED_USER', 'reader@acme.test'],
];

let backend: Backend;
let own: Belongings;
let foreign: Belongings;
const signedIn = new Map<string, Person>();

function person(email: string): Person {
  const found = signedIn.get(email);
  if (!found) throw new Error(`Nobody signed in as ${email}`);
  return found;
}

/** Restores the sample data. Tokens stay valid, because accounts get the same ids again. */
async function startOver(): Promise<void> {
  await control(backend, 'POST', 'reset');
  await control(backend, 'POST', 'runner', { paused: true });
  const root = person('super@console.test');
  [own, foreign] = [await belongingsOf(root, 'acme'), await belongingsOf(root, 'globex')];
}

beforeAll(async () => {
  backend = await openBackend();
  for (const [, email] of people) signedIn.set(email, await signIn(backend, email));
  await startOver();
}, 300_000);
afterAll(() => backend.close());

const mayCall = (role: ExpectedAccess, minimum: ExpectedAccess) => roles.indexOf(role) <= roles.indexOf(minimum);
const make = (by: Person, method: string, url: string): Promise<Reply> =>
  by.call(method, url, method === 'POST' || method === 'PATCH' ? {} : undefined);

describe('the access table matches the contract', () => {
  test('exactly the calls of the contract have a minimum role', () => {
    expect(Object.keys(expectedAccess).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  });

  test('exactly the public calls of the contract work without a token', () => {
    const open = operations.filter(({ spec }) => Array.isArray(spec.security)).map(({ id }) => id);
    expect(open.toSorted()).toEqual(
      Object.keys(expectedAccess)
        .filter((id) => expectedAccess[id] === 'public')
        .toSorted(),
    );
  });

  test('most calls concern data of a company', () => {
    expect(ownedCalls().length).toBeGreaterThan(30);
  });
});

describe('without a token', () => {
  test.each(operations.filter(({ id }) => expectedAccess[id] !== 'public'))('$call is a 401', async ({ call }) => {
    const [method = '', path = ''] = call.split(' ');
    const url = path.replaceAll(/\{\w+\}/g, '1');
    const reply = await send(backend, method, url, method === 'POST' || method === 'PATCH' ? {} : undefined);
    expect([reply.status, reply.body]).toEqual([401, { code: 401, message: 'JWT Token not found' }]);
  });
});

describe.each(people)('%s', (role, email) => {
  test.each(ownedCalls())('$id: access to the own company', async ({ id, method, url, minimum }) => {
    const reply = await make(person(email), method, url(own));
    if (!mayCall(role, minimum)) expect(reply.status).toBe(403);
    // A reader sees no other user, and acme has no single sign-on.
    else if (['getUser', 'updateUser'].includes(id) && role === 'ROLE_RESTRICTED_USER') expect(reply.status).toBe(404);
    else if (id.endsWith('Sso')) expect(reply.status).toBe(404);
    else expect([200, 202, 204, 400, 422, 500]).toContain(reply.status);
    if (method === 'DELETE' && reply.status === 204) await startOver();
  });
});

describe.each(people.slice(1))('%s', (role, email) => {
  test.each(ownedCalls())('$id: no access to another company', async ({ method, url, minimum }) => {
    const reply = await make(person(email), method, url(foreign));
    expect(reply.status).toBe(mayCall(role, minimum) ? 404 : 403);
    expect(reply.text).not.toMatch(/globex/i);
  });

  test.each(operations.filter((each) => unowned(each) && each.call.startsWith('GET /api/')))(
    '$call returns no data of other companies, whatever the filters',
    async ({ call, parameters }) => {
      const path = call.split(' ')[1] ?? '';
      const filters = parameters
        .filter(({ name }) => /company|createdBy|stepExecution|jobInstance$/.test(name))
        .map(({ name }) => {
          if (name === 'stepExecution') return `${name}=${foreign.step}`;
          if (name === 'jobInstance') return `${name}=${foreign.instance}`;
          return `${name}=${name.startsWith('createdBy') ? 'admin@globex.test' : 'globex'}`;
        });
      for (const filter of ['', ...filters]) {
        const reply = await person(email).get(`${path}?itemsPerPage=100&${filter}`);
        const members = reply.status === 200 ? JSON.stringify(reply.body['hydra:member']) : reply.text;
        expect(members).not.toMatch(/globex/i);
      }
    },
  );
});

describe('writes that refer to another company', () => {
  const company = '/api/companies/globex';

  async function everythingOfGlobex(): Promise<string[]> {
    const root = person('super@console.test');
    const filter = 'company.code=globex&itemsPerPage=100';
    const urls = ['users', 'akeneo_connections', 'bynder_connections', 'shopify_connections'].map(
      (name) => `/api/${name}?${filter}`,
    );
    const all = [...urls, `/api/job_instances?company.code[]=globex&itemsPerPage=100`, `${company}/sso`, company];
    all.push(`/api/job_instances/${foreign.instance}`);
    return Promise.all(all.map(async (url) => (await root.get(url)).text));
  }

  test('change nothing in that company', async () => {
    const before = await everythingOfGlobex();
    for (const [, email] of people.slice(1)) {
      const by = person(email);
      const user = { email: `new-${email}`, company, roles: ['ROLE_USER'], preferredLocale: 'en' };
      const pim = {
        label: 'x',
        url: 'https://x.example',
        company,
        clientId: 'a',
        secret: 'b',
        user: 'c',
        password: 'd',
      };
      const replies = [
        await by.call('POST', '/api/users', user),
        await by.call('PATCH', `/api/users/${own.user}`, { company }),
        await by.call('POST', '/api/company_s_s_os', { company, enabled: false }),
        await by.call('POST', '/api/akeneo_connections', pim),
        await by.call('PATCH', `/api/akeneo_connections/${own.akeneo}`, { company }),
        await by.call('POST', '/api/bynder_connections', {
          label: 'x',
          domain: 'x.example',
          company,
          permanentToken: 't',
        }),
        await by.call('PATCH', `/api/shopify_connections/${own.shopify}`, { company }),
        await by.call('POST', '/api/secured_variables', { code: 'STOLEN', value: 'x', jobInstance: foreign.instance }),
        await by.call('PATCH', `/api/job_instances/${own.instance}`, { company }),
        await by.call('POST', '/api/bynder_app_accesses', {
          domain: 'x.example',
          appStyle: 'bynder',
          connection: `/api/bynder_connections/${foreign.bynder}`,
        }),
      ];
      expect(replies.map(({ text }) => text).join('\n')).not.toMatch(/"code":"globex"/);
    }
    expect(await everythingOfGlobex()).toEqual(before);
  });

  test('a configuration cannot use a connection of another company', async () => {
    const url = `/api/job_instances/acme_bynder_rules`;
    const configuration = JSON.stringify({ bynder_connection: foreign.bynder });
    const reply = await person('user@acme.test').call('PATCH', url, { configuration });
    expect(reply.status).toBe(422);
    expect(reply.text).toContain('This connection does not exist.');
  });

  test.each([
    ['a text', () => String(foreign.bynder)],
    ['an IRI', () => `/api/bynder_connections/${foreign.bynder}`],
    ['an object', () => ({ id: foreign.bynder })],
    ['a list', () => [foreign.bynder]],
  ])('a connection of another company is also refused when it is written as %s', async (_form, write) => {
    const configuration = JSON.stringify({ bynder_connection: write() });
    const reply = await person('user@acme.test').call('PATCH', '/api/job_instances/acme_bynder_rules', {
      configuration,
    });
    expect(reply.status).toBe(422);
    expect(reply.text).toContain('This connection does not exist.');
  });

  test('only the user who began an authorisation can finish it, and only once', async () => {
    const begun = await person('admin@acme.test').call('POST', '/api/akeneo_app_accesses', {
      pimUrl: 'https://pim.example',
    });
    const state = /state=(\w+)/.exec(String(begun.body.authorizationUrl))?.[1] ?? '';
    const finish = (email: string) =>
      person(email).call('POST', `/api/akeneo_app_accesses/${state}/generate`, { code: 'sample' });
    expect((await finish('user@acme.test')).status).toBe(403);
    expect((await finish('super@console.test')).status).toBe(400);
    expect((await finish('admin@acme.test')).status).toBe(200);
    expect((await finish('admin@acme.test')).status).toBe(400);
  });
});
