import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../instance';
import { fieldChanges, foldVersions } from './field-changes';
import { historyEntry } from '@tests/support/history-entry';

const entry = (version: number, changeSet: HistoryEntry['changeSet']): HistoryEntry =>
  historyEntry(version, { changeSet });

const inConfiguration = (before: unknown, after: unknown) =>
  fieldChanges(new Map([['configuration', { old: before, new: after }]])).map(
    (change) => [change.path.join(' › '), change.before, change.after] as const,
  );

describe('several versions, combined into one', () => {
  test('have the old value of the first version and the new value of the last version', () => {
    const folded = foldVersions([
      entry(2, { label: { old: 'a', new: 'b' } }),
      entry(3, { label: { old: 'b', new: 'c' }, enabled: { old: true, new: false } }),
    ]);
    expect([...folded]).toEqual([
      ['label', { old: 'a', new: 'c' }],
      ['enabled', { old: true, new: false }],
    ]);
  });

  test('omit a value that was changed back', () => {
    const there = entry(2, { label: { old: 'a', new: 'b' } });
    expect(foldVersions([there, entry(3, { label: { old: 'b', new: 'a' } })]).size).toBe(0);
  });
});

describe('fieldChanges', () => {
  test('reports a property as one place', () => {
    const folded = new Map([['label', { old: 'Shop', new: null }]]);
    expect(fieldChanges(folded)).toEqual([{ property: 'label', path: [], before: '"Shop"', after: null }]);
  });

  test('reports keys of the configuration and keeps the spelling of numbers', () => {
    expect(inConfiguration('{"a":1.0,"b":{"c":1}}', '{"a":1.50,"b":{"c":1,"d":[1,2]}}')).toEqual([
      ['a', '1.0', '1.50'],
      ['b › d', null, '[1,2]'],
    ]);
  });

  test('reports entries by name, also after a move', () => {
    const before = '{"rules":[{"label":"x","n":1},{"label":"y","n":2}]}';
    const after = '{"rules":[{"label":"y","n":3},{"label":"x","n":1}]}';
    expect(inConfiguration(before, after)).toEqual([
      ['rules › y', null, null],
      ['rules › y › n', '2', '3'],
    ]);
  });

  test('reports both positions of a moved entry', () => {
    const list = (...names: string[]): string => JSON.stringify({ own: names.map((code) => ({ code })) });
    const changes = fieldChanges(
      new Map([['configuration', { old: list('a', 'b', 'c'), new: list('c', 'a', 'x', 'b') }]]),
    );
    expect(changes).toEqual([
      { property: 'configuration', path: ['own', 'c'], before: null, after: null, moved: { from: 3, to: 1 } },
      { property: 'configuration', path: ['own', 'x'], before: null, after: '{"code":"x"}' },
    ]);
  });

  test('reports a removed key after the key that it used to follow', () => {
    expect(inConfiguration('{"a":1,"b":2,"c":3}', '{"a":2,"c":4,"d":5}').map(([path]) => path)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  test('reports entries without a name by number, and a plain list as one value', () => {
    expect(inConfiguration('{"actions":[{"n":1},{"n":2}]}', '{"actions":[{"n":1},{"n":3}]}')).toEqual([
      ['actions › 2 › n', '2', '3'],
    ]);
    expect(inConfiguration('{"list":["a"]}', '{"list":["a","b"]}')).toEqual([['list', '["a"]', '["a","b"]']]);
  });

  test('accepts an object instead of a text', () => {
    expect(inConfiguration({ a: 1 }, '{"a":2}')).toEqual([['a', '1', '2']]);
  });

  test('reports a broken text as one place', () => {
    expect(inConfiguration('{', '{"a":2}')).toEqual([['', '"{"', '"{\\"a\\":2}"']]);
  });

  test('reports nothing for equal configurations, and at least one place for different ones', () => {
    const json = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(json, json, (a, b) => {
        const [before, after] = [JSON.stringify({ a }), JSON.stringify({ a: b })];
        expect(inConfiguration(before, before)).toEqual([]);
        if (before !== after)
          expect(inConfiguration(before, after).length > 0).toBe(
            JSON.stringify(a) !== JSON.stringify(b) && !sameSet(a, b),
          );
      }),
    );
  });
});

/** Whether two values are equal apart from the order of keys, which has no meaning in JSON. */
const sameSet = (a: unknown, b: unknown): boolean => JSON.stringify(sortKeys(a)) === JSON.stringify(sortKeys(b));

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, each]) => [key, sortKeys(each)]);
  // The wrapper keeps an empty object different from an empty list.
  return { members: members.toSorted() };
}
