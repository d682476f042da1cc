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

describe('the style of the text is kept', () => {
  test('only the changed leaf differs', () => {
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

  test('an entry of an empty list is written over several lines like its surroundings', () => {
    expect(insertAt(CONFIGURATION, ['rules', 1, 'actions'], 0, { type: 'pattern' })).toContain(
      '"actions": [\n                {\n                    "type": "pattern"\n                }\n            ]',
    );
  });

  test('a text in one line stays in one line', () => {
    expect(setAt('{"a":1}', ['b', 'c'], [1, 2])).toBe('{"a":1,"b":{"c":[1,2]}}');
    expect(setAt('{"a": 1}', ['b'], 2)).toBe('{"a": 1, "b": 2}');
    expect(insertAt('{"a":[]}', ['a'], 0, 'x')).toBe('{"a":["x"]}');
  });

  test('an empty object is written over several lines', () => {
    expect(setAt('{}', ['delta'], false)).toBe('{\n  "delta": false\n}');
    expect(setAt('{"a": 1}', [], { b: [] })).toBe('{\n  "b": []\n}');
  });

  test('line ends stay as they are in the text', () => {
    expect(setAt('{\r\n\t"a": 1\r\n}', ['b'], { c: 1 })).toBe('{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": 1\r\n\t}\r\n}');
  });

  test('an item moves with its spelling', () => {
    const moved = moveItem(CONFIGURATION, ['rules'], 0, 1);
    expect(readAt(moved, ['rules', 1])).toEqual({ label: 'one', priority: 1 });
    expect(moved).toContain('"ratio": 1.0, "big": 12345678901234567890');
    expect(moveItem(CONFIGURATION, ['rules'], 0, 2)).toBe(CONFIGURATION);
  });

  test('an entry that is edited separately and put back changes only the edited values', () => {
    const raw = rawAt(CONFIGURATION, ['rules', 1]) ?? '';
    expect(setRawAt(CONFIGURATION, ['rules', 1], raw)).toBe(CONFIGURATION);
    const edited = setAt(raw, ['actions'], [{ type: 'pattern' }]);
    expect(setRawAt(CONFIGURATION, ['rules', 1], edited)).toBe(
      setAt(CONFIGURATION, ['rules', 1, 'actions'], [{ type: 'pattern' }]),
    );
  });
});

describe('what cannot be edited', () => {
  test.each(['{', '[1,]', '', '{"a": 1} // no'])('%s is returned unchanged', (text) => {
    expect(setAt(text, ['a'], 3)).toBe(text);
    expect(removeAt(text, ['a'])).toBe(text);
    expect(insertAt(text, ['a'], 0, 3)).toBe(text);
    expect(moveItem(text, ['a'], 0, 1)).toBe(text);
    expect(setRawAt(text, ['a'], '3')).toBe(text);
    expect(readAt(text, ['a'])).toBeUndefined();
  });

  test('raw text that is not JSON is ignored', () => {
    expect(setRawAt('{"a":1}', ['a'], '{')).toBe('{"a":1}');
  });

  test('removing a missing path changes nothing', () => {
    expect(removeAt(CONFIGURATION, ['rules', 7])).toBe(CONFIGURATION);
    expect(removeAt(CONFIGURATION, ['delta', 'x'])).toBe(CONFIGURATION);
    expect(removeAt(CONFIGURATION, [])).toBe(CONFIGURATION);
  });
});

describe('values that PHP writes differently', () => {
  test('an empty map that arrives as a list or null becomes an object', () => {
    expect(readAt(setAt('{"assetToFile":[]}', ['assetToFile', 'enabled'], true), [])).toEqual({
      assetToFile: { enabled: true },
    });
    expect(readAt(setAt('{"search":null}', ['search', 'enabled'], 1), [])).toEqual({ search: { enabled: 1 } });
  });

  test('items of a list with gaps are found by their position', () => {
    const text = '{"mappings":{"0":{"a":1},"2":{"a":3}}}';
    expect(countAt(text, ['mappings'])).toBe(2);
    expect(readAt(text, ['mappings', 1])).toEqual({ a: 3 });
    expect(setAt(text, ['mappings', 1, 'a'], 4)).toBe('{"mappings":{"0":{"a":1},"2":{"a":4}}}');
    expect(readAt(insertAt(text, ['mappings'], 1, { a: 2 }), ['mappings'])).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
  });

  test('a missing list is created', () => {
    expect(readAt(insertAt('{}', ['rules'], 0, 'x'), [])).toEqual({ rules: ['x'] });
    expect(readAt(insertAt('{"rules": null}', ['rules'], 0, 'x'), [])).toEqual({ rules: ['x'] });
  });
});

test('the last of two equal keys counts, as in every parser', () => {
  expect(readAt('{"a": 1, "a": 2}', ['a'])).toBe(2);
  expect(setAt('{"a": 1, "a": 2}', ['a'], 3)).toBe('{"a": 1, "a": 3}');
});

test('raw text below missing parents keeps its spelling', () => {
  expect(setRawAt('{"x":1}', ['product', 'search'], '{"n":1.0}')).toBe('{"x":1,"product":{"search":{"n":1.0}}}');
});

test('setting undefined removes the key', () => {
  expect(setAt('{"a": 1, "b": 2}', ['a'], undefined)).toBe('{"b": 2}');
});
