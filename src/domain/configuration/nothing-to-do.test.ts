import { expect, test } from 'vitest';
import { hasNothingToDo } from './nothing-to-do';

test.each([
  [{ mappings: [] }, true],
  [{ mappings: [], reverseMapping: [], conditions: [{ field: 'a' }] }, true],
  [{ mappings: [], reverseMapping: [{ name: 'a' }] }, false],
  [{ rules: [{ label: 'a' }] }, false],
  [{ conditions: [] }, false],
  [{ mappings: null }, false],
  [{}, false],
])('%j has lists of work, and all of them are empty: %s', (configuration, expected) => {
  expect(hasNothingToDo(JSON.stringify(configuration))).toBe(expected);
});

test('a text that is not JSON is not judged', () => {
  expect(hasNothingToDo('{"mappings": [')).toBe(false);
});
