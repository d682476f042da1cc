import { beforeEach, describe, expect, test } from 'vitest';
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
  hasSchedule: false,
  schedule: null,
});

async function read(
  codes: string[],
  lastDues: [string, number][] = [],
  { listed = new Map<string, AttentionRank>(), normal = new Map<string, number>() } = {},
) {
  const instances = codes.map((code) => instance(code, code !== 'disabled'));
  const found = await readAttention(cache, instances, new Map(lastDues), { listed, normal });
  return found.map(({ instance: { code }, kind, count, runningId }) => ({ code, kind, count, runningId }));
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
    { code: 'thrice', kind: 'failing', count: 3, runningId: null },
    { code: 'once', kind: 'failing', count: 1, runningId: null },
  ]);
});

test('a failure below the window, which was looked up individually, is not the last run', async () => {
  await write('old', 'error');
  const value = { done: true, page: 1, seen: 0, floor: 0, total: null, top: 9, lowest: 5, bottom: 5 };
  await cache.meta.put({ key: 'fill', value });
  expect(await read(['old'])).toEqual([]);
});

test('a job instance that runs again is still failing until the run has ended', async () => {
  await write('again', 'success', 'error', 'inProgress', 'waiting', 'waiting', 'waiting');
  expect(await read(['again'])).toEqual([{ code: 'again', kind: 'failing', count: 1, runningId: expect.any(Number) }]);
});

test('job instances with a missed run are listed after failing ones, but not if they are running or have run since', async () => {
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
  const listed = new Map([['worst', { reason: 'failing' as const, kind: 'failing' as const, count: 2, since: START }]]);
  expect(await read(['other', 'worst'], [], { listed })).toEqual([
    { code: 'worst', kind: 'recovered', count: 2, runningId: null },
    { code: 'other', kind: 'failing', count: 1, runningId: null },
  ]);
  expect((await read(['other', 'worst'])).map(({ code }) => code)).toEqual(['other']);
});

describe('an integration whose last run processed nothing', () => {
  /** Writes the steps of runs with these numbers of items. */
  async function writeItems(...items: [run: number, count: number][]): Promise<void> {
    const step = { id: 1, stepName: 'Write', status: 'success', warningCount: 0, createdAt: null, endDate: null };
    await cache.executionDetails.bulkPut(
      items.map(([id, processed]) => ({ id, steps: [{ ...step, summary: { processed } }] })),
    );
  }
  const usual = (first: number): [number, number][] =>
    Array.from({ length: 5 }, (_, index) => [first + index, 420 + index]);
  const worked = (count: number): string[] => Array.from({ length: count }, () => 'success');

  test('is listed between failing and missed ones, with the number of such runs in a row', async () => {
    await write('silent', ...worked(7));
    await writeItems(...usual(1), [6, 0], [7, 0]);
    await write('failing', 'error');
    await write('missed', 'success');
    const due = START + 1.5 * HOUR;
    expect(await read(['missed', 'silent', 'failing'], [['missed', due]])).toEqual([
      { code: 'failing', kind: 'failing', count: 1, runningId: null },
      { code: 'silent', kind: 'silent', count: 2, runningId: null },
      { code: 'missed', kind: 'missed', count: 0, runningId: null },
    ]);
    const [, silent] = await readAttention(
      cache,
      ['failing', 'silent'].map((code) => instance(code)),
      new Map(),
      { listed: new Map(), normal: new Map() },
    );
    expect(silent?.silence).toMatchObject({ first: { id: 6 }, lastWithItems: { id: 5 }, shortfall: { count: 0 } });
  });

  test('stays listed while it runs again, and counts as recovered when it processes items', async () => {
    await write('silent', ...worked(6), 'inProgress');
    await writeItems(...usual(1), [6, 0]);
    expect(await read(['silent'])).toEqual([
      { code: 'silent', kind: 'silent', count: 1, runningId: expect.any(Number) },
    ]);
    const listed = new Map([
      ['silent', { reason: 'silent' as const, kind: 'silent' as const, count: 1, since: START }],
    ]);
    await cache.executions.update(7, { status: 'success' });
    await writeItems([7, 400]);
    expect(await read(['silent'], [], { listed })).toMatchObject([{ kind: 'recovered', count: 1 }]);
    expect(await read(['silent'])).toEqual([]);
  });

  test('is not listed if a person has marked this as normal, until a newer run has processed items', async () => {
    await write('silent', ...worked(11));
    await writeItems(...usual(1), ...usual(6), [11, 0]);
    const normal = new Map([['silent', 10]]);
    expect(await read(['silent'], [], { normal })).toEqual([]);
    await write('silent', ...worked(2));
    await writeItems([12, 430], [13, 0]);
    expect(await read(['silent'], [], { normal })).toMatchObject([{ kind: 'silent' }]);
    normal.set('silent', 12);
    expect(await read(['silent'], [], { normal })).toEqual([]);
    await write('silent', 'error');
    expect(await read(['silent'], [], { normal })).toMatchObject([{ kind: 'failing' }]);
  });

  test('is not listed if too few runs are known, or if the steps were read before the run ended', async () => {
    await write('few', ...worked(5));
    await writeItems([1, 420], [2, 420], [3, 420], [4, 420], [5, 0]);
    await write('early', ...worked(6));
    await writeItems(...usual(6), [11, 0]);
    expect((await read(['few', 'early'])).map(({ code }) => code)).toEqual(['early']);
    await cache.executionDetails
      .where('id')
      .equals(11)
      .modify((detail) => {
        for (const step of detail.steps) step.status = 'inProgress';
      });
    expect(await read(['few', 'early'])).toEqual([]);
  });
});
