import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createConsoleHost } from './console-host';
import { listen, type Listener } from './listen';

const root = mkdtempSync(join(tmpdir(), 'console-host-'));
let listener: Listener;

beforeAll(async () => {
  for (const folder of ['dist/assets', 'dist-old', 'dist/.hidden']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'dist/index.html'), 'THE CONSOLE');
  writeFileSync(join(root, 'dist/assets/a.js'), 'THE SCRIPT');
  for (const file of ['secret.txt', 'dist-old/secret.txt', 'secret.js']) writeFileSync(join(root, file), 'OUTSIDE');
  const host = createConsoleHost({ dist: join(root, 'dist'), isBackendPath: (path) => path.startsWith('/api/') });
  listener = await listen(host, 0);
});
afterAll(async () => {
  await listener.close();
  rmSync(root, { recursive: true });
});

/** Sends a GET request over a plain socket, because an HTTP client would normalise the path. */
function raw(target: string, headers = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(listener.port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: console.test\r\nConnection: close\r\n${headers}\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

const climbs = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '%252e%252e%252f', '....//', '.%00./', '..;/'];
const targets = climbs.flatMap((climb) =>
  ['secret.txt', 'secret.js', 'dist-old/secret.txt', 'etc/passwd'].flatMap((file) =>
    ['/', '/assets/', '//', '/assets/../', '/./'].map(
      (start) => `${start}${climb.repeat(file === 'etc/passwd' ? 9 : 1)}${file}`,
    ),
  ),
);

test(`${targets.length} paths outside the folder are not served`, async () => {
  for (const target of [...targets, `${root}/secret.txt`, `//${root}/secret.txt`, `file://${root}/secret.txt`]) {
    const answer = await raw(target, 'Accept: text/html\r\n');
    expect(`${target} ${answer}`).toMatch(/ HTTP\/1\.1 (200|400|404) /);
    expect(`${target} ${answer}`).not.toContain('OUTSIDE');
    expect(`${target} ${answer}`).not.toContain('root:');
  }
});

test.each([
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/a%0d%0aSet-Cookie:x=1',
  '/%ff/',
  '/?%',
  '*',
  'http://evil.test/',
  '//evil.test/%2e%2e',
])('a malformed target gets a normal error response: %s', async (target) => {
  const answer = await raw(target);
  expect(answer).toMatch(/^HTTP\/1\.1 (200|400|404) /);
  expect(answer.split('\r\n\r\n')[0]).not.toMatch(/^Set-Cookie|evil/im);
  expect(answer).not.toMatch(/at .+:\d+:\d+|node_modules/);
});

test('an error response has the content security policy too, and a missing file is not cached', async () => {
  expect(await raw('/assets/a.js')).toMatch(/Cache-Control: public, max-age=31536000, immutable\r\n/);
  for (const target of ['/assets/missing.js', '/api/users', '/missing.png']) {
    const answer = await raw(target);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/Content-Security-Policy: default-src 'none'/);
    expect(answer).not.toContain('max-age');
  }
});

test.each([
  '/index.html/',
  '/assets/a.js/',
  '/assets/a.js/b/c',
  `/${'a'.repeat(300)}`,
  `/${'a'.repeat(300)}.js`,
  `/assets/${'b/'.repeat(2000)}`,
])('a path that the file system refuses gets a response, and the server keeps running (%#)', async (target) => {
  expect(await raw(target, 'Accept: text/html\r\n')).toMatch(/^HTTP\/1\.1 (200|404) /);
  expect(await raw('/index.html')).toContain('THE CONSOLE');
});

test('an error in a handler ends only its request', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = await listen((request, response) => {
    if (request.url === '/broken') throw new Error('broken');
    response.end('fine');
  }, 0);
  try {
    const failed = await fetch(`http://127.0.0.1:${broken.port}/broken`);
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain('Error');
    expect(await (await fetch(`http://127.0.0.1:${broken.port}/`)).text()).toBe('fine');
    expect(errors).toHaveBeenCalledOnce();
  } finally {
    errors.mockRestore();
    await broken.close();
  }
});
