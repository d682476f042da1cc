import { expect, test } from 'vitest';
import { configurationProblem, isValidObject, jsonProblem } from './json-problem';

test.each([
  ['{"a": 1,}', 'syntax', 8],
  ['{"a" 1}', 'syntax', 5],
  ['{"a": 1', 'syntax', 7],
  ['', 'syntax', 0],
  ['{"a": 1} x', 'syntax', 9],
  ['{"a": "line\nbreak"}', 'syntax', 6],
  [' [1]', 'notAnObject', 1],
  ['"text"', 'notAnObject', 0],
])('%s is not a configuration: %s at %i', (text, code, offset) => {
  expect(configurationProblem(text)).toMatchObject({ code, offset });
  expect(isValidObject(text)).toBe(false);
});

test('the problem names the error of the parser', () => {
  expect(jsonProblem('{"a" 1}')?.detail).toBe('ColonExpected');
});

test('very deep nesting is refused without a crash', () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  expect(jsonProblem(`{"a":${deep}}`)?.code).toBe('tooDeep');
  expect(jsonProblem(`{"a":${'['.repeat(200_000)}`)?.code).toBe('tooDeep');
});

test.each(['{}', ' {"a": [1, {"b": null}]}\n', '{"__proto__": {}, "b": 1}'])('%s is a configuration', (text) => {
  expect(configurationProblem(text)).toBeNull();
});

test('a field for any JSON also accepts lists and texts', () => {
  expect(jsonProblem('[1]')).toBeNull();
});
