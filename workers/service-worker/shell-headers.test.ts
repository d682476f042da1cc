import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as module from './shell-headers';

const POLICY = 'content-security-policy';
let server: { policy: string; asked: number };
/** What the worker keeps, until it does not answer any more. */
let store: Map<string, Response> | undefined;
let worker: typeof module;

/** A worker that has just begun: it knows nothing but what is stored. */
async function begin(): Promise<void> {
  vi.resetModules();
  worker = await import('./shell-headers');
}

/** A navigation; gives what the page is answered with. */
function navigate(): Promise<Response> {
  const event = { waitUntil: () => undefined };
  const stored = new Response('page', { headers: { [POLICY]: "script-src 'self'" } });
  return worker.withNewestHeaders(event, Promise.resolve(stored));
}

beforeEach(async () => {
  vi.useFakeTimers();
  server = { policy: "script-src 'self'", asked: 0 };
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
  vi.stubGlobal('fetch', async () => {
    server.asked += 1;
    return new Response('page', { headers: { [POLICY]: server.policy, 'content-type': 'text/html' } });
  });
  await begin();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the server is not asked while the page starts, and once after it', async () => {
  await navigate();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(server.asked).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(server.asked).toBe(1);
  await worker.shellStatus();
  expect(server.asked).toBe(1);
});

test('a page that asks is answered with what the server says now, and the next page has it', async () => {
  await navigate();
  server.policy = "script-src 'self'; object-src 'none'";
  expect(await worker.shellStatus()).toEqual({ outdated: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.asked).toBe(1);
  expect((await navigate()).headers.get(POLICY)).toBe(server.policy);
  expect(await worker.shellStatus()).toEqual({ outdated: false });
});

test('each of two navigations is followed by a look', async () => {
  await navigate();
  await navigate();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(server.asked).toBe(2);
});

test('without the stored page it is what the server says', async () => {
  const event = { waitUntil: () => undefined };
  const answer = await worker.withNewestHeaders(event, Promise.resolve(new Response('', { status: 503 })));
  expect(answer.status).toBe(503);
});

test('a worker that begins anew has the newest headers', async () => {
  await navigate();
  server.policy = "script-src 'self'; object-src 'none'";
  await worker.shellStatus();
  await begin();
  expect((await navigate()).headers.get(POLICY)).toBe(server.policy);
});

test('where nothing can be read the page has the headers that it was stored with, and the next has the newest', async () => {
  server.policy = "script-src 'self'; object-src 'none'";
  await navigate();
  await worker.shellStatus();
  const kept = store;
  store = undefined;
  await begin();
  expect((await navigate()).headers.get(POLICY)).toBe("script-src 'self'");
  store = kept;
  expect((await navigate()).headers.get(POLICY)).toBe(server.policy);
});
