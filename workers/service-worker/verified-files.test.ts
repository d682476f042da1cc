import { expect, test } from 'vitest';
import { integrityOf, verifiedFiles } from './verified-files';

const ORIGIN = 'https://console.test';
const file = 'THE SCRIPT';
const plugin = verifiedFiles([{ url: 'assets/a.js', integrity: await integrityOf(new Response(file)) }], ORIGIN);
const install = { type: 'install' };
const useCached = (body: string, event?: { type: string }) =>
  plugin.cachedResponseWillBeUsed({
    request: new Request(`${ORIGIN}/assets/a.js`),
    cachedResponse: new Response(body),
    ...(event !== undefined && { event }),
  });

test('an installation keeps a stored file of this build and fetches any other file again', async () => {
  expect(await (await useCached(file, install))?.text()).toBe(file);
  expect(await useCached('<html>Sign in to the Wi-Fi</html>', install)).toBeUndefined();
});

test('a start does not check the hashes again', async () => {
  expect(await (await useCached('anything'))?.text()).toBe('anything');
});

test('the request for a file with a hash bypasses the HTTP cache, which may contain a wrong response', async () => {
  const integrity = await integrityOf(new Response(file));
  const request = await plugin.requestWillFetch({ request: new Request(`${ORIGIN}/assets/a.js`, { integrity }) });
  expect(request).toMatchObject({ cache: 'no-cache', integrity });
  const plain = new Request(`${ORIGIN}/x`);
  expect(await plugin.requestWillFetch({ request: plain })).toBe(plain);
});
