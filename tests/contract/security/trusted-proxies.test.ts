import { afterEach, expect, test } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { openBackend, send } from '../support/backend-client';

let backend: Backend | undefined;
afterEach(() => backend?.close());

/** Signs in with a chain of forwarded addresses. The last one was added by the proxy nearest to the backend. */
async function attempt(forwardedFor: string, username: string, password = 'nope'): Promise<number> {
  if (!backend) throw new Error('No backend is open.');
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor };
  return (await send(backend, 'POST', '/authentication_token', { username, password }, headers)).status;
}

/** Uses up the hundred failed sign-ins that one address may make, with unknown e-mails. */
async function exhaust(forwardedFor: (place: number) => string): Promise<void> {
  for (let place = 0; place < 100; place += 1)
    expect(await attempt(forwardedFor(place), `guess-${place}@x.test`)).toBe(401);
}

test('a forwarded address without a trusted proxy does not count', async () => {
  backend = await openBackend();
  await exhaust((place) => `203.0.113.${place}`);
  expect(await attempt('198.51.100.1', 'guess@x.test')).toBe(429);
}, 60_000);

test.each([1, ['127.0.0.0/8']])(
  'behind trusted proxies (%j), only the address seen by the nearest proxy is counted, not those that the caller added',
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

test('an untrusted proxy cannot set the address', async () => {
  backend = await openBackend({ trustProxy: ['192.0.2.1'] });
  await exhaust((place) => `203.0.113.${place}`);
  expect(await attempt('198.51.100.1', 'guess@x.test')).toBe(429);
}, 60_000);
