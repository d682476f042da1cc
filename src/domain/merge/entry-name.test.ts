import { expect, test } from 'vitest';
import { entryName, isNewNamesake } from './entry-name';
import { mergeJson, ORDER } from './merge-json';

test('the name of an entry is its natural key', () => {
  expect(entryName(['rules', 'label=A'], '{"label": "B", "priority": 1}')).toBe('B');
  expect(
    entryName(['mappings', 'reference_entity=x'], '{"akeneo_asset_family": "", "reference_entity": "y = z"}'),
  ).toBe('y = z');
});

test('there is no name for any other path, or for an entry without a name', () => {
  expect(entryName(['rules', ORDER], '["A", "B"]')).toBeNull();
  expect(entryName(['rules', 'label=A'], '{"priority": 1}')).toBeNull();
  expect(entryName(['rules', 'label=A', 'label'], '"B"')).toBeNull();
  expect(entryName(['conditions', 'x'], '{"label": "B"}')).toBeNull();
  expect(entryName(['a'], '{"label": "B"}')).toBeNull();
});

test('the path of an added entry differs from the path of another entry that had the same name before', () => {
  const [base, mine, theirs] = [
    '{"label":"A","a":1,"b":1,"c":1}',
    '"label":"mine","a":1,"b":1',
    '"label":"theirs","a":1,"b":1',
  ];
  const added = (priority: number): string => `{"label":"A","d":2,"e":2,"f":2,"priority":${priority}}`;
  const merge = mergeJson(
    `{"rules":[${base}]}`,
    `{"rules":[{${mine},"c":1},${added(1)}]}`,
    `{"rules":[{${theirs},"c":1},${added(2)}]}`,
  );
  const paths = merge?.conflicts.map(({ path }) => path) ?? [];
  expect(paths.map((path) => path[1])).toEqual(['label=A', '+label=A']);
  expect(paths.map((path) => isNewNamesake(path, 1))).toEqual([false, true]);
  expect(isNewNamesake(['settings', '+a'], 1)).toBe(false);
});
