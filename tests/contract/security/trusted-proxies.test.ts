import { afterEach, expect, test } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { openBackend, send } from '../support/backend-client';

let backend: Backend | undefined;
afterEach(() => backend?.close());

/** Signs in through a chain of forwarded addresses; the last one is what the proxy nearest to the backend saw. */
async function attempt(forwardedFor: string, username: string, password = 'nope'): Promise<number> {
  if (!backend) throw new Error('No backend is open.');
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor };
  return (await send(backend, 'POST', '/authentication_token', { username, password }, headers)).status;
}

/** Fails to sign in with a hundred unknown e-mails, which is as many as one address may. */
async function exhaust(forwardedFor: (place: number) => string): Promise<void> {
  for (let place = 0; place < 100; place += 1)
    expect(await attempt(forwardedFor(place), `guess-${place}@x.test`)).toBe(401);
}

test('a forwarded address that no trusted proxy wrote does not make a new address', async () => {
  backend = await openBackend();
  await exhaust((place) => `203.0.113.${place}`);
  expect(await attempt('198.51.100.1', 'guess@x.test')).toBe(429);
}, 60_000);

test.each([1, ['127.0.0.0/8']])(
  'behind trusted proxies (%j) the address counts that the nearest one saw, and what the caller wrote before it does not',
  async (trustProxy) => {
    backend = await openBackend({ trustProxy });
    await exhaust((place) => `198.51.100.${place}, 203.0.113.1`);
    expect(await attempt('198.51.100.200, 203.0.113.1', 'guess@x.test')).toBe(429);
    expect(await attempt('203.0.113.2', 'guess@x.test')).toBe(401);
  },
  60_000,
);

test('the addresses of one IPv6 network count together', async () => {
  backend = await openBackend({ trustProxy: 1 });
  await exhaust((place) => `2001:db8:1:2::${place}`);
  expect(await attempt('2001:db8:1:2:ffff::1', 'guess@x.test')).toBe(429);
  expect(await attempt('2001:db8:1:3::1', 'guess@x.test')).toBe(401);
}, 60_000);

test('a proxy at another address than the trusted one does not choose the address', async () => {
  backend = await openBackend({ trustProxy: ['192.0.2.1'] });
  await exhaust((place) => `203.0.113.${place}`);
  expect(await attempt('198.51.100.1', 'guess@x.test')).toBe(429);
}, 60_000);
