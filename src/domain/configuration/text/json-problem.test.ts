import { expect, test } from 'vitest';
import { isValidObject, jsonProblem } from './json-problem';

test.each([
  ['{"a": 1,}', 'syntax', 8],
  ['{"a" 1}', 'syntax', 5],
  ['{"a": 1', 'syntax', 7],
  ['', 'syntax', 0],
  ['{"a": 1} x', 'syntax', 9],
  ['{"a": "line\nbreak"}', 'syntax', 6],
])('%s is not JSON: %s at %i', (text, code, offset) => {
  expect(jsonProblem(text)).toMatchObject({ code, offset });
  expect(isValidObject(text)).toBe(false);
});

test('the problem contains the error of the parser', () => {
  expect(jsonProblem('{"a" 1}')?.detail).toBe('ColonExpected');
});

test('very deep nesting is refused without a crash', () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  expect(jsonProblem(`{"a":${deep}}`)?.code).toBe('tooDeep');
  expect(jsonProblem(`{"a":${'['.repeat(200_000)}`)?.code).toBe('tooDeep');
});

test.each(['{}', ' {"a": [1, {"b": null}]}\n', '{"__proto__": {}, "b": 1}'])('%s is a configuration', (text) => {
  expect(jsonProblem(text)).toBeNull();
  expect(isValidObject(text)).toBe(true);
});

test.each([' [1]', '"text"'])('%s is JSON, but no configuration', (text) => {
  expect(jsonProblem(text)).toBeNull();
  expect(isValidObject(text)).toBe(false);
});
