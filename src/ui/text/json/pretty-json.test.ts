import { expect, test } from 'vitest';
import { isJson, prettyJson } from './pretty-json';

test('formats JSON and keeps the spelling of every value', () => {
  expect(prettyJson('{"id":12345678901234567890,"price":1.50,"tags":["a"]}')).toBe(
    '{\n  "id": 12345678901234567890,\n  "price": 1.50,\n  "tags": [\n    "a"\n  ]\n}',
  );
});

test('returns a text that is not JSON unchanged', () => {
  expect(prettyJson('no {json')).toBe('no {json');
  expect([isJson('null'), isJson(''), isJson('{,}')]).toEqual([true, false, false]);
});
