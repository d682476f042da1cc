import { expect, test } from 'vitest';
import { removeAt } from '@/domain/configuration/text/configuration-text';
import { withRemoved } from './use-removal-undo';

const TEXT = '{ "rules": [{"a": 1.0}, {"b": 2}, {"c": 3}] }';

test('a removed entry comes back at its place, with the same JSON text', () => {
  const removed = { path: ['rules'], index: 0, raw: '{"a": 1.0}' };
  expect(JSON.parse(withRemoved(removeAt(TEXT, ['rules', 0]), removed))).toEqual(JSON.parse(TEXT));
  expect(withRemoved(removeAt(TEXT, ['rules', 0]), removed)).toContain('{"a": 1.0}');
});

test('in a list that has become shorter, a removed entry comes back at the end', () => {
  const removed = { path: ['rules'], index: 2, raw: '{"c": 3}' };
  expect(JSON.parse(withRemoved('{"rules": [{"b": 2}]}', removed))).toEqual({ rules: [{ b: 2 }, { c: 3 }] });
  expect(JSON.parse(withRemoved('{"rules": []}', removed))).toEqual({ rules: [{ c: 3 }] });
});
