import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { openBackend, send, signIn } from '../support/backend-client';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend({ trustProxy: 1 });
}, 300_000);
afterAll(() => backend.close());

const right = 'Console-2026';

function attempt(from: string, username: string, password: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  return send(backend, 'POST', '/authentication_token', { username, password }, headers);
}

const statusOf = async (from: string, email: string, password: string) => (await attempt(from, email, password)).status;

/**
 * Tries 50 wrong passwords for one account, ten from each of five addresses. Then the limit of the account is reached.
 */
async function guessFromManyAddresses(email: string): Promise<void> {
  for (let place = 0; place < 50; place += 1)
    expect(await statusOf(`198.51.100.${Math.floor(place / 10)}`, email, 'nope')).toBe(401);
}

test('ten wrong passwords from one address do not block the owner at another address', async () => {
  for (let wrong = 0; wrong < 10; wrong += 1) expect(await statusOf('192.0.2.1', 'user@acme.test', 'nope')).toBe(401);
  expect(await statusOf('192.0.2.1', 'user@acme.test', right)).toBe(429);
  expect(await statusOf('192.0.2.2', 'user@acme.test', right)).toBe(200);
  expect(await statusOf('192.0.2.1', 'user@acme.test', right)).toBe(429);
});

test('when many addresses guess the password of one account, they have to wait, but the right password from a known address works', async () => {
  const email = 'admin@acme.test';
  expect(await statusOf('203.0.113.1', email, right)).toBe(200);
  await guessFromManyAddresses(email);
  const waiting = await attempt('203.0.113.2', email, right);
  expect([waiting.status, Number(waiting.headers['retry-after']) > 3000]).toEqual([429, true]);
  expect(await statusOf('203.0.113.1', email, 'nope')).toBe(429);
  expect(await statusOf('203.0.113.1', email, right)).toBe(200);
  expect(await statusOf('203.0.113.2', email, right)).toBe(429);
}, 60_000);

test('guesses for a missing account have to wait in the same way', async () => {
  const email = 'nobody@acme.test';
  await guessFromManyAddresses(email);
  expect(await statusOf('203.0.113.2', email, right)).toBe(429);
}, 60_000);

test('a stranger who guesses passwords of other accounts from a known address does not block the right password from that address', async () => {
  const email = 'admin@globex.test';
  expect(await statusOf('203.0.113.7', email, right)).toBe(200);
  for (let place = 0; place < 100; place += 1) await attempt('203.0.113.7', `guess-${place}@x.test`, 'nope');
  expect(await statusOf('203.0.113.7', 'guess@x.test', 'nope')).toBe(429);
  expect(await statusOf('203.0.113.7', email, 'nope')).toBe(429);
  expect(await statusOf('203.0.113.7', email, right)).toBe(200);
}, 60_000);

test('ten wrong passwords from a known address block that address too', async () => {
  const email = 'reader@acme.test';
  expect(await statusOf('203.0.113.8', email, right)).toBe(200);
  for (let wrong = 0; wrong < 10; wrong += 1) await attempt('203.0.113.8', email, 'nope');
  expect(await statusOf('203.0.113.8', email, right)).toBe(429);
});

test('a person who has set a new password with a reset link can sign in from the same address despite guesses from other addresses', async () => {
  const email = 'admin@initech.test';
  await guessFromManyAddresses(email);
  expect(await statusOf('203.0.113.9', email, right)).toBe(429);
  const root = await signIn(backend, 'super@console.test');
  const link = await root.call('GET', '/api/users/8/reset-password-link?app_style=bynder');
  const token = String(link.body.data).split('/').at(-1);
  const body = { token, plainPassword: 'Another-2026', toCheckPlainPassword: 'Another-2026' };
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
  expect((await send(backend, 'POST', '/reset_password_request/reset', body, headers)).status).toBe(200);
  expect(await statusOf('203.0.113.9', email, 'Another-2026')).toBe(200);
}, 60_000);
