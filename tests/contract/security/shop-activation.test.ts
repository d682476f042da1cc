import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { openBackend, send, signIn, type Person } from '../support/backend-client';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend({ shopDomains: ['myshopify.com'] });
}, 300_000);
afterAll(() => backend.close());

const begin = (shopUrl: string, person?: Person) =>
  person === undefined
    ? send(backend, 'POST', '/api/shopify_app_accesses', { shopUrl })
    : person.call('POST', '/api/shopify_app_accesses', { shopUrl });
const stateOf = (body: { authorizationUrl?: unknown }): string =>
  new URL(String(body.authorizationUrl)).searchParams.get('state') ?? '';
const finish = (person: Person, state: string, shop?: string) =>
  person.call('POST', `/api/shopify_app_accesses/${state}/generate`, {
    state,
    code: 'x',
    ...(shop === undefined ? {} : { shop }),
  });

test.each([
  'evil.test',
  'https://evil.test/.myshopify.com',
  'evil.test#.myshopify.com',
  'evil.test:443',
  'shop.myshopify.com:8080',
  'myshopify.com.evil.test',
  'evilmyshopify.com',
  'user@evil.test',
])('%s is no shop', async (shopUrl) => {
  const { status, body } = await begin(shopUrl);
  expect(status).toBe(422);
  expect(body.violations).toEqual([expect.objectContaining({ propertyPath: 'shopUrl' })]);
});

test('a shop of the platform leads to its own authorisation', async () => {
  const { body } = await begin('https://acme.myshopify.com/admin');
  expect(body.authorizationUrl).toMatch(/^https:\/\/acme\.myshopify\.com\/admin\/oauth\/authorize\?state=/);
});

test('an activation begun by a signed-in user can be finished by that user only', async () => {
  const acme = await signIn(backend, 'admin@acme.test');
  const globex = await signIn(backend, 'admin@globex.test');
  const state = stateOf((await begin('mine.myshopify.com', acme)).body);
  const shop = 'mine.myshopify.com';
  expect((await finish(globex, state, shop)).status).toBe(400);
  expect((await finish(acme, state, shop)).status).toBe(200);
  expect((await finish(acme, state, shop)).status).toBe(400);
});

test('the callback must contain the shop for which the activation was begun', async () => {
  const acme = await signIn(backend, 'admin@acme.test');
  const state = stateOf((await begin('one.myshopify.com')).body);
  expect((await finish(acme, state)).status).toBe(400);
  expect((await finish(acme, state, 'other.myshopify.com')).status).toBe(400);
  expect((await finish(acme, state, 'one.myshopify.com')).status).toBe(200);
});

test('beginning an activation creates no connection, and only an administrator of a company can finish it', async () => {
  const root = await signIn(backend, 'super@console.test');
  const shops = async () => (await root.list('/api/shopify_connections?itemsPerPage=100')).total;
  const before = await shops();
  const acme = await signIn(backend, 'admin@acme.test');
  const state = stateOf((await begin('public.myshopify.com', acme)).body);
  expect(await shops()).toBe(before);
  const url = `/api/shopify_app_accesses/${state}/generate`;
  const callback = { state, code: 'x', shop: 'public.myshopify.com' };
  expect((await send(backend, 'POST', url, callback)).status).toBe(401);
  for (const email of ['reader@acme.test', 'user@acme.test']) {
    const person = await signIn(backend, email);
    expect((await person.call('POST', url, callback)).status).toBe(403);
    expect((await person.call('POST', url, '{')).status).toBe(403);
  }
  expect(await shops()).toBe(before);
  expect((await acme.call('POST', url, callback)).status).toBe(200);
  expect(await shops()).toBe(before + 1);
});

test('the number of activations begun without a sign-in is limited', async () => {
  const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await begin('x.myshopify.com')).status));
  expect(statuses).toContain(429);
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(30);
});
