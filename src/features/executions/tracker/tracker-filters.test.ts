import { expect, test } from 'vitest';
import { readTrackerFilters } from './tracker-filters';

test('every filter of the URL is in the query; unknown types are left out', () => {
  const address = {
    jobInstance: ['acme_dummy'],
    status: ['error', 'warning'],
    createdBy: ['a@b.c'],
    company: ['acme'],
    type: ['event', 'unknown', 'full'],
    created: ['2026-11-21T00:00:00Z/2026-11-22T00:00:00Z'],
  };
  expect(readTrackerFilters(address, 0)).toEqual({
    instanceCode: 'acme_dummy',
    statuses: ['error', 'warning'],
    createdByEmail: 'a@b.c',
    companyCodes: ['acme'],
    types: ['full', 'event'],
    createdAfter: '2026-11-21T00:00:00.000Z',
    createdBefore: '2026-11-22T00:00:00.000Z',
  });
});

test('filters that are not set are not in the query', () => {
  expect(readTrackerFilters({}, 0)).toEqual({});
  expect(readTrackerFilters({ status: [], company: [] }, 0)).toEqual({});
});
