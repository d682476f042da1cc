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
  const ago = (minutes: number): string => new Date(NOW - minutes * MINUTE).toISOString();
  const ended = (id: number, status: string, minutes: number, created = minutes + 1) =>
    executionRow(id, { status, createdAt: ago(created), finishedAt: ago(minutes) });
  const runs = [
    ended(1, 'error', 500),
    ended(2, 'error', 50, 200),
    ended(3, 'success', 40),
    ended(4, 'warning', 30),
    ended(5, 'stopped', 20),
    executionRow(6, { status: 'inProgress', createdAt: ago(300), startedAt: ago(1) }),
  ];
  const notes = [
    runEvent(1, 'missed', { at: NOW - 45 * MINUTE }),
    runEvent(2, 'missed', { at: NOW - 90 * MINUTE }),
    runEvent(3, 'late', { at: NOW - 45 * MINUTE }),
  ];
  const span = { from: NOW - 60 * MINUTE, to: NOW };
  expect(awayFigures(span, runs, notes)).toEqual({
    ended: 4,
    errors: 1,
    worked: 2,
    missed: 1,
    createdFrom: NOW - 200 * MINUTE,
  });
  expect(awayFigures(span, [], [])).toMatchObject({ ended: 0, createdFrom: NOW - 60 * MINUTE });
});
