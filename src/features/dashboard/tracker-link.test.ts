import { expect, test } from 'vitest';
import { readCreatedSpan } from '@/domain/runs/period/created-span';
import { PERIODS, spanOf } from '@/domain/runs/period/period';
import { periodLink, trackerLink } from './tracker-link';

const NOW = Date.parse('2026-11-25T17:20:31Z');

test('the tracker can read the status and the time from the address', () => {
  const from = Date.parse('2026-11-25T17:00:00Z');
  const { pathname, searchParams } = new URL(trackerLink('error', from), 'http://localhost');
  expect([pathname, searchParams.get('status')]).toEqual(['/execution_tracker', 'error']);
  expect(readCreatedSpan(searchParams.get('created') ?? undefined, NOW)).toEqual({ from, to: null });
});

test.each(PERIODS)('in the period %s, the link of a figure leads to the runs that it counts', (period) => {
  const span = spanOf(period, NOW);
  const { searchParams } = new URL(periodLink('error', period, span), 'http://localhost');
  expect(readCreatedSpan(searchParams.get('created') ?? undefined, NOW)).toEqual({ from: span.from, to: null });
});

test('the link of the night has no fixed time, so a day later it leads to the next night', () => {
  expect(periodLink('error', 'night', spanOf('night', NOW))).toBe('/execution_tracker?status=error&created=night');
});
