import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { listen, type Listener } from '../../../openapi/server/hosting/listen';
import { openBackend, signIn, type Person } from '../support/backend-client';

/** Requests that only a malicious client sends, over a real connection. */
let backend: Backend;
let listener: Listener;
let root: Person;
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(async () => {
  backend = await openBackend({ seedExecutions: 5 });
  await backend.app.ready();
  listener = await listen(backend.app.routing, 0);
  root = await signIn(backend, 'super@console.test');
}, 300_000);
afterAll(async () => {
  await listener.close();
  await backend.close();
});
beforeEach(() => void logged.mockClear());

/** Sends the parts of a request unchanged. Returns the response. */
function raw(...parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(listener.port, '127.0.0.1', () => parts.forEach((part) => socket.write(part)));
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    // The server may close the connection while the client still writes.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

const head = (line: string, ...headers: string[]) =>
  [
    `${line} HTTP/1.1`,
    'Host: console.test',
    `Authorization: Bearer ${root.token}`,
    'Connection: close',
    ...headers,
    '',
    '',
  ].join('\r\n');

const PATCH = 'PATCH /api/job_instances/acme_dummy';
const MERGE = 'Content-Type: application/merge-patch+json';

test('a body without Content-Length is refused at the same limit', async () => {
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const answer = await raw(
    head(PATCH, MERGE, 'Transfer-Encoding: chunked'),
    ...Array.from({ length: 80 }, () => chunk),
    '0\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect((await root.get('/api/job_instances/acme_dummy')).status).toBe(200);
});

test('a body with two lengths is rejected', async () => {
  const both = head(PATCH, MERGE, 'Content-Length: 4', 'Transfer-Encoding: chunked');
  expect(await raw(both, '0\r\n\r\nGET /api/users HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw(head(PATCH, MERGE, 'Content-Length: 4', 'Content-Length: 9'), '{}{}{}')).toMatch(/^HTTP\/1\.1 400 /);
});

test.each(['"><script>alert(1)</script>', 'evil.test:99999', 'evil.test/x?y#z', 'a b', '[::1', "' or 1=1"])(
  'the host %s appears in no link and no markup of an answer',
  async (host) => {
    for (const path of [
      '/api/nothing',
      '/saml/metadata/bynder/globex',
      '/authentication/redirect_to_sso/sso%40globex.test/bynder',
    ]) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 [1-5]\d\d /);
      expect(answer).not.toMatch(/^HTTP\/1\.1 500|node_modules|\.ts:\d/m);
      if (!/^content-type: application\/\S*json/im.test(answer)) expect(answer).not.toContain('<script');
      expect(/^Location: .*/im.exec(answer)?.[0] ?? '').not.toMatch(/[<>"]|: .*\s\S/);
    }
    expect(logged.mock.calls.map(String)).toEqual([]);
  },
);

test('keys like __proto__ in a query, a form or a body have no effect', async () => {
  const query =
    '__proto__[polluted]=1&__proto__=1&constructor[prototype][polluted]=1&order[__proto__]=desc&order[constructor]=asc&status[__proto__]=x';
  for (const list of ['job_executions', 'job_instances', 'users', 'companies']) {
    expect(await raw(head(`GET /api/${list}?${query}`))).toMatch(/^HTTP\/1\.1 200 /);
  }
  const form = '__proto__[polluted]=1&SAMLResponse=x&__proto__=y';
  const headers = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${form.length}`];
  expect(await raw(head('POST /saml/acs/bynder/globex', ...headers), form)).toMatch(/^HTTP\/1\.1 302 /);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  '/api/../../etc/passwd',
  '/api/job_instances/..%2f..%2fusers',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '/api/job_executions/1%00',
  '/api/users/%E0%A4%A',
  '//api/users',
  '/api/users/1%0d%0aSet-Cookie:x=1',
])('a path that leads elsewhere gets a safe answer: %s', async (path) => {
  const answer = await raw(head(`GET ${path}`));
  expect(answer).toMatch(/^HTTP\/1\.1 (400|401|404) /);
  expect(answer.split('\r\n\r\n')[0]).not.toMatch(/^Set-Cookie/im);
  expect(answer).not.toMatch(/root:|node_modules|\.ts:\d/);
  expect(logged).not.toHaveBeenCalled();
});
