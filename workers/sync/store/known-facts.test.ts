import { expect, test } from 'vitest';
import { executionRow } from '../../../tests/support/execution-row';
import { withKnownFacts, withOwnEmail } from './known-facts';

test('a list that omits the creator does not replace what the single execution has', () => {
  const listed = executionRow(1);
  const known = executionRow(1, { isByPerson: true, createdByEmail: 'ada@acme.test', stoppedByEmail: 'bob@acme.test' });
  expect(withKnownFacts(listed, known)).toEqual(known);
  expect(withKnownFacts(listed, executionRow(1, { isByPerson: true })).isByPerson).toBe(true);
  expect(withKnownFacts(listed, undefined)).toBe(listed);
});

test('a person who is given by id gets the e-mail of the owner of the cache if the ids are equal', () => {
  const owner = { id: '2', email: 'ada@acme.test' };
  const row = executionRow(1, { isByPerson: true, createdById: '2', stoppedById: '3' });
  expect(withOwnEmail(row, owner)).toEqual({ ...row, createdByEmail: 'ada@acme.test' });
  expect(withOwnEmail({ ...row, stoppedById: '2' }, owner)).toMatchObject({ stoppedByEmail: 'ada@acme.test' });
  expect(withOwnEmail(row, { id: null, email: 'ada@acme.test' })).toBe(row);
  const named = { ...row, createdByEmail: 'old@acme.test' };
  expect(withOwnEmail(named, owner)).toBe(named);
});
