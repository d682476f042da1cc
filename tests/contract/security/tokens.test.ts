import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { clientWithToken, control, openBackend, send, signIn, type Person } from '../support/backend-client';

let backend: Backend;
let root: Person;
beforeAll(async () => {
  backend = await openBackend();
  root = await signIn(backend, 'super@console.test');
}, 300_000);
afterAll(() => backend.close());

const url = '/api/job_executions?itemsPerPage=1';
const statusOf = async (token: string) => (await clientWithToken(backend, token).get(url)).status;
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const now = Math.floor(Date.now() / 1000);
const payload = { id: 1, username: 'super@console.test', roles: ['ROLE_ADMIN'], iat: now, exp: now + 3600 };

test('a changed or unsigned payload is rejected', async () => {
  const user = await signIn(backend, 'user@acme.test');
  const [header = '', , signature = ''] = user.token.split('.');
  const forged = [
    `${header}.${base64url(payload)}.${signature}`,
    `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(payload)}.`,
    `${base64url({ alg: 'None', typ: 'JWT' })}.${base64url(payload)}.${signature}`,
    `${base64url({ typ: 'JWT' })}.${base64url(payload)}.${signature}`,
    `${header}.${base64url(payload)}.`,
    `${header}.${base64url(payload)}`,
  ];
  expect(await Promise.all(forged.map(statusOf))).toEqual(forged.map(() => 401));
});

test('tokens that are signed with another key, another algorithm or a public key as the secret are rejected', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const sign = (alg: string, key: Parameters<SignJWT['sign']>[0]) =>
    new SignJWT(payload).setProtectedHeader({ alg, typ: 'JWT' }).sign(key);
  const head = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(payload)}`;
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const confused = `${head}.${createHmac('sha256', pem).update(head).digest('base64url')}`;
  const empty = `${head}.${createHmac('sha256', '').update(head).digest('base64url')}`;
  const forged = [await sign('HS256', Buffer.alloc(48, 1)), await sign('RS256', privateKey), confused, empty];
  expect(await Promise.all(forged.map(statusOf))).toEqual([401, 401, 401, 401]);
});

test('an expired token, a token that is not valid yet and a token with an invalid expiry are rejected', async () => {
  const token = async (claims: object) =>
    String((await control(backend, 'POST', 'token', { email: 'user@acme.test', claims })).body.token);
  expect(await statusOf(await token({}))).toBe(200);
  expect(await statusOf(await token({ nbf: now + 3600 }))).toBe(401);
  expect(await statusOf(await token({ exp: 'never' }))).not.toBe(200);
  expect(await statusOf(await token({ exp: now - 1 }))).toBe(401);
});

test('roles and company come from the account, not from the token', async () => {
  const claims = { roles: ['ROLE_ADMIN'], company: 'globex' };
  const made = await control(backend, 'POST', 'token', { email: 'reader@acme.test', claims });
  const reader = clientWithToken(backend, String(made.body.token));
  expect((await reader.get('/api/companies')).status).toBe(403);
  expect((await reader.get('/api/job_instances/globex_dummy')).status).toBe(404);
});

test('the token of a deleted user is rejected, even if a new user has the same e-mail', async () => {
  const person = {
    email: 'leaver@acme.test',
    company: '/api/companies/acme',
    roles: ['ROLE_USER'],
    preferredLocale: 'en',
  };
  const first = (await root.call('POST', '/api/users', person)).body;
  const made = await control(backend, 'POST', 'token', { email: person.email });
  const leaver = clientWithToken(backend, String(made.body.token));
  expect((await leaver.get(url)).status).toBe(200);
  expect((await root.call('DELETE', `/api/users/${String(first.id)}`)).status).toBe(204);
  expect((await leaver.get(url)).status).toBe(401);
  expect((await root.call('POST', '/api/users', person)).status).toBe(201);
  expect((await leaver.get(url)).status).toBe(401);
});

test('a removed role has no effect from the next call on', async () => {
  const made = await control(backend, 'POST', 'token', { email: 'user@acme.test' });
  const user = clientWithToken(backend, String(made.body.token));
  const id = (await root.list('/api/users?email=user@acme.test')).rows[0]?.id;
  const change = { roles: ['ROLE_RESTRICTED_USER'] };
  expect((await root.call('PATCH', `/api/users/${String(id)}`, change)).status).toBe(200);
  expect((await user.call('PATCH', '/api/job_instances/acme_dummy', { label: 'x' })).status).toBe(403);
});

test('no user can change or delete an account with a higher role in the same company', async () => {
  const boss = {
    email: 'boss@acme.test',
    company: '/api/companies/acme',
    roles: ['ROLE_ADMIN'],
    preferredLocale: 'en',
  };
  const { id } = (await root.call('POST', '/api/users', boss)).body;
  const admin = await signIn(backend, 'admin@acme.test');
  const account = `/api/users/${String(id)}`;
  expect((await admin.call('PATCH', account, { roles: ['ROLE_RESTRICTED_USER'] })).status).toBe(403);
  expect((await admin.call('DELETE', account)).status).toBe(403);
  expect((await root.get(account)).body.roles).toEqual(['ROLE_ADMIN']);
});

test('a malformed Authorization header is rejected', async () => {
  const { token } = root;
  const headers = ['', 'Bearer', 'Bearer ', `Basic ${token}`, token, `Bearer ${token} ${token}`, `Bearer ${token}, x`];
  const replies = await Promise.all(
    headers.map((authorization) => send(backend, 'GET', url, undefined, { authorization })),
  );
  expect(replies.map(({ status }) => status)).toEqual(headers.map(() => 401));
  expect((await send(backend, 'GET', `${url}&access_token=${token}&token=${token}`)).status).toBe(401);
});
