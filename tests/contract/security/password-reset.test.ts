import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { openBackend, send, signIn } from '../support/backend-client';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, 300_000);
afterAll(() => backend.close());

const json = { 'content-type': 'application/json' };

async function resetToken(userId: number): Promise<string> {
  const root = await signIn(backend, 'super@console.test');
  const { body } = await root.call('GET', `/api/users/${userId}/reset-password-link?app_style=bynder`);
  return String(body.data).split('/').at(-1) ?? '';
}

const setPassword = (token: string, password: string) =>
  send(
    backend,
    'POST',
    '/reset_password_request/reset',
    { token, plainPassword: password, toCheckPlainPassword: password },
    json,
  );

async function idOf(email: string): Promise<number> {
  const root = await signIn(backend, 'super@console.test');
  const { body } = await root.call('GET', `/api/users?email=${encodeURIComponent(email)}`);
  return (body['hydra:member'] as { id: number }[])[0]?.id ?? 0;
}

test('of four simultaneous uses of one token, one sets the password', async () => {
  const token = await resetToken(await idOf('reader@acme.test'));
  const answers = await Promise.all([1, 2, 3, 4].map((number) => setPassword(token, `Console-202${number}x!`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
});

test('a password reset ends the sessions of that user only', async () => {
  const before = await signIn(backend, 'user@acme.test');
  const other = await signIn(backend, 'admin@acme.test');
  expect((await before.call('GET', '/api/job_instances')).status).toBe(200);
  expect((await setPassword(await resetToken(await idOf('user@acme.test')), 'Brand-new-2026')).status).toBe(200);
  expect((await before.call('GET', '/api/job_instances')).status).toBe(401);
  expect((await other.call('GET', '/api/job_instances')).status).toBe(200);
  const after = await signIn(backend, 'user@acme.test', 'Brand-new-2026');
  expect((await after.call('GET', '/api/job_instances')).status).toBe(200);
});
