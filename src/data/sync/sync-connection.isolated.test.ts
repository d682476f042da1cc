import 'fake-indexeddb/auto';
import { expose, wrap } from 'comlink';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SyncApi } from '@workers/protocol/sync-api';
import { SyncWorker } from '@workers/sync/sync-worker';
import { clearSession, currentSession, markSignedOut, storeSession } from '../session-store';
import { attachSync, replaceByPageEngine, restartSync, runCommand } from './sync-connection';

/** Locks that are never granted, because another page leads. */
const locks = {
  request: (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    ),
};
const payload = { id: 7, username: 'ada@acme.test', roles: ['ROLE_ADMIN'], exp: 9_999_999_999 };
const token = `x.${btoa(JSON.stringify(payload))}.y`;
let worker: SyncWorker;
let ports: MessageChannel;
let calls = 0;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('location', { origin: 'https://console.test' });
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    return new Response('{"hydra:member":[]}', { headers: { 'Content-Type': 'application/ld+json' } });
  });
  calls = 0;
  worker = new SyncWorker();
  ports = new MessageChannel();
  expose(worker, ports.port1);
  replaceByPageEngine(wrap<SyncApi>(ports.port2) as unknown as SyncApi);
  const session = storeSession(token, 0);
  if (session !== null) await attachSync(session);
});

afterEach(async () => {
  await worker.detach();
  ports.port1.close();
  ports.port2.close();
  clearSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const find = () => runCommand('findUsers', { email: 'x' });

test('a command is sent once, although another tab has detached the worker', async () => {
  await worker.detach(token);
  expect(await find()).toMatchObject({ ok: true });
  expect(calls).toBe(1);
});

test('a command does not attach the worker again for a person who has just signed out in another tab', async () => {
  markSignedOut();
  await worker.detach();
  const attach = vi.spyOn(worker, 'attach');
  const found = find();
  expect(await found).toMatchObject({ ok: false });
  expect(attach).not.toHaveBeenCalled();
  expect(calls).toBe(0);
});

test('a session that ends while the page connects to the worker is not attached', async () => {
  const session = currentSession();
  if (session === null) throw new Error('nobody is signed in');
  const attach = vi.spyOn(worker, 'attach');
  const attaching = attachSync(session);
  markSignedOut();
  await attaching;
  expect(attach).not.toHaveBeenCalled();
});

test('a worker that is replaced twice at the same time gets one successor', async () => {
  const session = currentSession();
  if (session === null) throw new Error('nobody is signed in');
  const attach = vi.spyOn(worker, 'attach');
  await Promise.all([restartSync(session), restartSync(session)]);
  expect(attach).toHaveBeenCalledOnce();
});

test('a command is not repeated for another person who has signed in meanwhile', async () => {
  await worker.detach(token);
  const found = find();
  await Promise.resolve();
  storeSession(`x.${btoa(JSON.stringify({ ...payload, id: 8 }))}.y`, 0);
  expect(await found).toMatchObject({ ok: false });
  expect(calls).toBe(0);
});
