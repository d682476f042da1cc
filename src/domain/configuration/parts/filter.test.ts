import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../schema/field-errors';
import { readAs } from '../schema/read-as';
import { emptyFilterValue, FILTER_OPERATORS, filterSchema, filterSummary, filterValueKind, newFilter } from './filter';

test('a new filter is empty and has the operator NOT_EMPTY', () => {
  expect(newFilter()).toStrictEqual({ field: '', operator: 'NOT_EMPTY', value: '' });
});

test('each of the nine operators has its kind of value', () => {
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

test.each([
  ['CONTAINS', ''],
  ['IN', []],
  ['NOT_IN', []],
  ['EMPTY', ''],
])('the empty value of %s is %j', (operator, value) => {
  expect(emptyFilterValue(operator)).toStrictEqual(value);
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
    expect(fieldErrors(filterSchema, { field: 'x', operator, value })).toEqual(errors);
  });
});

test('an unknown operator is kept', () => {
  expect(readAs(filterSchema, { field: 'x', operator: 'STARTS_WITH', value: 3 })).toEqual({
    field: 'x',
    operator: 'STARTS_WITH',
    value: '3',
  });
});

test('a card shows the items of a list separated by commas', () => {
  expect(filterSummary({ field: 'season', operator: 'IN', value: ['spring', 'summer'] })).toEqual({
    field: 'season',
    operator: 'IN',
    value: 'spring, summer',
  });
});
