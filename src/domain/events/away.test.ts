import { expect, test } from 'vitest';
import { executionRow } from '@tests/support/execution-row';
import { runEvent } from '@tests/support/run-event';
import { awayFigures, awaySpan } from './away';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-23T08:00:00Z');

test('half an hour without a visible tab is an absence', () => {
  expect(awaySpan(NOW - 30 * MINUTE, NOW)).toEqual({ from: NOW - 30 * MINUTE, to: NOW });
  expect(awaySpan(NOW - 29 * MINUTE, NOW)).toBeNull();
  expect(awaySpan(null, NOW)).toBeNull();
});

test('counts the runs that ended and the runs that were missed during the absence', () => {
  const ended = (id: number, status: string, ago: number) =>
    executionRow(id, { status, finishedAt: new Date(NOW - ago * MINUTE).toISOString() });
  const runs = [
    ended(1, 'error', 500),
    ended(2, 'error', 50),
    ended(3, 'success', 40),
    ended(4, 'warning', 30),
    ended(5, 'stopped', 20),
    executionRow(6, { status: 'inProgress', startedAt: new Date(NOW - MINUTE).toISOString() }),
  ];
  const notes = [
    runEvent(1, 'missed', { at: NOW - 45 * MINUTE }),
    runEvent(2, 'missed', { at: NOW - 90 * MINUTE }),
    runEvent(3, 'late', { at: NOW - 45 * MINUTE }),
  ];
  const span = { from: NOW - 60 * MINUTE, to: NOW };
  expect(awayFigures(span, runs, notes)).toEqual({ ended: 4, errors: 1, warnings: 1, missed: 1 });
});
