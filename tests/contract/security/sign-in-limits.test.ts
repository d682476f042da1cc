import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { openBackend, send, signIn, type Reply } from '../support/backend-client';

let backend: Backend;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-links-'));
  backend = await openBackend({ consoleUrl: 'https://console.example.com', mailFolder: folder });
}, 300_000);
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

const json = { 'content-type': 'application/json' };
const attempt = (username: string, password: string, headers: Record<string, string> = {}) =>
  send(backend, 'POST', '/authentication_token', { username, password }, { ...json, ...headers });

/** The parts of an answer that a stranger can compare. */
const visible = ({ status, headers, text }: Reply) => ({ status, text, type: headers['content-type'] });

test('after ten wrong passwords even the right one must wait, for known and unknown e-mails', async () => {
  for (const email of ['user@acme.test', 'nobody@acme.test']) {
    const wrong = await Promise.all(Array.from({ length: 10 }, () => attempt(email, 'nope')));
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401]));
  }
  const known = await attempt('user@acme.test', 'Console-2026');
  const unknown = await attempt('nobody@acme.test', 'Console-2026');
  expect(visible(known)).toEqual(visible(unknown));
  expect(known.status).toBe(429);
  expect(Number(known.headers['retry-after'])).toBeGreaterThan(200);
  expect(known.body).toEqual({ code: 429, message: expect.stringContaining('Too many failed login attempts') });
  expect((await attempt(' USER@acme.test ', 'Console-2026')).status).toBe(429);
  expect((await attempt('admin@acme.test', 'Console-2026')).status).toBe(200);
});

test('a successful sign-in resets the count of wrong passwords', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let wrong = 0; wrong < 6; wrong += 1) await attempt('reader@acme.test', 'nope');
    expect((await attempt('reader@acme.test', 'Console-2026')).status).toBe(200);
  }
});

test('successful sign-ins from one address are not limited', async () => {
  for (let round = 0; round < 101; round += 1)
    expect((await attempt('admin@acme.test', 'Console-2026')).status).toBe(200);
}, 60_000);

test('a password reset request gets the same response for every e-mail', async () => {
  const ask = (email: string) =>
    send(backend, 'POST', `/reset_password_request/send/${encodeURIComponent(email)}`, { appStyle: 'bynder' }, json);
  expect(visible(await ask('user@acme.test'))).toEqual(visible(await ask('nobody@acme.test')));
  expect(visible(await ask("' or 1=1 --"))).toEqual(visible(await ask('nobody@acme.test')));
});

