import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsOf, rawOf, unambiguousRootOf } from '@/lib/json-nodes';
import { isRecord } from '@/lib/json';
import { changeKey, fieldChanges, type FieldChange } from '../field-changes';
import { pairItems } from './pair-items';

function pairsOf(before: unknown[], after: unknown[], key = 'own') {
  const [old, next] = [before, after].map((list) => {
    const part = unambiguousRootOf(JSON.stringify(list));
    return part === null ? [] : itemsOf(part);
  });
  return pairItems(key, old ?? [], next ?? []).map(({ name, before: a, after: b, moved }) => ({
    name,
    before: a && rawOf(a),
    after: b && rawOf(b),
    moved,
  }));
}
const pairTexts = (before: unknown[], after: unknown[], key?: string): string[] =>
  pairsOf(before, after, key).map(
    ({ name, before: a, after: b, moved }) =>
      name + (a === undefined ? '+' : b === undefined ? '-' : '') + (moved ? ` ${moved.from}>${moved.to}` : ''),
  );

test('entries with a name or a code are matched by it', () => {
  expect(pairTexts([{ code: 'a' }, { code: 'b' }], [{ code: 'b', n: 1 }, { code: 'c' }])).toEqual(['a-', 'b', 'c+']);
  expect(pairTexts([{ label: 'x', n: 1 }], [{ label: 'y' }, { label: 'x' }], 'rules')).toEqual(['y+', 'x']);
});

test('only entries that change their order count as moved', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => ({ name }));
  expect(pairTexts([a, b, c], [c, a, b])).toEqual(['c 3>1', 'a', 'b']);
  expect(pairTexts([a, b, c], [d, a, b, c])).toEqual(['d+', 'a', 'b', 'c']);
  expect(pairTexts([a, b, c, d], [b, c, d])).toEqual(['a-', 'b', 'c', 'd']);
});

test('entries without a name are matched by equal text, and the remaining entries by their place', () => {
  expect(pairTexts([{ n: 1 }, { n: 2 }], [{ n: 2 }])).toEqual(['1-', '1']);
  expect(pairTexts([{ n: 1 }, { n: 2 }], [{ n: 0 }, { n: 1 }, { n: 2 }])).toEqual(['1+', '2', '3']);
  expect(pairTexts([{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 3 }])).toEqual(['1', '2']);
  expect(pairTexts([{ n: 1 }, { n: 2 }, { n: 3 }], [{ n: 2 }, { n: 3 }, { n: 4 }])).toEqual(['1-', '1', '2', '3+']);
});

test('one entry without a name does not hide the names of the others', () => {
  const [a, b] = [
    { code: 'a', n: 1 },
    { code: 'b', n: 2 },
  ];
  expect(pairTexts([a, b, { n: 3 }], [{ ...b, n: 9 }, { ...a, n: 8 }, { n: 4 }])).toEqual(['b 2>1', 'a', '3']);
});

test('entries with the same name are matched by their content, and have a number instead of the name', () => {
  expect(pairTexts([{ code: 'a' }, { code: 'a' }], [{ code: 'a' }])).toEqual(['a', '2-']);
  const [one, two] = [
    { field: 'season', operator: 'IN', value: 'summer' },
    { field: 'season', operator: 'NOT IN', value: 'winter' },
  ];
  expect(pairTexts([one, two], [{ ...two, value: 'spring' }, one])).toEqual(['1 2>1', '2']);
  expect(pairTexts([one, two], [two])).toEqual(['1-', 'season']);
});

test('a renamed entry is the same entry if its other content is similar', () => {
  const entry = { code: 'a', preset: 'web', size: 1 };
  expect(pairTexts([entry, { code: 'b' }], [{ ...entry, code: 'c' }, { code: 'b' }])).toEqual(['c', 'b']);
  expect(changesIn([entry], [{ ...entry, code: 'c' }])).toEqual(['list/c/code "a" "c"']);
  expect(pairTexts([entry], [{ code: 'c', preset: 'print', size: 2 }])).toEqual(['a-', 'c+']);
});

test('an entry whose name and content have mostly changed is recognised by its identity or its place', () => {
  const rule = { code: 'r1', label: 'Packshots', from: 'a', to: 'b' };
  const brands = { code: 'r1', label: 'Brands', from: 'c', to: 'd' };
  expect(pairTexts([rule, { label: 'x' }, { label: 'y' }], [{ label: 'x' }, { label: 'y' }, brands], 'rules')).toEqual([
    'x',
    'y',
    'Brands 1>3',
  ]);
  expect(pairTexts([{ id: 7, name: 'a', n: 1 }], [{ name: 'b' }, { id: 7, name: 'c', n: 2 }])).toEqual(['b+', 'c']);
  const [season, status] = [
    { field: 'season', operator: 'IN', value: 'summer' },
    { field: 'status', operator: 'EQUAL', value: 'approved' },
  ];
  expect(pairTexts([season, { field: 'type' }], [status, { field: 'type' }])).toEqual(['status', 'type']);
  // If an entry in this place has no counterpart, it is not certain which entry was replaced.
  expect(pairTexts([season, { field: 'brand', operator: 'NOT' }], [status])).toEqual(['season-', 'brand-', 'status+']);
  // Entries with different identities are different entries.
  expect(pairTexts([{ ...season, code: 'a' }], [{ ...status, code: 'b' }])).toEqual(['a-', 'b+']);
});

