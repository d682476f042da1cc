import { beforeEach, expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import type { AttentionRank } from '@/domain/runs/health/attention';
import type { InstanceSummary } from '../period/use-period';
import { readAttention } from './use-attention';
import { executionRow } from '@tests/support/execution-row';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-22T02:00:00Z');

let cache: CacheDatabase;
let lastId: number;

/** Writes one run per status, an hour apart, oldest first. */
async function write(instanceCode: string, ...statuses: string[]): Promise<void> {
  await cache.executions.bulkPut(
    statuses.map((status, index): ExecutionRow => {
      lastId += 1;
      const start = new Date(START + index * HOUR).toISOString();
      return executionRow(lastId, {
        status,
        instanceCode,
        createdAt: start,
        startedAt: start,
        finishedAt: status === 'inProgress' ? null : new Date(START + index * HOUR + 60_000).toISOString(),
        type: 'delta',
      });
    }),
  );
}

const instance = (code: string, enabled = true): InstanceSummary => ({
  code,
  label: code,
  company: null,
  enabled,
  schedule: null,
});

async function read(codes: string[], lastDues: [string, number][] = [], listed = new Map<string, AttentionRank>()) {
  const instances = codes.map((code) => instance(code, code !== 'disabled'));
  const found = await readAttention(cache, instances, new Map(lastDues), listed);
  return found.map(({ instance: { code }, kind, count, isRunning }) => ({ code, kind, count, isRunning }));
}

beforeEach(() => {
  cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
  lastId = 0;
});

test('each failing job instance is listed once, the most failures in a row first', async () => {
  await write('once', 'success', 'error');
  await write('thrice', 'success', 'error', 'stopped', 'error', 'error');
  await write('well', 'error', 'warning');
  await write('disabled', 'error');
  expect(await read(['once', 'thrice', 'well', 'disabled', 'never'])).toEqual([
    { code: 'thrice', kind: 'failing', count: 3, isRunning: false },
    { code: 'once', kind: 'failing', count: 1, isRunning: false },
  ]);
});

test('a job instance that runs again is still failing until the run has ended', async () => {
  await write('again', 'success', 'error', 'inProgress', 'waiting', 'waiting', 'waiting');
  expect(await read(['again'])).toEqual([{ code: 'again', kind: 'failing', count: 1, isRunning: true }]);
});

test('job instances with a missed run come after failing ones, unless they are running or have run since', async () => {
  await write('failing', 'error');
  await write('missed', 'success');
  await write('running', 'inProgress');
  await write('later', 'success', 'success', 'success');
  const due = START + 1.5 * HOUR;
  const dues = ['missed', 'running', 'later', 'new'].map((code): [string, number] => [code, due]);
  expect(
    (await read(['missed', 'running', 'later', 'new', 'failing'], dues)).map(({ code, kind }) => [code, kind]),
  ).toEqual([
    ['failing', 'failing'],
    ['missed', 'missed'],
    ['new', 'missed'],
  ]);
});

test('a job instance that works again keeps its place while it is listed', async () => {
  await write('worst', 'error', 'error', 'success');
  await write('other', 'error');
  const listed = new Map([['worst', { kind: 'failing' as const, count: 2, since: START }]]);
  expect(await read(['other', 'worst'], [], listed)).toEqual([
    { code: 'worst', kind: 'recovered', count: 2, isRunning: false },
    { code: 'other', kind: 'failing', count: 1, isRunning: false },
  ]);
  expect((await read(['other', 'worst'])).map(({ code }) => code)).toEqual(['other']);
});
