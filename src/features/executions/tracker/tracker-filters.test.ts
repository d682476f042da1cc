import { expect, test } from 'vitest';
import { readTrackerFilters } from './tracker-filters';

test('every filter of the URL is in the query', () => {
  const address = {
    jobInstance: ['acme_dummy'],
    status: ['error', 'warning'],
    createdBy: ['a@b.c'],
    company: ['acme'],
  };
  expect(readTrackerFilters(address)).toEqual({
    instanceCode: 'acme_dummy',
    statuses: ['error', 'warning'],
    createdByEmail: 'a@b.c',
    companyCodes: ['acme'],
  });
});

test('filters that are not set are not in the query', () => {
  expect(readTrackerFilters({})).toEqual({});
  expect(readTrackerFilters({ status: [], company: [] })).toEqual({});
});
