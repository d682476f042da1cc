import { expect, test } from 'vitest';
import { createConsoleApi } from '@/api/console-api';
import { CacheDatabase } from '@/database/cache-database';
import { runState } from '@/domain/kept-run';
import { executionRow } from '@tests/support/execution-row';
import { hasNoLog, rememberNoLog } from '@/database/absent-logs';
import { CacheWriter } from '../store/cache-writer';
import type { CommandContext } from './command-context';
import { downloadLog } from './execution-commands';

const cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
const download = (answer: Response) => {
  const api = createConsoleApi({ baseUrl: 'http://backend.test', token: () => 'token', fetch: async () => answer });
  return downloadLog({ api, cache, writer: new CacheWriter(cache, null) } as CommandContext, { id: 7 });
};
const bytesOf = async (file: Blob): Promise<number[]> => [...new Uint8Array(await file.arrayBuffer())];

test.each([
  ['text/plain; charset=utf-8', new TextEncoder().encode('\u{FEFF}[INFO] Łódź – 20 €\n')],
  ['text/plain; charset=iso-8859-1', Uint8Array.of(0x53, 0x74, 0xfc, 0x68, 0x6c, 0x65, 0)],
  ['application/octet-stream', Uint8Array.of()],
])('a log of type %s becomes a plain text file with the same bytes', async (type, bytes) => {
  const outcome = await download(new Response(bytes, { headers: { 'Content-Type': type } }));
  if (!outcome.ok) throw new Error(outcome.problem.kind);
  expect(outcome.value.type).toBe('text/plain;charset=utf-8');
  expect(await bytesOf(outcome.value)).toEqual([...bytes]);
});

test('a response without a body is an empty file', async () => {
  const outcome = await download(new Response(null, { status: 204 }));
  expect(outcome).toMatchObject({ ok: true, value: { size: 0 } });
});

test.each([
  ['an HTML page', 200, 'text/html', '<p>sign in', { kind: 'invalid-answer', status: 200 }],
  ['a 404 of the backend', 404, 'application/ld+json', '{"hydra:title":"none"}', { kind: 'http', status: 404 }],
  ['a 404 of a proxy', 404, 'text/plain', 'no such host', { kind: 'invalid-answer', status: null }],
])('%s is a problem, not a file', async (_name, status, type, body, problem) => {
  const outcome = await download(new Response(body, { status, headers: { 'Content-Type': type } }));
  expect(outcome).toMatchObject({ ok: false, problem });
});

test.each([404, 410])('a log that does not exist (%i) is not requested in advance', async (status) => {
  const run = executionRow(7, { status: 'error' });
  const kept = { id: 7, states: [runState(run)], warningCount: 0, log: null, hasVersions: true, unread: [] };
  await Promise.all([cache.executions.put(run), cache.keptRuns.put(kept)]);
  const headers = { 'Content-Type': 'application/ld+json' };
  await download(new Response('{"hydra:title":"none"}', { status, headers }));
  expect((await cache.keptRuns.get(7))?.log).toBe('none');
});

test('a log that appears later is requested in advance again', async () => {
  const run = executionRow(7, { status: 'error' });
  const kept = { id: 7, states: [runState(run)], warningCount: 0, log: 'none' as const, hasVersions: true, unread: [] };
  await Promise.all([cache.executions.put(run), cache.keptRuns.put(kept)]);
  rememberNoLog(cache, run);
  await download(new Response('late', { headers: { 'Content-Type': 'text/plain' } }));
  expect((await cache.keptRuns.get(7))?.log).toBeNull();
  expect(hasNoLog(cache, run)).toBe(false);
});
