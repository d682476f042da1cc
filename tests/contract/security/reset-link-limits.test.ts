import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { openBackend, send, until, type Reply } from '../support/backend-client';

let backend: Backend;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-limits-'));
  backend = await openBackend({ trustProxy: 1, mailFolder: folder });
}, 300_000);
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

const post = (from: string, path: string, body: object): Promise<Reply> =>
  send(backend, 'POST', path, body, { 'content-type': 'application/json', 'x-forwarded-for': from });

const ask = (from: string, email: string) =>
  post(from, `/reset_password_request/send/${encodeURIComponent(email)}`, { appStyle: 'bynder' });

const useToken = (from: string, token: string, password = 'Brand-new-2026') =>
  post(from, '/reset_password_request/reset', { token, plainPassword: password, toCheckPlainPassword: password });

/** The tokens in the e-mails to a person, oldest first, after all waiting e-mails were sent. */
async function mailedTokens(email: string): Promise<string[]> {
  const last = 'super@console.test';
  const sentTo = async (whom: string) => (await readdir(folder)).filter((name) => name.includes(whom)).toSorted();
  const before = (await sentTo(last)).length;
  // E-mails are sent in order: when this one has arrived, the others have too.
  await ask(`192.0.2.${before}`, last);
  await until(
    () => sentTo(last),
    ({ length }) => length > before,
  );
  const texts = await Promise.all((await sentTo(email)).map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => /reset-password\/(\w+)/.exec(text.replaceAll(/=\r?\n/g, ''))?.[1] ?? '');
}

test('one network address can request ten links for the same e-mail, and the answers do not reveal whether the e-mail has an account', async () => {
  const replies = async (email: string) => {
    const own: Reply[] = [];
    for (let place = 0; place < 11; place += 1) own.push(await ask('198.51.100.1', email));
    return own.map(({ status, text }) => ({ status, text }));
  };
  const known = await replies('user@acme.test');
  expect(known.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(await replies('nobody@acme.test')).toEqual(known);
  expect((await ask('203.0.113.1', 'user@acme.test')).status).toBe(200);
});

test('strangers cannot flood a mailbox, and their requests do not use up the reset e-mails that a known device may request', async () => {
  const email = 'admin@acme.test';
  const signedIn = await post('203.0.113.2', '/authentication_token', { username: email, password: 'Console-2026' });
  expect(signedIn.status).toBe(200);
  for (let place = 0; place < 12; place += 1) expect((await ask(`198.51.100.${place}`, email)).status).toBe(200);
  expect(await mailedTokens(email)).toHaveLength(5);
  expect((await ask('203.0.113.2', email)).status).toBe(200);
  expect(await mailedTokens(email)).toHaveLength(6);
});

test('an earlier link stays valid after another request, until one of the links is used', async () => {
  const email = 'reader@acme.test';
  await ask('203.0.113.3', email);
  await ask('198.51.100.30', email);
  const [first = '', second = ''] = await mailedTokens(email);
  expect(first).not.toBe(second);
  expect((await useToken('203.0.113.3', first)).status).toBe(200);
  expect((await useToken('203.0.113.3', second)).status).toBe(400);
});

test('one network address can try a hundred tokens, and these tries do not count as requests for links', async () => {
  const statuses: number[] = [];
  for (let place = 0; place < 101; place += 1) statuses.push((await useToken('198.51.100.99', 'x'.repeat(48))).status);
  expect(statuses.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 400));
  expect(statuses[100]).toBe(429);
  expect((await useToken('198.51.100.98', 'x'.repeat(48))).status).toBe(400);
  expect((await ask('198.51.100.99', 'user@acme.test')).status).toBe(200);
}, 60_000);

test('one network address can request links for a hundred different e-mails', async () => {
  const statuses: number[] = [];
  for (let place = 0; place < 101; place += 1) statuses.push((await ask('198.51.100.77', `p${place}@x.test`)).status);
  expect(statuses.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 200));
  expect(statuses[100]).toBe(429);
}, 60_000);
