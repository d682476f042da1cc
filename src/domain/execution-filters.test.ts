import { expect, test } from 'vitest';
import type { ExecutionRow } from './execution';
import { contradictsFilters } from './execution-filters';

const row: ExecutionRow = {
  id: 1,
  status: 'error',
  createdAt: '2026-11-20T10:00:00+00:00',
  startedAt: null,
  finishedAt: null,
  instanceCode: 'alpha',
  instanceLabel: null,
  jobCode: null,
  companyCode: null,
  companyName: null,
  type: 'full',
  createdByEmail: 'A@b.test',
  stoppedByEmail: null,
  errorMessage: null,
  warningCount: 0,
};

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
])('%j: %s', (filters, expected) => {
  expect(contradictsFilters(row, filters)).toBe(expected);
});
