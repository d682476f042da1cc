import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as module from './shell-headers';

const POLICY = 'content-security-policy';
const BASE = "script-src 'self'; connect-src 'self'";
const STRICTER = `${BASE}; object-src 'none'`;
let server: { policy: string | null; page: string; requests: number };
/** The stored entries of the worker; undefined when its storage fails. */
let store: Map<string, Response> | undefined;
let worker: typeof module;

/** Starts a new worker with an empty memory; only the stored entries remain. */
async function restart(): Promise<void> {
  vi.resetModules();
  worker = await import('./shell-headers');
}

/** Navigates to the stored page. Returns the response. */
function navigate(): Promise<Response> {
  const event = { waitUntil: () => undefined };
  const stored = new Response('page', { headers: { [POLICY]: 'default-src *', 'x-frame-options': 'ALLOWALL' } });
  return worker.withNewestHeaders(event, Promise.resolve(stored));
}

beforeEach(async () => {
  vi.useFakeTimers();
  server = { policy: BASE, page: 'page', requests: 0 };
  store = new Map<string, Response>();
  const cache = {
    match: async (key: string) => store?.get(key),
    put: async (key: string, answer: Response) => void store?.set(key, answer),
  };
  vi.stubGlobal('caches', {
    open: async () => {
      if (store === undefined) throw new Error('no storage');
      return cache;
    },
  });
  vi.stubGlobal('self', { location: { origin: 'https://console.test' } });
  vi.stubGlobal('fetch', async () => {
    server.requests += 1;
    const { page, policy } = server;
    return new Response(page, {
      headers: { 'content-type': 'text/html', ...(policy !== null && { [POLICY]: policy }) },
    });
  });
  await restart();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the server gets no request while the page starts, and one afterwards', async () => {
  await navigate();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(server.requests).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(server.requests).toBe(1);
  await worker.shellStatus();
  expect(server.requests).toBe(1);
});

test('`shellStatus` requests the policy of the server, and the next page has the new policy', async () => {
  await navigate();
  server.policy = STRICTER;
  expect(await worker.shellStatus()).toEqual({ outdated: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.requests).toBe(1);
  expect((await navigate()).headers.get(POLICY)).toBe(server.policy);
  expect(await worker.shellStatus()).toEqual({ outdated: false });
});

test('each of two navigations is followed by a request', async () => {
  await navigate();
  await navigate();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(server.requests).toBe(2);
});

test('if the page is not stored, the response of the server is returned', async () => {
  const event = { waitUntil: () => undefined };
  const answer = await worker.withNewestHeaders(event, Promise.resolve(new Response('', { status: 503 })));
  expect(answer.status).toBe(503);
});

test('a restarted worker uses the newest headers', async () => {
  await navigate();
  server.policy = STRICTER;
  await worker.shellStatus();
  await restart();
  expect((await navigate()).headers.get(POLICY)).toBe(server.policy);
});

test('while the storage cannot be read, the page gets the policy of its build, and after that the newest policy', async () => {
  server.policy = STRICTER;
  await navigate();
  await worker.shellStatus();
  const kept = store;
  store = undefined;
  await restart();
  expect((await navigate()).headers.get(POLICY)).toBe(BASE);
  store = kept;
  expect((await navigate()).headers.get(POLICY)).toBe(server.policy);
});

test('policy headers stored with the file are ignored', async () => {
  const { headers } = await navigate();
  expect(headers.get(POLICY)).toBe(BASE);
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('x-frame-options')).toBeNull();
});

test.each([
  ['a portal without a policy', 'Sign in to the Wi-Fi', null],
  ['a portal with a policy', 'Sign in to the Wi-Fi', "default-src 'none'"],
  ['this page without a policy', 'page', null],
  ['this page with a policy that is less strict', 'page', "script-src *; connect-src 'self'"],
])('%s changes nothing', async (_what, page, policy) => {
  server.policy = STRICTER;
  await navigate();
  await worker.shellStatus();
  Object.assign(server, { page, policy });
  await navigate();
  expect(await worker.shellStatus()).toEqual({ outdated: false });
  expect((await navigate()).headers.get(POLICY)).toBe(STRICTER);
});

test('a policy may allow requests to another backend', async () => {
  server.policy = "script-src 'self'; connect-src 'self' https://backend.example";
  await navigate();
  expect(await worker.shellStatus()).toEqual({ outdated: true });
  expect((await navigate()).headers.get(POLICY)).toBe(server.policy);
});

test('the policy allows requests to the configured backend before the server has sent a page', async () => {
  store?.set('/config.json', new Response('{"backendUrl":"https://backend.example/base/"}'));
  expect((await navigate()).headers.get(POLICY)).toBe("script-src 'self'; connect-src 'self' https://backend.example");
});

test('the configured backend is added to an earlier policy of the server', async () => {
  server.policy = STRICTER;
  await navigate();
  await worker.shellStatus();
  store?.set('/config.json', new Response('{"backendUrl":"https://backend.example"}'));
  expect((await navigate()).headers.get(POLICY)).toBe(
    "script-src 'self'; connect-src 'self' https://backend.example; object-src 'none'",
  );
});

test('the headers that an earlier version stored are ignored', async () => {
  store?.set('/shell-headers', new Response(null, { headers: { [POLICY]: 'default-src *' } }));
  expect((await navigate()).headers.get(POLICY)).toBe(BASE);
});
