import { expect, test } from 'vitest';
import type { Name } from './name';
import { isWithinMistakes, nearestName } from './nearest-name';

const name = (code: string, label?: string): Name => ({
  code,
  labels: label === undefined ? {} : { en: label },
  type: null,
});
const NAMES = [
  name('season'),
  name('material'),
  name('main_material', 'Main material'),
  name('weight', 'Net weight'),
  name('ean'),
];
const nearest = (text: string, names = NAMES): string | undefined => nearestName(names, text)?.code;

test.each([
  ['season_old', 'season', 'a version of it'],
  ['Season', 'season', 'another case'],
  ['mainMaterial', 'main_material', 'another separator'],
  ['net weight', 'weight', 'its label'],
  ['seson', 'season', 'a missing letter'],
  ['sesaon', 'season', 'exchanged letters'],
  ['materials', 'material', 'an additional letter'],
  ['matireal', 'material', 'two wrong letters'],
])('%s was probably meant to be %s: %s', (text, code) => {
  expect(nearest(text)).toBe(code);
});

test.each([
  ['colour', 'nothing is near'],
  ['eans_x', 'more than a third of the letters differ'],
  ['', 'it is empty'],
])('%s has no nearest name: %s', (text) => {
  expect(nearest(text)).toBeUndefined();
});

test('two equally near names give no suggestion', () => {
  expect(nearest('sizes', [name('size_a'), name('size_b')])).toBeUndefined();
  expect(nearest('season', [name('season_v1'), name('season_v2')])).toBeUndefined();
  expect(nearest('season', [name('season_v2')])).toBe('season_v2');
});

test.each([
  ['abc', 'abc', 0, true],
  ['abc', 'acb', 1, true],
  ['abcd', 'ab', 1, false],
  ['kitten', 'sitting', 2, false],
  ['kitten', 'sitten', 1, true],
])('%s and %s differ by at most %s mistakes: %s', (a, b, most, isWithin) => {
  expect(isWithinMistakes(a, b, most)).toBe(isWithin);
});
