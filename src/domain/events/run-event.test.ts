import { describe, expect, test } from 'vitest';
import type { ExecutionRow } from '../execution';
import { executionRow } from '@tests/support/execution-row';
import { eventOfEnd } from './run-event';
import { watchedAtFirst, withWatch } from './watched';

const START = Date.parse('2026-11-22T18:00:00Z');
const failures = watchedAtFirst(START);
const nothing = withWatch(failures, 'failures', false, START);
const alpha = withWatch(nothing, { instance: 'alpha' }, true, START);

/** A run that ended this many minutes after the watch began. */
const run = (id: number, status: string, minutes: number, other: Partial<ExecutionRow> = {}): ExecutionRow =>
  executionRow(id, {
    status,
    instanceLabel: 'Alpha',
    companyName: 'Acme',
    finishedAt: new Date(START + minutes * 60_000).toISOString(),
    ...other,
  });

describe('a person who watches failures', () => {
  test('is told of a failure, with its reason and the number of failures in a row', () => {
    const failed = run(9, 'error', 5, { errorMessage: 'Token revoked' });
    const earlier = [run(8, 'error', 3), run(7, 'stopped', 2), run(6, 'error', 1), run(5, 'success', 0)];
    expect(eventOfEnd(failed, earlier, true, failures)).toEqual({
      key: 'run:9',
      kind: 'failed',
      at: START + 300_000,
      instanceCode: 'alpha',
      label: 'Alpha',
      company: 'Acme',
      runId: 9,
      reason: 'Token revoked',
      failures: 3,
      mayBeMore: false,
      warnings: 0,
    });
  });

  test('is told that there may be older failures in the same streak', () => {
    expect(eventOfEnd(run(9, 'error', 5), [run(8, 'error', 3)], false, failures)).toMatchObject({
      failures: 2,
      mayBeMore: true,
    });
  });

  test('is told when an integration works again, but not of other successes', () => {
    expect(eventOfEnd(run(9, 'success', 5), [run(8, 'error', 3)], true, failures)).toMatchObject({
      kind: 'recovered',
      failures: 1,
    });
    expect(eventOfEnd(run(9, 'success', 5), [run(8, 'success', 3)], true, failures)).toBeNull();
    expect(eventOfEnd(run(9, 'stopped', 5), [run(8, 'error', 3)], true, failures)).toBeNull();
  });

  test('is not told of failures before the watch began', () => {
    expect(eventOfEnd(run(9, 'error', -1), [], true, failures)).toBeNull();
  });
});

describe('a person who watches an integration', () => {
  test.each([
    ['success', 'worked'],
    ['warning', 'warned'],
    ['error', 'failed'],
    ['stopped', 'stopped'],
  ])('is told of an end with %s', (status, kind) => {
    expect(eventOfEnd(run(9, status, 5), [], true, alpha)?.kind).toBe(kind);
    expect(eventOfEnd(run(9, status, 5, { instanceCode: 'beta' }), [], true, alpha)).toBeNull();
  });

  test('is not told before the end', () => {
    expect(eventOfEnd(run(9, 'inProgress', 5), [], true, alpha)).toBeNull();
  });
});

test('a person is told of the end of a watched run even if the server omits the times of the run', () => {
  const watched = withWatch(nothing, { run: 9 }, true, START);
  const ended = run(9, 'success', 0, { finishedAt: null, instanceLabel: '  ', companyName: null, companyCode: 'acme' });
  expect(eventOfEnd(ended, [], true, watched)).toMatchObject({ at: 0, label: 'alpha', company: 'acme' });
});
