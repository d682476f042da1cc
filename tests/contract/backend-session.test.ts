import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../openapi/server/backend';
import { clientWithToken, control, openBackend, send, signIn } from './support/backend-client';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, 60_000);
afterAll(() => backend.close());

const json = { 'content-type': 'application/json' };
const attempt = (body: unknown, headers: Record<string, string> = json) =>
  send(backend, 'POST', '/authentication_token', body, headers);

describe('sign-in', () => {
  test('every sample account signs in; the token contains user, role and company', async () => {
    for (const { email, password, role, company } of backend.accounts) {
      const payload = decodeJwt((await signIn(backend, email, password)).token);
      expect(payload).toMatchObject({ username: email, roles: [role] });
      expect(payload.company).toBe(company ?? undefined);
      expect(payload.id).toBeTypeOf('number');
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(8 * 3600);
    }
  });

  test.each([
    ['a wrong password', { username: 'user@acme.test', password: 'nope' }],
    ['an unknown e-mail', { username: 'nobody@acme.test', password: 'Console-2026' }],
    ['an account that may only use single sign-on', { username: 'only-sso@globex.test', password: 'Console-2026' }],
  ])('%s gets the same 401', async (_name, body) => {
    const reply = await attempt(body);
    expect(reply.status).toBe(401);
    expect(reply.headers['www-authenticate']).toBe('Bearer');
    expect(reply.body).toEqual({ code: 401, message: 'Invalid credentials.' });
  });

  test('a body without the keys or without JSON is a 400, another content type a 404, another method a 405', async () => {
    const missing = await attempt({ email: 'a' });
    expect([missing.status, missing.body.title, missing.body.detail]).toEqual([
      400,
      'An error occurred',
      'Bad Request',
    ]);
    expect((await attempt('{bad')).status).toBe(400);
    expect((await attempt('username=a', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(404);
    const wrongMethod = await send(backend, 'GET', '/authentication_token');
    expect([wrongMethod.status, wrongMethod.headers.allow]).toEqual([405, 'POST']);
  });

  test('the sign-in methods of an unknown e-mail look like those of an ordinary account', async () => {
    const methods = async (email: string) =>
      (await send(backend, 'GET', `/authentication/login_infos/${encodeURIComponent(email)}`)).body.methods;
    expect(await methods('sso@globex.test')).toEqual(['password', 'sso']);
    expect(await methods('only-sso@globex.test')).toEqual(['sso']);
    expect(await methods('user@acme.test')).toEqual(['password']);
    expect(await methods('nobody@acme.test')).toEqual(['password']);
  });
});

describe('tokens', () => {
  const token = async (body: object) => String((await control(backend, 'POST', 'token', body)).body.token);
  const message = async (value: string) => {
    const reply = await clientWithToken(backend, value).get('/api/job_executions');
    expect(reply.headers['content-type']).toContain('application/json');
    return [reply.status, reply.body.message];
  };

  test('each kind of invalid token gets the message of LexikJWT', async () => {
    const good = await token({ email: 'user@acme.test' });
    const none = await send(backend, 'GET', '/api/job_executions');
    expect(none.body).toEqual({ code: 401, message: 'JWT Token not found' });
    expect(await message('garbage')).toEqual([401, 'Invalid JWT Token']);
    expect(await message(`${good.slice(0, -3)}abc`)).toEqual([401, 'Invalid JWT Token']);
    expect(await message(await token({ email: 'user@acme.test', ttlSeconds: -1 }))).toEqual([401, 'Expired JWT Token']);
    expect(await message(await token({ email: 'gone@acme.test' }))).toEqual([401, 'Invalid credentials.']);
    expect((await clientWithToken(backend, good).get('/api/job_executions')).status).toBe(200);
  });

  test('an unknown route is a 404, also without a token', async () => {
    expect((await send(backend, 'GET', '/api/nope')).status).toBe(404);
  });
});
