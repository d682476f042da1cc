import { expect, test } from 'vitest';
import { executionRow } from '@tests/support/execution-row';
import { withKnownFacts } from './known-facts';

test('a row of a list that omits the creator keeps the known creator', () => {
  const listed = executionRow(1);
  const known = executionRow(1, { isByPerson: true, createdByEmail: 'ada@acme.test', stoppedByEmail: 'bob@acme.test' });
  expect(withKnownFacts(listed, known)).toEqual(known);
  expect(withKnownFacts(listed, executionRow(1, { isByPerson: true })).isByPerson).toBe(true);
  expect(withKnownFacts(listed, undefined)).toBe(listed);
});
