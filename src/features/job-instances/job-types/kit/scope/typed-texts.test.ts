import { expect, test } from 'vitest';
import { brokenPlace, typedTexts, type TypedRecord } from './typed-texts';

const TEXT = '{"product": {"search": {"a": 1}}}';
const PATH = ['product', 'search'];

function typing(text: string, typed: string, base: string | null = '{"a": 1}'): TypedRecord {
  let record: TypedRecord = {};
  typedTexts(text, record, (change) => {
    record = change(record);
  }).keep(PATH, { base, text: typed });
  return record;
}

test('typed text is shown until the stored value changes', () => {
  const record = typing(TEXT, '{"a": 1, ');
  expect(typedTexts(TEXT, record, () => {}).at(PATH)).toBe('{"a": 1, ');
  expect(typedTexts('{"product": {"search": null}}', record, () => {}).at(PATH)).toBeNull();
  expect(typedTexts(TEXT, record, () => {}).at(['product'])).toBeNull();
});

test('a typed text is broken only if it is shown and is not JSON', () => {
  expect(brokenPlace(TEXT, typing(TEXT, '{"a": 1, '))).toBe('product.search');
  expect(brokenPlace(TEXT, typing(TEXT, ' {"a": 1} '))).toBeNull();
  expect(brokenPlace(TEXT, typing(TEXT, ''))).toBeNull();
  expect(brokenPlace('{}', typing(TEXT, '{"a": 1, '))).toBeNull();
  expect(brokenPlace('{}', typing('{}', '{', null))).toBe('product.search');
});

test('in a date field, a text that is not a date is broken, but an empty text is not', () => {
  const record = (typed: string): TypedRecord => ({ since: { base: 'null', text: typed, takes: 'date' } });
  for (const wrong of ['abc', '30/02/2026 10:00', '20/11/2026 1']) {
    expect(brokenPlace('{"since": null}', record(wrong))).toBe('since');
  }
  for (const right of ['', '20/11/2026', ' 20/11/2026 10:00 ']) {
    expect(brokenPlace('{"since": null}', record(right))).toBeNull();
  }
});

test('in a number field, a text that is not a number is broken, and so is an empty text', () => {
  const record = (typed: string): TypedRecord => ({ size: { base: '50', text: typed, takes: 'number' } });
  for (const wrong of ['abc', '', '1e', '4O']) expect(brokenPlace('{"size": 50}', record(wrong))).toBe('size');
  for (const right of ['50', '1,5', ' -3 ']) expect(brokenPlace('{"size": 50}', record(right))).toBeNull();
});
