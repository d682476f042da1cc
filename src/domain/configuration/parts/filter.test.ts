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

test('a new filter', () => {
  expect(newFilter()).toStrictEqual({ field: '', operator: 'NOT_EMPTY', value: '' });
});

test('nine operators and their kinds of value', () => {
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

describe('another operator', () => {
  const filter = { field: 'season', operator: 'EQUAL', value: 'spring', note: 'kept' };

  test.each([
    ['CONTAINS', ''],
    ['IN', []],
    ['NOT_IN', []],
    ['EMPTY', ''],
  ])('%s clears the value', (operator, value) => {
    expect(withOperator(filter, operator)).toStrictEqual({ field: 'season', operator, value, note: 'kept' });
  });

  test('the same operator keeps the value', () => {
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
  ])('%s with %j', (operator, value, errors) => {
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
