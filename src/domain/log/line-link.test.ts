import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineLink, readLineLink } from './line-link';

test.each([
  ['#L1281', { first: 1281, last: 1281 }],
  ['#L1276-L1281', { first: 1276, last: 1281 }],
  ['#L9-3', { first: 3, last: 9 }],
  ['#L0', null],
  ['#content', null],
  ['', null],
])('the hash "%s" selects the lines %j', (hash, range) => expect(readLineLink(hash)).toEqual(range));

test('reading a link returns the range from which it was made', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9e8 }), fc.nat(1_000), (first, more) => {
      const range = { first, last: Math.min(first + more, 999_999_999) };
      expect(readLineLink(lineLink(range))).toEqual(range);
    }),
  );
});
