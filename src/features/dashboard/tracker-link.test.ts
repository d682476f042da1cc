import { expect, test } from 'vitest';
import { readCreatedSpan } from '@/domain/runs/figures/created-span';
import { trackerLink } from './tracker-link';

test('the address has the status and the period, as the tracker reads them', () => {
  const from = Date.parse('2026-11-25T17:00:00Z');
  const { pathname, searchParams } = new URL(trackerLink('error', from), 'http://localhost');
  expect([pathname, searchParams.get('status')]).toEqual(['/execution_tracker', 'error']);
  expect(readCreatedSpan(searchParams.get('created') ?? undefined)).toEqual({ from, to: null });
});
