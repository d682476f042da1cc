import { expect, test } from 'vitest';
import type { ExecutionRow } from '../../execution';
import type { Shortfall } from '../figures/item-shortfall';
import { compareLanes, runOfMark, timelineMarks, type LaneRank } from './timeline-marks';
import { executionRow } from '@tests/support/execution-row';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 23, 8);
const time = (minutesAgo: number): string => new Date(NOW - minutesAgo * MINUTE).toISOString();
/** One pixel is one minute; now is at 600 px. */
const place = (at: number): number => 600 + (at - NOW) / MINUTE;

let lastId = 0;
function run(status: string, startedAgo: number, minutes: number | null = 1): ExecutionRow {
  lastId += 1;
  return executionRow(lastId, {
    status,
    createdAt: time(startedAgo),
    startedAt: time(startedAgo),
    finishedAt: minutes === null ? null : time(startedAgo - minutes),
  });
}

const marks = (
  runs: ExecutionRow[],
  { planned = [] as number[], missed = [] as number[], shortfalls = new Map<number, Shortfall>() } = {},
) => timelineMarks({ runs, planned, missed, shortfalls }, place, NOW);

test('a bar is as long as its run and never too narrow to be seen', () => {
  expect(marks([run('success', 300, 90), run('error', 100, 1)])).toMatchObject([
    { kind: 'success', x: 300, width: 90, count: 1 },
    { kind: 'error', x: 500, width: 6, count: 1 },
  ]);
});

test('the mark of a running run ends now and is never joined with another mark', () => {
  expect(marks([run('success', 12, 2), run('inProgress', 8, null)])).toMatchObject([
    { kind: 'success', width: 6 },
    { kind: 'running', x: 592, width: 8 },
  ]);
});

test('runs that are too close are one mark with the worst outcome', () => {
  const [mark, ...others] = marks([run('success', 100), run('error', 93), run('warning', 86), run('success', 70)]);
  expect(mark).toMatchObject({ kind: 'error', x: 500, width: 20, count: 3 });
  expect(mark && runOfMark(mark)?.status).toBe('error');
  expect(others).toMatchObject([{ kind: 'success', count: 1 }]);
});

test('a mark has the shortfalls of its runs that processed nothing', () => {
  const runs = [run('success', 300), run('success', 100), run('success', 93)];
  const nothing: Shortfall = { kind: 'nothing', count: 0, usual: { low: 400, median: 420, high: 440 } };
  const shortfalls = new Map(runs.slice(1, 2).map(({ id }) => [id, nothing]));
  expect(marks(runs, { shortfalls })).toMatchObject([
    { count: 1, shortfalls: [] },
    { count: 2, shortfalls: [nothing] },
  ]);
});

test('planned runs are not joined with past runs', () => {
  const planned = [NOW + 2 * MINUTE, NOW + 300 * MINUTE];
  const missed = [NOW - 3 * MINUTE];
  expect(marks([], { planned, missed }).map(({ kind, x, width }) => [kind, x, width])).toEqual([
    ['missed', 597, 8],
    ['planned', 602, 8],
    ['planned', 900, 8],
  ]);
});

test('a run without a readable time has no mark', () => {
  expect(marks([{ ...run('success', 5), startedAt: null, createdAt: null }])).toEqual([]);
});

test('sorts lanes: running, failing, with warnings, missed, then by the next run', () => {
  const rank = (changes: Partial<LaneRank>): LaneRank => ({
    isRunning: false,
    lastOutcome: 'success',
    isMissed: false,
    next: null,
    ...changes,
  });
  const sorted = [
    rank({ isRunning: true, lastOutcome: 'error' }),
    rank({ lastOutcome: 'error', isMissed: true }),
    rank({ lastOutcome: 'warning' }),
    rank({ lastOutcome: 'warning', isMissed: true, next: 1 }),
    rank({ next: 5 }),
    rank({ next: 9, lastOutcome: 'stopped' }),
    rank({}),
  ];
  expect(sorted.toReversed().sort(compareLanes)).toEqual(sorted);
});
