import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { openBackend, send, signIn, type Person } from '../support/backend-client';

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

describe('a person changes their own password', () => {
  const change = async (person: Person, from: string, to: string) =>
    person.call('PATCH', `/api/users/${await idOf('admin@globex.test')}`, {
      currentPlainPassword: from,
      plainPassword: to,
      toCheckPlainPassword: to,
    });
  const statusOf = async (person: Person) => (await person.get('/api/job_instances?itemsPerPage=1')).status;

  test('the session that changed the password stays valid, all other sessions end', async () => {
    const email = 'admin@globex.test';
    const [here, there] = [await signIn(backend, email), await signIn(backend, email)];
    expect((await change(here, 'Wrong-2026', 'Changed-2026')).status).toBe(422);
    expect(await statusOf(there)).toBe(200);
    expect((await change(here, 'Console-2026', 'Changed-2026')).status).toBe(200);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);

    const third = await signIn(backend, email, 'Changed-2026');
    expect(await statusOf(third)).toBe(200);
    expect((await change(third, 'Changed-2026', 'Console-2026')).status).toBe(200);
    expect([await statusOf(here), await statusOf(third)]).toEqual([401, 200]);
  });

  test('earlier links that set a password become invalid', async () => {
    const links = [
      await resetToken(await idOf('admin@globex.test')),
      await resetToken(await idOf('admin@globex.test')),
      await resetToken(await idOf('admin@initech.test')),
    ] as const;
    const person = await signIn(backend, 'admin@globex.test');
    expect((await change(person, 'Console-2026', 'Changed-2026')).status).toBe(200);
    const statuses = await Promise.all(links.map(async (link) => (await setPassword(link, 'By-a-link-2026')).status));
    expect(statuses).toEqual([400, 400, 200]);
    expect((await signIn(backend, 'admin@globex.test', 'Changed-2026')).token).toMatch(/^ey/);
  });

  test('a reset by a link ends even the session that changed the password', async () => {
    const person = await signIn(backend, 'admin@globex.test', 'Changed-2026');
    expect((await change(person, 'Changed-2026', 'Console-2026')).status).toBe(200);
    expect((await setPassword(await resetToken(await idOf('admin@globex.test')), 'By-a-link-2026')).status).toBe(200);
    expect(await statusOf(person)).toBe(401);
  });
});
