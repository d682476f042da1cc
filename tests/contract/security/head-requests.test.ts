import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { control, openBackend, send, signIn, type Person } from '../support/backend-client';
import { operations } from '../support/contract-document';

/** `HEAD` is safe by definition: proxies, crawlers and link previews send it, so no such request may have an effect. */
let backend: Backend;
let root: Person;
beforeAll(async () => {
  backend = await openBackend({ seedExecutions: 5 });
  await control(backend, 'POST', 'runner', { paused: true });
  root = await signIn(backend, 'super@console.test');
}, 300_000);
afterAll(() => backend.close());

const gets = operations.filter(({ call }) => call.startsWith('GET '));
const pathOf = (call: string) => (call.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, '1');

test('the contract has calls to try', () => {
  expect(gets.length).toBeGreaterThan(25);
});

test.each(gets.map(({ call }) => pathOf(call)))('HEAD %s is refused', async (path) => {
  const reply = await root.call('HEAD', path);
  expect([reply.status, reply.headers.allow, reply.text]).toEqual([405, expect.stringContaining('GET'), '']);
});

test('HEAD launches nothing, and GET does', async () => {
  const launches = async () => (await root.list('/api/job_executions?jobInstance=acme_dummy')).total;
  const before = await launches();
  const url = '/api/job_instances/acme_dummy/add_to_queue';
  expect((await root.call('HEAD', url)).status).toBe(405);
  expect(await launches()).toBe(before);
  expect((await root.get(url)).status).toBe(202);
  expect(await launches()).toBe(before + 1);
});

test('HEAD starts no sign-on', async () => {
  const url = '/authentication/redirect_to_sso/sso%40globex.test/bynder';
  const reply = await send(backend, 'HEAD', url);
  expect([reply.status, reply.headers.location]).toEqual([405, undefined]);
  expect((await send(backend, 'GET', url)).status).toBe(302);
});
