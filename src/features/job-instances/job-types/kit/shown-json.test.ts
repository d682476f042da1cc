import { expect, test } from 'vitest';
import { shownJson } from './shown-json';

test('a value starts at the margin, whatever its indentation', () => {
  expect(shownJson('{\n      "a": [\n        1\n      ]\n    }')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(shownJson('{"a":1.0}')).toBe('{"a":1.0}');
});

test('nothing and null are empty', () => {
  expect([shownJson(undefined), shownJson('null'), shownJson('"null"')]).toEqual(['', '', '"null"']);
});
