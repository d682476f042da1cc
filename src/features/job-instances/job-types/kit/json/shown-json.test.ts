import { expect, test } from 'vitest';
import { shownJson } from './shown-json';

test('removes the indentation that a value has in the configuration', () => {
  expect(shownJson('{\n      "a": [\n        1\n      ]\n    }')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(shownJson('{"a":1.0}')).toBe('{"a":1.0}');
});

test('returns an empty text for undefined and null', () => {
  expect([shownJson(undefined), shownJson('null'), shownJson('"null"')]).toEqual(['', '', '"null"']);
});
