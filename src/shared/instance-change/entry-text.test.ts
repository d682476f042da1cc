import { expect, test } from 'vitest';
import { unambiguousRootOf } from '@/lib/json-nodes';
import { entryLines, entryText, shortText } from './entry-text';

const LABELS: Record<string, string> = { field: 'Field', value: 'Value' };
const words = {
  yes: 'Yes',
  no: 'No',
  labelOf: (key: string) => LABELS[key] ?? key,
  factOf: (label: string, value: string) => `${label}: ${value}`,
  choiceOf: (key: string, value: string) => (key === 'operator' && value === 'IN' ? 'is one of' : value),
};
const textOf = (json: string): string => {
  const part = unambiguousRootOf(json);
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

test('a long text is shortened', () => {
  expect(shortText('x'.repeat(400))).toBe('x'.repeat(400));
  expect(shortText('x'.repeat(1_000))).toBe(`${'x'.repeat(400)}…`);
});

test('a shortened text ends after a whole word, unless the last word is very long', () => {
  expect(shortText(`${'x'.repeat(380)}, ${'y'.repeat(40)}`)).toBe(`${'x'.repeat(380)}…`);
  expect(shortText(`${'x'.repeat(400)} y`)).toBe(`${'x'.repeat(400)}…`);
  expect(shortText(`x ${'y'.repeat(1_000)}`)).toBe(`x ${'y'.repeat(398)}…`);
});

test('an entry has one member per line, with the labels of its choices', () => {
  const part = unambiguousRootOf('{"field":"a","none":"","on":[{"field":"b","operator":"IN","value":["c","d"]}]}');
  expect(part && entryLines(part, words)).toBe('Field: a\non:\n– Field: b, operator: is one of, Value: c, d');
  const list = unambiguousRootOf('[{"field":"a"},{"field":"b"}]');
  expect(list && entryLines(list, words)).toBe('Field: a\nField: b');
});
