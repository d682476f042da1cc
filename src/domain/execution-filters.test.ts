import { expect, test } from 'vitest';
import { contradictsFilters } from './execution-filters';
import { executionRow } from '@tests/support/execution-row';

const row = executionRow(1, {
  status: 'error',
  createdAt: '2026-11-20T10:00:00+00:00',
  createdByEmail: 'A@b.test',
});

test.each([
  [{}, false],
  [{ statuses: ['error', 'warning'] }, false],
  [{ statuses: ['success'] }, true],
  [{ instanceCode: 'beta' }, true],
  [{ createdByEmail: 'a@b.test' }, false],
  [{ createdByEmail: 'c@d.test' }, true],
  [{ companyCodes: ['acme'] }, false],
  [{ createdAfter: '2026-11-20T12:00:00Z' }, false],
  [{ createdAfter: '2026-11-25T12:00:00Z' }, true],
])('the row contradicts the filters %j: %s', (filters, expected) => {
  expect(contradictsFilters(row, filters)).toBe(expected);
});

test.each([
  [{ createdById: '2', createdByEmail: null, isByPerson: true }, false],
  [{ createdById: '2', createdByEmail: 'c@d.test', isByPerson: true }, true],
])('the creator %j contradicts a filter for another e-mail: %s', (creator, expected) => {
  expect(contradictsFilters({ ...row, ...creator }, { createdByEmail: 'a@b.test' })).toBe(expected);
});
