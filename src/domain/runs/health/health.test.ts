import { describe, expect, test } from 'vitest';
import type { ExecutionRow } from '../../execution';
import { failureStreak } from './failure-streak';
import { compareHealth, HEALTH_STATES, healthOf } from './health';
import { decidableSpan, wasMissed } from './missed-run';
import { hoursBefore, successRate } from './success-rate';
import { hourOf } from '../period/run-hours';
import { executionRow } from '@tests/support/execution-row';
import { runHour } from '@tests/support/run-hour';

const NOW = Date.UTC(2026, 10, 23, 8);
const MINUTE = 60_000;
const at = (minutes: number): string => new Date(NOW + minutes * MINUTE).toISOString();

const run = (id: number, status: string, times: Partial<ExecutionRow> = {}): ExecutionRow =>
  executionRow(id, { status, type: 'delta', createdAt: at(-60), startedAt: at(-59), finishedAt: at(-50), ...times });

/** Runs with these statuses, newest first. */
const runs = (statuses: string): ExecutionRow[] => statuses.split(' ').map((status, place) => run(100 - place, status));

describe('failures in a row', () => {
  test('are counted back to the last run that worked', () => {
    const streak = failureStreak(runs('error error error warning error success'), false);
    expect(streak).toMatchObject({ count: 3, first: { id: 98 }, lastSuccess: { id: 97 }, mayBeLonger: false });
  });

  test('do not include stopped and running runs', () => {
    expect(failureStreak(runs('inProgress error stopped error success'), true)).toMatchObject({ count: 2 });
  });

  test('are zero after a success', () => {
    expect(failureStreak(runs('success error'), true)).toMatchObject({ count: 0, first: null, mayBeLonger: false });
  });

  test('may be more as long as older runs are unknown', () => {
    expect(failureStreak(runs('error error'), false)).toMatchObject({ count: 2, lastSuccess: null, mayBeLonger: true });
    expect(failureStreak(runs('error error'), true)).toMatchObject({ count: 2, lastSuccess: null, mayBeLonger: false });
  });
});

describe('health', () => {
  test('is the outcome of the newest run, since its end', () => {
    expect(healthOf(run(1, 'warning'), null)).toEqual({ state: 'warning', since: NOW - 50 * MINUTE });
  });

  test('of a run whose end is unknown counts since its start, or else its creation', () => {
    expect(healthOf(run(1, 'stopped', { finishedAt: null }), null).since).toBe(NOW - 59 * MINUTE);
    expect(healthOf(run(1, 'stopped', { finishedAt: null, startedAt: null }), null).since).toBe(NOW - 60 * MINUTE);
  });

  test('is `running` since the start of a running run', () => {
    expect(healthOf(run(1, 'inProgress', { finishedAt: null }), null).since).toBe(NOW - 59 * MINUTE);
  });

  test('is `never` without a run, or `missed` if one was due', () => {
    expect(healthOf(null, null)).toEqual({ state: 'never', since: null });
    expect(healthOf(null, NOW)).toEqual({ state: 'missed', since: NOW });
  });

  test('a missed run counts unless the newest run failed, is still running or came after it', () => {
    expect(healthOf(run(1, 'success'), NOW - 30 * MINUTE).state).toBe('missed');
    expect(healthOf(run(1, 'success'), NOW - 90 * MINUTE).state).toBe('success');
    expect(healthOf(run(1, 'error'), NOW - 30 * MINUTE).state).toBe('error');
    expect(healthOf(run(1, 'inProgress'), NOW - 30 * MINUTE).state).toBe('running');
  });

  test('is `silent` if the newest run processed nothing, unless a run was missed after it', () => {
    const shortfall = { kind: 'nothing', count: 0, usual: { median: 420, low: 400, high: 440 } } as const;
    expect(healthOf(run(1, 'success'), null, shortfall)).toEqual({ state: 'silent', since: NOW - 50 * MINUTE });
    expect(healthOf(run(1, 'success'), NOW - 30 * MINUTE, shortfall).state).toBe('missed');
    expect(healthOf(run(1, 'success'), null, { ...shortfall, kind: 'few', count: 3 }).state).toBe('success');
  });

  test('sorts the worst first, and equal states by newest first', () => {
    const states = HEALTH_STATES.map((state, place) => ({ state, since: place }));
    expect(states.toReversed().toSorted(compareHealth)).toEqual(states);
    const older = { state: 'error', since: 1 } as const;
    expect(compareHealth(older, { state: 'error', since: 2 })).toBeGreaterThan(0);
  });
});

describe('a run that was due', () => {
  const due = NOW - 60 * MINUTE;

  test.each([
    [-3, true],
    [-2, false],
    [0, false],
    [15, false],
    [16, true],
  ])('counts as missed if the only run was created %i minutes after the due time: %s', (minutes, missed) => {
    expect(wasMissed(due, [due + minutes * MINUTE])).toBe(missed);
  });

  test('is judged after 15 minutes', () => {
    expect(decidableSpan({ now: NOW, since: 0 }, 0)).toEqual({ from: 15 * MINUTE, to: NOW - 15 * MINUTE });
  });
});

describe('the success rate', () => {
  test('counts the ended runs of one job instance, without stopped ones', () => {
    const hours = [
      runHour(1, 'success success success error'),
      runHour(2, 'success success', 'beta'),
      runHour(3_600_000, 'warning stopped inProgress'),
    ];
    expect(successRate(hours, 'alpha')).toEqual({ worked: 4, warned: 1, ended: 5 });
    expect(successRate([], 'alpha')).toEqual({ worked: 0, warned: 0, ended: 0 });
  });

  test('30 days are 720 hours', () => {
    const [first, last] = hoursBefore(NOW, 30);
    expect(last).toBe(hourOf(NOW));
    expect(last - first + 1).toBe(720);
  });
});
