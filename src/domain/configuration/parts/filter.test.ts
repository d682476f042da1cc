import { describe, expect, test } from 'vitest';
import { readAs } from '../schema/read-as';
import {
  FILTER_OPERATORS,
  filterSchema,
  filterSummary,
  filterValueKind,
  newFilter,
  validateFilter,
  withOperator,
} from './filter';

test('a new filter is empty and has the operator NOT_EMPTY', () => {
  expect(newFilter()).toStrictEqual({ field: '', operator: 'NOT_EMPTY', value: '' });
});

test('each of the nine operators takes a kind of value', () => {
  expect(FILTER_OPERATORS.map((operator) => [operator, filterValueKind(operator)])).toEqual([
    ['EQUAL', 'text'],
    ['NOT_EQUALS', 'text'],
    ['IN', 'list'],
    ['NOT_IN', 'list'],
    ['NOT_EMPTY', 'none'],
    ['EMPTY', 'none'],
    ['CONTAINS', 'text'],
    ['DOES_NOT_CONTAIN', 'text'],
    ['REGEX', 'text'],
  ]);
});

describe('changing the operator', () => {
  const filter = { field: 'season', operator: 'EQUAL', value: 'spring', note: 'kept' };

  test.each([
    ['CONTAINS', ''],
    ['IN', []],
    ['NOT_IN', []],
    ['EMPTY', ''],
  ])('to %s clears the value', (operator, value) => {
    expect(withOperator(filter, operator)).toStrictEqual({ field: 'season', operator, value, note: 'kept' });
  });

  test('to the same operator keeps the value', () => {
    expect(withOperator(filter, 'EQUAL')).toBe(filter);
  });
});

describe('checking', () => {
  test.each([
    ['IN', ['a'], {}],
    ['IN', 'a', { value: 'wrongType' }],
    ['EQUAL', 'a', {}],
    ['EQUAL', ['a'], { value: 'wrongType' }],
    ['EMPTY', '', {}],
    ['NOT_EMPTY', [], { value: 'wrongType' }],
    ['STARTS_WITH', 'a', { operator: 'unknownChoice' }],
  ])('%s with %j gives the errors %j', (operator, value, errors) => {
    expect(validateFilter({ field: 'x', operator, value })).toEqual(errors);
  });
});

test('an unknown operator is kept', () => {
  expect(readAs(filterSchema, { field: 'x', operator: 'STARTS_WITH', value: 3 })).toEqual({
    field: 'x',
    operator: 'STARTS_WITH',
    value: '3',
  });
});

test('a card shows a list separated by commas', () => {
  expect(filterSummary({ field: 'season', operator: 'IN', value: ['spring', 'summer'] })).toEqual({
    field: 'season',
    operator: 'IN',
    value: 'spring, summer',
  });
});
