import { expect, test } from 'vitest';
import { isSamePerson, personOf } from './person';

const anna = { id: '2', email: 'anna@acme.test' };

test.each([
  ['the ids decide, whatever the e-mails are', { id: '2', email: 'old@acme.test' }, true],
  ['the ids decide, even if the e-mails are equal', { id: '3', email: 'anna@acme.test' }, false],
  ['equal ids are enough', { id: '2', email: null }, true],
  ['without an id, the e-mails decide', { id: null, email: 'Anna@acme.test' }, true],
  ['without an id, different e-mails mean different people', { id: null, email: 'ben@acme.test' }, false],
  ['with neither an id nor an e-mail to compare, it is unknown', { id: null, email: null }, null],
])('%s', (_, other, expected) => {
  expect(isSamePerson(anna, other)).toBe(expected);
  expect(isSamePerson(other, anna)).toBe(expected);
});

test('an id cannot be compared with an e-mail', () => {
  expect(isSamePerson({ id: '2', email: null }, { id: null, email: 'anna@acme.test' })).toBeNull();
});

test('the numeric id of a token becomes a text', () => {
  expect(personOf({ id: 2, email: 'anna@acme.test' })).toEqual(anna);
  expect(personOf({ id: null, email: 'anna@acme.test' })).toEqual({ ...anna, id: null });
});
