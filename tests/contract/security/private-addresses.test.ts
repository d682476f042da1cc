import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { openBackend, signIn, type Person } from '../support/backend-client';

let backend: Backend;
let admin: Person;
beforeAll(async () => {
  backend = await openBackend();
  admin = await signIn(backend, 'admin@acme.test');
}, 300_000);
afterAll(() => backend.close());

const hosts = [
  'localhost',
  'LOCALHOST.',
  'console.localhost',
  'printer.local',
  'metadata.google.internal',
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '017700000001',
  '0177.0.0.01',
  '１２７.０.０.１',
  '127。0。0。1',
  '0.0.0.0',
  '10.1.2.3',
  '0xa.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '2852039166',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[fe80::1]',
  '[febf::1]',
  '[fc00::1]',
  '[fdab:cdef::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:10.0.0.1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
];
const open = [
  'pim.acme.example',
  'pim.example:8443',
  '8.8.8.8',
  '172.32.0.1',
  '192.169.0.1',
  '11.0.0.1',
  'localhost.example',
  '[2606:4700::1111]',
  '[::ffff:8.8.8.8]',
];

const refused = (field: string) => [
  expect.objectContaining({ propertyPath: field, message: 'This address is in a private network.' }),
];
const pim = (url: string) => ({ label: 'x', url, company: null, clientId: 'a', secret: 'b', user: 'c', password: 'd' });
const media = (domain: string) => ({ label: 'x', domain, app: false, permanentToken: 'a' });
const create = (person: Person, url: string) => person.call('POST', '/api/akeneo_connections', pim(url));

test.each(hosts)('a connection to %s is refused', async (host) => {
  for (const url of [`http://${host}`, `https://${host}:8443/x?y`]) {
    const { status, body } = await create(admin, url);
    expect([status, body.violations]).toEqual([422, refused('url')]);
  }
});

test.each(open)('a connection to %s is accepted', async (host) => {
  expect((await create(admin, `https://${host}`)).status).toBe(201);
});

test('every call that takes an address of another system refuses private addresses', async () => {
  const own = async (kind: string) =>
    String((await admin.list(`/api/${kind}_connections`)).rows.find(({ app }) => app !== true)?.['@id']);
  const connection = await own('bynder');
  const calls = [
    ['POST', '/api/bynder_connections', media('10.0.0.1:8080'), 'domain'],
    ['PATCH', connection, { domain: '127.1' }, 'domain'],
    ['PATCH', await own('akeneo'), { url: 'http://[::1]:9200' }, 'url'],
    ['POST', '/api/akeneo_app_accesses', { pimUrl: 'http://169.254.169.254/' }, 'pimUrl'],
    ['POST', '/api/bynder_app_accesses', { domain: '192.168.0.1', appStyle: 'bynder', connection }, 'domain'],
    ['POST', '/api/bynder_app_accesses', { domain: 'https://localhost', appStyle: 'bynder', connection }, 'domain'],
  ] as const;
  for (const [method, url, body, field] of calls) {
    const reply = await admin.call(method, url, body);
    expect([url, reply.status, reply.body.violations]).toEqual([url, 422, refused(field)]);
  }
  expect((await admin.call('POST', '/api/shopify_app_accesses', { shopUrl: '127.0.0.1' })).status).toBe(422);
});

test('with allowPrivateAddresses, private addresses are accepted', async () => {
  const local = await openBackend({ allowPrivateAddresses: true });
  try {
    const person = await signIn(local, 'admin@acme.test');
    expect((await create(person, 'http://localhost:8080')).status).toBe(201);
    expect((await create(person, 'http://[::1]:8080')).status).toBe(201);
  } finally {
    await local.close();
  }
});
