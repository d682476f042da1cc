import { expect, test } from 'vitest';
import { placeAt } from './text-place';

test.each([
  ['{"a" 1}', 5, { line: 1, column: 6, before: '{"a" ', at: '1', after: '}' }],
  ['{\n  "a": 1,\n}\n', 12, { line: 3, column: 1, before: '', at: '}', after: '' }],
  ['{\r\n  "a" 1\r\n}', 9, { line: 2, column: 7, before: '  "a" ', at: '1', after: '' }],
  ['{\n"a": 1', 8, { line: 2, column: 7, before: '"a": 1', at: '', after: '' }],
  ['ab\ncd', 2, { line: 1, column: 3, before: 'ab', at: '', after: '' }],
  ['ab\r\ncd', 3, { line: 1, column: 3, before: 'ab', at: '', after: '' }],
  ['ab\n', 3, { line: 2, column: 1, before: '', at: '', after: '' }],
  ['', 5, { line: 1, column: 1, before: '', at: '', after: '' }],
])('finds the line, the column and the text around the place in %j at %i', (text, offset, place) => {
  expect(placeAt(text, offset)).toEqual(place);
});

test('a long line is cut on both sides', () => {
  const { column, before, at, after } = placeAt(`${'a'.repeat(500)}x${'b'.repeat(500)}`, 500);
  expect({ column, before, at, after }).toEqual({
    column: 501,
    before: `…${'a'.repeat(60)}`,
    at: 'x',
    after: `${'b'.repeat(60)}…`,
  });
});