test('a small change of an entry without a name is reported as one change, wherever the entry moves', () => {
  const [a, b] = [
    { from: 'x', to: 'y', locale: 'en' },
    { from: 'p', to: 'q', locale: 'en' },
  ];
  expect(changesIn([a, b, { own: 1 }], [{ own: 1 }, { ...b, locale: 'fr' }])).toEqual([
    'list/1 {"from":"x","to":"y","locale":"en"} null',
    'list/1 3>1',
    'list/2/locale "en" "fr"',
  ]);
});

test('entries with the same name in different members have a number instead of the name', () => {
  expect(pairTexts([], [{ code: 'a' }, { field: 'a' }])).toEqual(['1+', '2+']);
});

test('a name of digits is not shown, because it looks like a number', () => {
  expect(pairTexts([{ code: '7' }, { code: 'x' }], [{ code: '7' }, { code: 'x', n: 1 }])).toEqual(['1', 'x']);
});

/** Lists of entries with and without names. Names may occur twice, and entries may be nearly equal. */
const member = fc.constantFrom('', 'a', 'b', 'c', '1');
const entries = fc.array(
  fc.oneof(
    fc.record(
      { code: member, field: member, from: member, to: member, more: fc.record({ n: member }) },
      { requiredKeys: [] },
    ),
    fc.integer({ min: 0, max: 3 }),
    fc.constant(null),
  ),
  { maxLength: 8 },
);
const editedLists = entries.chain((before) =>
  fc.tuple(
    fc.constant(before),
    // The newer list has some entries of the older list in another order, some of them with one changed member, and
    // added entries.
    fc
      .tuple(fc.shuffledSubarray(before), entries, fc.array(fc.tuple(fc.nat(7), member), { maxLength: 3 }))
      .map(([kept, added, changes]) =>
        changes.reduce<unknown[]>(
          (list, [index, value]) =>
            list.map((item, place) => (place === index && isRecord(item) ? { ...item, to: value } : item)),
          [...kept, ...added.slice(0, 2)],
        ),
      ),
  ),
);

test('every entry of both lists is in exactly one pair, in the order of the newer list', () => {
  fc.assert(
    fc.property(editedLists, ([before, after]) => {
      const pairs = pairsOf(before, after);
      const texts = (all: unknown[]) => all.map((each) => JSON.stringify(each));
      expect(pairs.flatMap((pair) => pair.after ?? [])).toEqual(texts(after));
      expect(pairs.flatMap((pair) => pair.before ?? []).toSorted()).toEqual(texts(before).toSorted());
    }),
  );
});

test('the difference applied to the older list gives the newer one', () => {
  fc.assert(
    fc.property(editedLists, ([before, after]) => {
      expect(applyPairs(before, after)).toEqual(after);
    }),
  );
});

test('equal lists have no difference, and each change has its own key', () => {
  fc.assert(
    fc.property(editedLists, ([before, after]) => {
      expect(differences(after, after)).toEqual([]);
      const keys = differences(before, after).map(changeKey);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

const differences = (before: unknown, after: unknown): FieldChange[] =>
  fieldChanges(
    new Map([['configuration', { old: JSON.stringify({ list: before }), new: JSON.stringify({ list: after }) }]]),
  );

const changesIn = (before: unknown[], after: unknown[]): string[] =>
  differences(before, after).map(({ path, before: old, after: now, moved }) =>
    moved ? `${path.join('/')} ${moved.from}>${moved.to}` : `${path.join('/')} ${old} ${now}`,
  );

/** Applies the pairs to the older list: removes, moves and adds entries, and changes fields of the others. */
function applyPairs(before: unknown[], after: unknown[]): unknown[] {
  const pairs = pairsOf(before, after);
  const stays = pairs.filter((pair) => pair.before !== undefined && pair.after !== undefined && pair.moved === null);
  // The entries that did not move keep their order.
  let last = -1;
  for (const { before: old } of stays) {
    last = before.findIndex((each, index) => index > last && JSON.stringify(each) === old);
    expect(last).not.toBe(-1);
  }
  return pairs.flatMap(({ before: old, after: now, moved }, index) => {
    if (now === undefined) return [];
    if (old === undefined) return [JSON.parse(now) as unknown];
    const position = pairs.slice(0, index + 1).filter((pair) => pair.after !== undefined).length;
    if (moved !== null) expect([JSON.stringify(before[moved.from - 1]), position]).toEqual([old, moved.to]);
    return [differences(JSON.parse(old), JSON.parse(now)).reduce(applyChange, JSON.parse(old))];
  });
}

/** Makes one change in an entry. */
function applyChange(entry: unknown, { path, after }: FieldChange): unknown {
  const set = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return JSON.parse(after ?? 'null');
    const { [key]: old, ...others } = isRecord(value) ? value : {};
    return rest.length === 0 && after === null ? others : { ...others, [key]: set(old, rest) };
  };
  // The first segment is `list`.
  return set(entry, path.slice(1));
}
