import { expect, test } from 'vitest';
import { parseJsonText } from '@/lib/json-text';
import { entryText } from './entry-text';

const LABELS: Record<string, string> = { field: 'Field', value: 'Value' };
const words = { yes: 'Yes', no: 'No', labelOf: (key: string) => LABELS[key] ?? key };
const textOf = (json: string): string => {
  const part = parseJsonText(json);
  return part === null ? 'no JSON' : entryText(part, words);
};

test.each([
  ['"a b"', 'a b'],
  ['1.50', '1.50'],
  ['12345678901234567890', '12345678901234567890'],
  ['true', 'Yes'],
  ['["spring", "summer"]', 'spring, summer'],
  ['{"field":"season","value":["spring","summer"],"own":false}', 'Field: season, Value: spring, summer, own: No'],
  ['{"field":"","value":[],"own":{"deep":1},"none":null,"empty":{}}', 'own: (deep: 1)'],
  ['[{"field":"a"},{"field":"b"}]', '(Field: a), (Field: b)'],
  ['""', ''],
])('%s as text', (json, text) => {
  expect(textOf(json)).toBe(text);
});

test('a long entry is shortened', () => {
  expect(textOf(JSON.stringify(['x'.repeat(1_000)]))).toBe(`${'x'.repeat(400)}…`);
});
