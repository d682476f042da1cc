import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJsonText, rawText } from '@/lib/json-text';
import { itemParts } from './composed-json';
import { pairItems } from './pair-items';

function pairsOf(before: unknown[], after: unknown[], key = 'own') {
  const [old, next] = [before, after].map((list) => {
    const part = parseJsonText(JSON.stringify(list));
    return part === null ? [] : itemParts(part);
  });
  return pairItems(key, old ?? [], next ?? []).map(({ name, before: a, after: b, moved }) => ({
    name,
    before: a && rawText(a),
    after: b && rawText(b),
    moved,
  }));
}
const drawn = (before: unknown[], after: unknown[], key?: string): string[] =>
  pairsOf(before, after, key).map(
    ({ name, before: a, after: b, moved }) =>
      name + (a === undefined ? '+' : b === undefined ? '-' : '') + (moved ? ` ${moved.from}>${moved.to}` : ''),
  );

test('entries with a name or a code are matched by it', () => {
  expect(drawn([{ code: 'a' }, { code: 'b' }], [{ code: 'b', n: 1 }, { code: 'c' }])).toEqual(['a-', 'b', 'c+']);
  expect(drawn([{ label: 'x', n: 1 }], [{ label: 'y' }, { label: 'x' }], 'rules')).toEqual(['y+', 'x']);
});

test('only entries that change their order are moved', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => ({ name }));
  expect(drawn([a, b, c], [c, a, b])).toEqual(['c 3>1', 'a', 'b']);
  expect(drawn([a, b, c], [d, a, b, c])).toEqual(['d+', 'a', 'b', 'c']);
  expect(drawn([a, b, c, d], [b, c, d])).toEqual(['a-', 'b', 'c', 'd']);
});

test('entries without a name are matched by their text, the others by their order', () => {
  expect(drawn([{ n: 1 }, { n: 2 }], [{ n: 2 }])).toEqual(['1-', '1']);
  expect(drawn([{ n: 1 }, { n: 2 }], [{ n: 0 }, { n: 1 }, { n: 2 }])).toEqual(['1+', '2', '3']);
  expect(drawn([{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 3 }])).toEqual(['1', '2']);
  expect(drawn([{ code: 'a' }, { code: 'a' }], [{ code: 'a' }])).toEqual(['1', '2-']);
});

test('every entry of both lists is in exactly one pair, in the order of the newer list', () => {
  const list = fc.array(fc.record({ n: fc.integer({ min: 0, max: 5 }) }), { maxLength: 8 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const pairs = pairsOf(before, after);
      const texts = (all: unknown[]) => all.map((each) => JSON.stringify(each));
      expect(pairs.flatMap((pair) => pair.after ?? [])).toEqual(texts(after));
      expect(pairs.flatMap((pair) => pair.before ?? []).toSorted()).toEqual(texts(before).toSorted());
    }),
  );
});
