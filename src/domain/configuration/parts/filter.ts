import * as z from 'zod/mini';
import { choice, listOf, text } from '../schema/field-types';
import { named, anyNameOf, unless } from '../schema/named-fields';
import { defaultOf } from '../schema/read-as';
import { optionOf } from './option-rule';

/**
 * How a filter compares a field with the filter's value. IN and NOT_IN take a list, EMPTY and NOT_EMPTY take no value.
 */
export const FILTER_OPERATORS = [
  'EQUAL',
  'NOT_EQUALS',
  'IN',
  'NOT_IN',
  'NOT_EMPTY',
  'EMPTY',
  'CONTAINS',
  'DOES_NOT_CONTAIN',
  'REGEX',
] as const;

export type FilterValueKind = 'text' | 'list' | 'none';

const VALUE_KINDS: ReadonlyMap<string, FilterValueKind> = new Map([
  ['IN', 'list'],
  ['NOT_IN', 'list'],
  ['EMPTY', 'none'],
  ['NOT_EMPTY', 'none'],
]);

/** The kind of input for an operator's value; `text` for an unknown operator. */
export function filterValueKind(operator: string): FilterValueKind {
  return VALUE_KINDS.get(operator) ?? 'text';
}

/**
 * The operators that compare a field with whole values. With these operators, the filter's value is an option or a list
 * of options; with all other operators, it can be any text.
 */
const EXACT = new Set<unknown>(['EQUAL', 'NOT_EQUALS', 'IN', 'NOT_IN']);

export const filterSchema = z
  .looseObject({
    field: named(text(), anyNameOf('metaproperty')),
    operator: choice(FILTER_OPERATORS, 'NOT_EMPTY'),
    value: named(
      z._default(z.union([z.string(), z.array(z.string())]), ''),
      unless(({ operator }) => !EXACT.has(operator), optionOf('field')),
    ),
  })
  .check(
    z.refine(({ operator, value }) => Array.isArray(value) === (filterValueKind(operator) === 'list'), {
      error: 'wrongType',
      path: ['value'],
    }),
  );
export type Filter = z.output<typeof filterSchema>;

/** The member `conditions` of an object schema: a list of filters. */
export const conditions = () => listOf('conditions', filterSchema);

export const newFilter = (): Filter => defaultOf(filterSchema);

/** The empty value that a filter gets when its operator changes to `operator`. */
export function emptyFilterValue(operator: string): string | string[] {
  return filterValueKind(operator) === 'list' ? [] : '';
}

/** The summary on a collapsed filter card: field, operator (not yet translated) and value. */
export function filterSummary({ field, operator, value }: Filter): { field: string; operator: string; value: string } {
  return { field, operator, value: Array.isArray(value) ? value.join(', ') : value };
}
