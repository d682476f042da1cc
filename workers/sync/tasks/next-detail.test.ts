import { expect, test } from 'vitest';
import type { ExecutionRow } from '@/domain/execution';
import { runState, type KeptRunRow } from '@/domain/kept-run';
import { executionRow } from '@tests/support/execution-row';
import { MAX_KEPT_RUNS } from '../store/kept-runs';
import { requestKey, nextDetailRequest, runsToKeep } from './next-detail';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const at = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString();
const run = (id: number, status: string, changes: Partial<ExecutionRow> = {}): ExecutionRow =>
  executionRow(id, { status, createdAt: at(id), ...changes });
const keptOf = (row: ExecutionRow, changes: Partial<KeptRunRow> = {}): KeptRunRow => ({
  id: row.id,
  states: [runState(row)],
  warningCount: row.warningCount,
  log: null,
  hasVersions: false,
  unread: [],
  ...changes,
});

/** The keys of the details in the order of their requests. Each request succeeds at once. */
function order(runs: readonly ExecutionRow[], pages = 1): string[] {
  const kept = new Map<number, KeptRunRow>();
  const readAt = new Map<string, number>();
  const keys: string[] = [];
  for (;;) {
    const detail = nextDetailRequest(runs, kept, readAt, () => false);
    if (detail === null) return keys;
    const { id } = detail.run;
    keys.push(requestKey(detail));
    const before = kept.get(id);
    if (detail.kind === 'steps')
      kept.set(id, keptOf(detail.run, { unread: detail.run.warningCount > 0 ? [{ stepId: id * 10, page: 1 }] : [] }));
    else if (before === undefined) throw new Error('the steps come first');
    else if (detail.kind === 'log') kept.set(id, { ...before, log: 'kept' });
    else if (detail.kind === 'versions') readAt.set(detail.code, NOW + 1e9);
    else if (detail.kind === 'warnings')
      kept.set(id, {
        ...before,
        unread: detail.page < pages ? [{ stepId: detail.stepId, page: detail.page + 1 }] : [],
      });
  }
}

test('failed runs come first, the newest first; versions of an integration are read once', () => {
  expect(order([run(3, 'warning', { warningCount: 2 }), run(2, 'error'), run(1, 'error')])).toEqual([
    '2 steps',
    '2 log',
    '2 versions',
    '1 steps',
    '1 log',
    '3 steps',
    '3 warnings 30',
  ]);
});

test('the steps of the last failed runs of three integrations come before anything else', () => {
  const beta = { instanceCode: 'beta' };
  expect(order([run(4, 'error'), run(3, 'error', beta), run(2, 'error'), run(1, 'error', beta)]).slice(0, 5)).toEqual([
    '4 steps',
    '3 steps',
    '4 log',
    '4 versions',
    '3 log',
  ]);
});

test('the later pages of warnings of a run come after the first pages of all runs', () => {
  const many = { warningCount: 80 };
  expect(order([run(2, 'error', many), run(1, 'warning', many)], 3)).toEqual([
    '2 steps',
    '2 log',
    '2 versions',
    '2 warnings 20',
    '1 steps',
    '1 warnings 10',
    '2 warnings 20',
    '2 warnings 20',
    '1 warnings 10',
    '1 warnings 10',
  ]);
});

test('a postponed detail does not delay the others', () => {
  const failed = run(1, 'error');
  const kept = new Map([[1, keptOf(failed)]]);
  const next = nextDetailRequest([failed], kept, new Map(), ({ kind }) => kind === 'log');
  expect(next).toMatchObject({ kind: 'versions', code: 'alpha' });
});

test('a run whose details are complete is read again only after a change', () => {
  const failed = run(1, 'error');
  const done = new Map([[1, keptOf(failed, { log: 'none', hasVersions: true })]]);
  const next = (row: ExecutionRow) => nextDetailRequest([row], done, new Map(), () => false)?.kind ?? null;
  expect(next(failed)).toBeNull();
  expect(next({ ...failed, finishedAt: at(9) })).toBe('steps');
  expect(next({ ...failed, status: 'warning' })).toBe('steps');
  expect(next({ ...failed, warningCount: 1 })).toBe('steps');
});

test('versions that were read before the run was created are read again', () => {
  const failed = run(5, 'error');
  const kept = new Map([[5, keptOf(failed, { log: 'none' })]]);
  const next = (readAt: number) =>
    nextDetailRequest([failed], kept, new Map([['alpha', readAt]]), () => false)?.kind ?? null;
  expect(next(NOW)).toBe('versions');
  expect(next(NOW + 6 * 60_000)).toBeNull();
});

test('keeps runs that failed or gave warnings, if they are recent or on a screen', () => {
  const rows = [
    run(1, 'error'),
    run(2, 'warning'),
    run(3, 'success'),
    run(4, 'success', { warningCount: 1 }),
    run(5, 'inProgress', { warningCount: 1 }),
    run(6, 'error', { createdAt: at(-9_999_999) }),
    run(7, 'error', { createdAt: at(-9_999_999) }),
    run(8, 'stopped'),
  ];
  expect(runsToKeep(rows, NOW, new Set([3, 7])).map(({ id }) => id)).toEqual([7, 4, 2, 1]);
});

test('at most 500 runs are kept: those on a screen and the newest', () => {
  const rows = Array.from({ length: MAX_KEPT_RUNS + 5 }, (_, index) => run(index + 1, 'error'));
  const ids = runsToKeep(rows, NOW, new Set([2])).map(({ id }) => id);
  expect(ids).toHaveLength(MAX_KEPT_RUNS);
  expect(ids.slice(-2)).toEqual([7, 2]);
});