test('the reset link leads to the console, not to the site that requested it', async () => {
  const mails = await sentLinks('sso@globex.test', 'admin@acme.test', [
    { origin: 'https://evil.example' },
    { referer: 'https://evil.example/page' },
    { host: 'evil.example' },
    { origin: 'null' },
  ]);
  expect(mails.length).toBeGreaterThan(3);
  for (const mail of mails)
    expect(mail).toMatch(/\s(?:https:\/\/console\.example\.com|http:\/\/localhost(?::\d+)?)\/reset-password\//);
  expect(mails.join('\n')).not.toContain('evil');
});

test('one mailbox gets at most five links an hour', async () => {
  const mails = await sentLinks(
    'admin@globex.test',
    'reader@acme.test',
    Array.from({ length: 8 }, () => ({})),
  );
  expect(mails).toHaveLength(5);
});

test('with a configured URL, no header changes the target of a link, not even a header that points to localhost', async () => {
  const root = await signIn(backend, 'super@console.test');
  for (const headers of [
    { origin: 'http://localhost:9999' },
    { referer: 'http://127.0.0.1:9999/' },
    { host: 'localhost:9999' },
  ] as Record<string, string>[]) {
    const link = await root.call('GET', '/api/users/3/reset-password-link?app_style=bynder', undefined, headers);
    expect(link.body.data).toMatch(/^https:\/\/console\.example\.com\//);
    const metadata = await send(backend, 'GET', '/saml/metadata/bynder/globex', undefined, headers);
    expect(metadata.text).toContain('entityID="https://console.example.com/saml/metadata/');
  }
  const other = await send(backend, 'GET', '/saml/metadata/bynder/globex', undefined, { host: 'evil.example' });
  expect(other.text).not.toContain('evil.example');
});

test('a fake provider page runs no script, cannot be framed and is not cached', async () => {
  const begun = await send(backend, 'POST', '/api/shopify_app_accesses', { shopUrl: 'new.shop.example' });
  const { pathname, search } = new URL(String(begun.body.authorizationUrl));
  const { status, headers } = await send(backend, 'GET', pathname + search);
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-.*frame-ancestors 'none'$/,
  );
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  const refused = await send(backend, 'GET', `${pathname}?state=unknown`);
  expect(refused.status).toBe(404);
  expect(refused.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
});

test('the form of the fake identity provider may redirect to a console on another origin', async () => {
  const redirect = await send(backend, 'GET', '/authentication/redirect_to_sso/sso@globex.test/bynder');
  const { pathname, search } = new URL(String(redirect.headers.location));
  const { headers } = await send(backend, 'GET', pathname + search);
  expect(headers['content-security-policy']).toContain("form-action 'self' https://console.example.com;");
});

test('single sign-on and an administrator’s reset link return to the console only', async () => {
  const headers = { referer: 'https://evil.example/', host: 'evil.example' };
  const redirect = await send(
    backend,
    'GET',
    '/authentication/redirect_to_sso/nobody%40x.test/bynder',
    undefined,
    headers,
  );
  expect(redirect.headers.location).toMatch(/^https:\/\/console\.example\.com\/login\?/);
  const root = await signIn(backend, 'super@console.test');
  const link = await root.call('GET', '/api/users/3/reset-password-link?app_style=bynder', undefined, {
    origin: 'https://evil.example',
    host: 'evil.example',
  });
  expect(link.body.data).toMatch(/^https:\/\/console\.example\.com\/reset-password\//);
});

test('attempts to guess the current password with a valid token are limited', async () => {
  const user = await signIn(backend, 'admin@initech.test');
  const change = (currentPlainPassword: string) => {
    const next = { plainPassword: 'Another-2026', toCheckPlainPassword: 'Another-2026' };
    return user.call('PATCH', '/api/users/8', { currentPlainPassword, ...next });
  };
  for (let wrong = 0; wrong < 10; wrong += 1) expect((await change('nope')).status).toBe(422);
  const right = await change('Console-2026');
  expect([right.status, Number(right.headers['retry-after']) > 200]).toEqual([429, true]);
});

test('single sign-ons from one address are limited; one above the limit leads back to the sign-in page', async () => {
  const targets: string[] = [];
  for (let count = 0; count < 301; count += 1) {
    const reply = await send(backend, 'GET', '/authentication/redirect_to_sso/sso@globex.test/bynder');
    targets.push(String(reply.headers.location));
  }
  expect(targets.filter((target) => target.includes('/saml/stand-in')).length).toBeLessThanOrEqual(300);
  expect(targets.at(-1)).toBe('https://console.example.com/login?error=too_many_requests');
});

// This test comes last, because after it this address has to wait.
test('attempts with many e-mails from one address are limited too', async () => {
  const guess = (_each: unknown, place: number) => attempt(`guess-${place}@acme.test`, 'x');
  const replies = await Promise.all(Array.from({ length: 101 }, guess));
  const statuses = replies.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect((await attempt('admin@globex.test', 'Console-2026')).status).toBe(429);
}, 120_000);

/**
 * Requests a reset link for a person with each set of headers, and returns the e-mails to the person. Then it requests
 * a link for `last`, whose e-mail shows that all earlier e-mails were sent.
 */
async function sentLinks(email: string, last: string, callers: Record<string, string>[]): Promise<string[]> {
  const ask = (whose: string, headers: Record<string, string>) =>
    send(backend, 'POST', `/reset_password_request/send/${whose}`, { appStyle: 'bynder' }, { ...json, ...headers });
  for (const headers of callers) expect((await ask(email, headers)).status).toBe(200);
  // E-mails are sent in order, so the others were sent before this one.
  await ask(last, {});
  const files = await vi.waitFor(
    async () => {
      const names = await readdir(folder);
      expect(names.join()).toContain(last);
      return names;
    },
    { timeout: 60_000 },
  );
  const own = files.filter((name) => name.includes(email));
  const texts = await Promise.all(own.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}
