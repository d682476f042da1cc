import { describe, expect, test } from 'vitest';
import { mergeJson } from './merge-json';

const text = (value: unknown): string => JSON.stringify(value, null, 2);

describe('mergeJson on configurations', () => {
  test('keeps both changes at different paths', () => {
    const base = text({ a: 1, deep: { x: 'old', y: 'old' } });
    const merge = mergeJson(
      base,
      text({ a: 1, deep: { x: 'mine', y: 'old' } }),
      text({ a: 1, deep: { x: 'old', y: 'theirs' } }),
    );
    expect(merge?.conflicts).toEqual([]);
    expect(JSON.parse(merge?.text ?? '')).toEqual({ a: 1, deep: { x: 'mine', y: 'theirs' } });
  });

  test('keeps their unknown keys, order and number spelling, and takes my new spelling of a number', () => {
    const theirs = '{ "z": 1.0, "unknown": {"k": 12345678901234567890}, "a": 2 }';
    const merge = mergeJson('{"z": 1.0, "a": 1}', '{"z": 1.00, "a": 1}', theirs);
    expect(merge?.conflicts).toEqual([]);
    expect(merge?.text).toBe('{ "z": 1.00, "unknown": {"k": 12345678901234567890}, "a": 2 }');
  });

  test('a difference in digits that JavaScript would round is a change', () => {
    const merge = mergeJson('{"n":12345678901234567890}', '{"n":12345678901234567891}', '{"n":12345678901234567890}');
    expect(merge?.text).toBe('{"n":12345678901234567891}');
  });

  test('takes the members that I added, changed or removed', () => {
    const merge = mergeJson('{"gone":1,"kept":1}', '{"kept":1,"new":{"n":1.50}}', '{"gone":1,"kept":1,"theirs":true}');
    expect(JSON.parse(merge?.text ?? '')).toEqual({ kept: 1, theirs: true, new: { n: 1.5 } });
    expect(merge?.text).toContain('1.50');
  });

  test('reports the path of a conflict with all three texts and keeps mine by default', () => {
    const merge = mergeJson('{"a":{"b":1},"c":1}', '{"a":{"b":2},"c":1}', '{"a":{"b":3},"c":9}');
    expect(merge?.conflicts).toEqual([{ path: ['a', 'b'], base: '1', mine: '2', theirs: '3' }]);
    expect(JSON.parse(merge?.text ?? '')).toEqual({ a: { b: 2 }, c: 9 });
  });

  test('uses theirs where decided, and keeps my other changes', () => {
    const merge = mergeJson('{"a":1,"b":1}', '{"a":2,"b":2}', '{"a":3,"b":1}', () => 'theirs');
    expect(JSON.parse(merge?.text ?? '')).toEqual({ a: 3, b: 2 });
  });

  test('if one side removes a value and the other changes something below it, the conflict is at the upper path', () => {
    const merge = mergeJson('{"a":{"b":1}}', '{}', '{"a":{"b":2}}');
    expect(merge?.conflicts).toEqual([{ path: ['a'], base: '{"b":1}', mine: null, theirs: '{"b":2}' }]);
    expect(JSON.parse(merge?.text ?? '')).toEqual({});
  });

  test('if they replace a value and I change something below it, the conflict is at the upper path', () => {
    const merge = mergeJson('{"a":{"b":1}}', '{"a":{"b":2}}', '{"a":"text"}');
    expect(merge?.conflicts.map(({ path }) => path)).toEqual([['a']]);
    expect(JSON.parse(merge?.text ?? '')).toEqual({ a: { b: 2 } });
  });

  test('the same change with different white space is not a conflict', () => {
    const merge = mergeJson('{"l":[1]}', '{"l":[1,2]}', '{"l": [ 1, 2 ]}');
    expect(merge?.conflicts).toEqual([]);
    expect(merge?.text).toBe('{"l": [ 1, 2 ]}');
  });

  test('keys with names of inherited properties are ordinary keys', () => {
    const merge = mergeJson('{"__proto__":1}', '{"__proto__":2,"constructor":3}', '{"__proto__":1,"toString":4}');
    expect(merge?.text.replaceAll(/\s/g, '')).toBe('{"__proto__":2,"constructor":3,"toString":4}');
  });

  test.each(['{', '[]', '"text"', '', '{"a":1,"a":2}'])('returns null for %s', (broken) => {
    expect(mergeJson('{}', broken, '{"b":1}')).toBeNull();
  });
});
