import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SyncSession } from '@workers/protocol/sync-session';
import { SyncWorker } from './sync-worker';

/** Locks that are never granted, because another page leads. */
const locks = {
  request: (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    ),
};

let worker: SyncWorker;
const sentTokens: (string | null)[] = [];

beforeEach(() => {
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('fetch', async (request: Request) => {
    sentTokens.push(request.headers.get('Authorization'));
    return new Response('{"hydra:member":[]}', { headers: { 'Content-Type': 'application/ld+json' } });
  });
  worker = new SyncWorker();
});

afterEach(async () => {
  await worker.detach();
  sentTokens.length = 0;
  vi.unstubAllGlobals();
});

const session = (changes: Partial<SyncSession> = {}): SyncSession => ({
  backendUrl: 'http://server.test',
  token: 'first',
  cacheName: 'cache:worker-test',
  draftsName: 'drafts:worker-test',
  email: 'a@b.test',
  userId: null,
  superAdmin: false,
  administrate: false,
  companyCode: null,
  clockOffsetMs: 0,
  pollSeconds: 5,
  windowDays: 90,
  windowRows: 10_000,
  ...changes,
});

const runCommand = (cacheName = 'cache:worker-test') => worker.run(cacheName, 'findUsers', { email: 'x' });

test('a newer token of the same person replaces the old one', async () => {
  await worker.attach(session());
  await runCommand();
  await worker.attach(session({ token: 'second' }));
  await runCommand();
  expect(sentTokens).toEqual(['Bearer first', 'Bearer second']);
});

test('a late sign-out does not end the session of a later sign-in', async () => {
  await worker.attach(session({ token: 'second' }));
  await worker.detach('first');
  await expect(runCommand()).resolves.toMatchObject({ ok: true });
  await worker.detach('second');
  await expect(runCommand()).rejects.toThrow('no session is attached');
});

test('another person gets a new engine with their own token', async () => {
  await worker.attach(session());
  await worker.attach(session({ token: 'theirs', cacheName: 'cache:other', draftsName: 'drafts:other' }));
  await runCommand('cache:other');
  await expect(runCommand()).rejects.toThrow('another session is attached');
  expect(sentTokens).toEqual(['Bearer theirs']);
});
