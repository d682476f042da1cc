import { expect, test } from 'vitest';
import type { SampleItem } from '../catalogue/sample-items';
import { itemFilter } from './item-filter';
import { mappingFailure } from './mapping-check';

const chair: SampleItem = { name: 'chair.jpg', properties: { name: 'Chair', code: '{}' }, ageDays: 0, problem: null };
const isWanted = (...conditions: object[]) => itemFilter({ conditions })(chair);

const strange = JSON.parse('{"toString":null,"valueOf":1}') as unknown;

test.each(['EQUAL', 'IN', 'CONTAINS', 'REGEX'])(
  '%s with a value that is neither a text nor a number finds nothing',
  (operator) => {
    expect(isWanted({ field: 'name', operator, value: strange })).toBe(false);
    expect(isWanted({ field: 'name', operator, value: [strange] })).toBe(false);
  },
);

test('a field that is no text, or that items do not have, is empty', () => {
  for (const field of [strange, 'constructor', 'nothing']) {
    expect(isWanted({ field, operator: 'EMPTY' })).toBe(true);
    expect(isWanted({ field, operator: 'CONTAINS', value: 'x' })).toBe(false);
  }
});

test('an unknown operator lets every item pass', () => {
  expect(isWanted({ field: 'name', operator: strange, value: 'x' })).toBe(true);
});

test('a number and a list are compared as texts', () => {
  const filter = itemFilter({ conditions: [{ field: 'size', operator: 'EQUAL', value: 12 }] });
  expect(filter({ ...chair, properties: { size: '12' } })).toBe(true);
  expect(isWanted({ field: 'name', operator: 'EQUAL', value: ['Chair'] })).toBe(true);
});

test('a mapping with an attribute that is no text is accepted', () => {
  expect(mappingFailure({ mappings: [{ metadata: [{ attribute: strange }] }] })).toBeNull();
});

test('the search with slow patterns ends after half a second, and finds nothing from then on', () => {
  const slow = { field: 'text', operator: 'REGEX', value: '^(a+)+$' };
  const filter = itemFilter({ conditions: [slow] });
  const item = { ...chair, properties: { text: `${'a'.repeat(40)}!` } };
  const start = performance.now();
  for (let count = 0; count < 200; count += 1) expect(filter(item)).toBe(false);
  expect(performance.now() - start).toBeLessThan(3_000);
  expect(itemFilter({ conditions: [slow] })({ ...chair, properties: { text: 'aaa' } })).toBe(true);
});
