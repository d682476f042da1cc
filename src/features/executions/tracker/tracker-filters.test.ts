import { expect, test } from 'vitest';
import { readTrackerFilters } from './tracker-filters';

test('every filter of the address is asked for', () => {
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

test('what is not set is not asked for', () => {
  expect(readTrackerFilters({})).toEqual({});
  expect(readTrackerFilters({ status: [], company: [] })).toEqual({});
});
