import { describe, expect, test } from 'vitest';
import { countAt, insertAt, moveItem, rawAt, readAt, removeAt, setAt, setRawAt } from './configuration-text';

const CONFIGURATION = `{
    "unknown": { "ratio": 1.0, "big": 12345678901234567890 },
    "delta": false,
    "rules": [
        { "label": "one", "priority": 1 },
        {
            "label": "two",
            "actions": []
        }
    ]
}
`;

describe('the written style stays', () => {
  test('a leaf changes alone', () => {
    expect(setAt(CONFIGURATION, ['delta'], true)).toBe(CONFIGURATION.replace('false', 'true'));
  });

  test('a new key follows the indentation of its object', () => {
    expect(setAt(CONFIGURATION, ['rules', 1, 'priority'], 3)).toBe(
      CONFIGURATION.replace('"actions": []', '"actions": [],\n            "priority": 3'),
    );
    expect(setAt(CONFIGURATION, ['rules', 0, 'conditions'], [])).toContain(
      '{ "label": "one", "priority": 1, "conditions": [] }',
    );
  });

  test('an entry of an empty list is written over several lines where its surroundings are', () => {
    expect(insertAt(CONFIGURATION, ['rules', 1, 'actions'], 0, { type: 'pattern' })).toContain(
      '"actions": [\n                {\n                    "type": "pattern"\n                }\n            ]',
    );
  });

  test('a text in one line stays in one line', () => {
    expect(setAt('{"a":1}', ['b', 'c'], [1, 2])).toBe('{"a":1,"b":{"c":[1,2]}}');
    expect(setAt('{"a": 1}', ['b'], 2)).toBe('{"a": 1, "b": 2}');
    expect(insertAt('{"a":[]}', ['a'], 0, 'x')).toBe('{"a":["x"]}');
  });

  test('an empty text is filled in readably', () => {
    expect(setAt('{}', ['delta'], false)).toBe('{\n  "delta": false\n}');
    expect(setAt('{"a": 1}', [], { b: [] })).toBe('{\n  "b": []\n}');
  });

  test('line ends stay those of the text', () => {
    expect(setAt('{\r\n\t"a": 1\r\n}', ['b'], { c: 1 })).toBe('{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": 1\r\n\t}\r\n}');
  });

  test('an item moves with its spelling', () => {
    const moved = moveItem(CONFIGURATION, ['rules'], 0, 1);
    expect(readAt(moved, ['rules', 1])).toEqual({ label: 'one', priority: 1 });
    expect(moved).toContain('"ratio": 1.0, "big": 12345678901234567890');
    expect(moveItem(CONFIGURATION, ['rules'], 0, 2)).toBe(CONFIGURATION);
  });

  test('an entry edited on its own and put back changes only what was edited', () => {
    const raw = rawAt(CONFIGURATION, ['rules', 1]) ?? '';
    expect(setRawAt(CONFIGURATION, ['rules', 1], raw)).toBe(CONFIGURATION);
    const edited = setAt(raw, ['actions'], [{ type: 'pattern' }]);
    expect(setRawAt(CONFIGURATION, ['rules', 1], edited)).toBe(
      setAt(CONFIGURATION, ['rules', 1, 'actions'], [{ type: 'pattern' }]),
    );
  });
});

describe('what cannot be edited', () => {
  test.each(['{', '[1,]', '', '{"a": 1} // no'])('%s is given back as it is', (text) => {
    expect(setAt(text, ['a'], 3)).toBe(text);
    expect(removeAt(text, ['a'])).toBe(text);
    expect(insertAt(text, ['a'], 0, 3)).toBe(text);
    expect(moveItem(text, ['a'], 0, 1)).toBe(text);
    expect(setRawAt(text, ['a'], '3')).toBe(text);
    expect(readAt(text, ['a'])).toBeUndefined();
  });

  test('raw text that is not JSON is not put in', () => {
    expect(setRawAt('{"a":1}', ['a'], '{')).toBe('{"a":1}');
  });

  test('a place that is not there is not removed', () => {
    expect(removeAt(CONFIGURATION, ['rules', 7])).toBe(CONFIGURATION);
    expect(removeAt(CONFIGURATION, ['delta', 'x'])).toBe(CONFIGURATION);
    expect(removeAt(CONFIGURATION, [])).toBe(CONFIGURATION);
  });
});

describe('values that PHP wrote otherwise', () => {
  test('an empty map that came as a list, or nothing at all, gives way to an object', () => {
    expect(readAt(setAt('{"assetToFile":[]}', ['assetToFile', 'enabled'], true), [])).toEqual({
      assetToFile: { enabled: true },
    });
    expect(readAt(setAt('{"search":null}', ['search', 'enabled'], 1), [])).toEqual({ search: { enabled: 1 } });
  });

  test('the items of a list with gaps are found by their place', () => {
    const text = '{"mappings":{"0":{"a":1},"2":{"a":3}}}';
    expect(countAt(text, ['mappings'])).toBe(2);
    expect(readAt(text, ['mappings', 1])).toEqual({ a: 3 });
    expect(setAt(text, ['mappings', 1, 'a'], 4)).toBe('{"mappings":{"0":{"a":1},"2":{"a":4}}}');
    expect(readAt(insertAt(text, ['mappings'], 1, { a: 2 }), ['mappings'])).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
  });

  test('a list is made where there is none', () => {
    expect(readAt(insertAt('{}', ['rules'], 0, 'x'), [])).toEqual({ rules: ['x'] });
    expect(readAt(insertAt('{"rules": null}', ['rules'], 0, 'x'), [])).toEqual({ rules: ['x'] });
  });
});

test('of a key that stands twice the last one counts, as for every parser', () => {
  expect(readAt('{"a": 1, "a": 2}', ['a'])).toBe(2);
  expect(setAt('{"a": 1, "a": 2}', ['a'], 3)).toBe('{"a": 1, "a": 3}');
});

test('a text put in below parents that are missing keeps its spelling', () => {
  expect(setRawAt('{"x":1}', ['product', 'search'], '{"n":1.0}')).toBe('{"x":1,"product":{"search":{"n":1.0}}}');
});

test('a value of undefined removes', () => {
  expect(setAt('{"a": 1, "b": 2}', ['a'], undefined)).toBe('{"b": 2}');
});
