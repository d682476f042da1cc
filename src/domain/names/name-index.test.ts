import { expect, test } from 'vitest';
import type { Name } from './name';
import { NameIndex } from './name-index';

const name = (code: string, en?: string, fr?: string): Name => ({
  code,
  labels: { ...(en !== undefined && { en }), ...(fr !== undefined && { fr }) },
  type: null,
});
const NAMES = [
  name('main_material', 'Main material'),
  name('material_note', 'Material, note'),
  name('material', 'Material', 'Matière'),
  name('estimate'),
  name('season', 'Season', 'Saison'),
];
const index = new NameIndex(NAMES, 'en');
const codes = (text: string, within = index): string[] => within.find(text, 8).found.map((found) => found.name.code);

test('the name itself comes first, then beginnings, words, and the inside', () => {
  expect(codes('mate')).toEqual(['material_note', 'material', 'main_material', 'estimate']);
  expect(codes('material')).toEqual(['material', 'material_note', 'main_material']);
});

test('labels are found in the language of the interface, without accents', () => {
  const french = new NameIndex(NAMES, 'fr');
  expect(codes('saison')).toEqual([]);
  expect(codes('saison', french)).toEqual(['season']);
  expect(codes('matière', french)).toEqual(['material']);
  expect(french.find('matie', 1).found[0]).toMatchObject({ label: 'Matière', inCode: -1, inLabel: 0 });
});

test('one mistake is forgiven when nothing matches, from four letters on', () => {
  expect(codes('seas')).toEqual(['season']);
  expect(codes('saes')).toEqual(['season']);
  expect(codes('metarial')).toEqual([]);
  expect(codes('matreial')).toEqual(['material_note', 'material']);
  expect(codes('sxa')).toEqual([]);
});

test('an empty text finds every name, those in use first', () => {
  expect(index.find('', 2).found.map((found) => found.name.code)).toEqual(['main_material', 'material_note']);
  const { found, count } = index.find(' ', 2, ['season', 'gone']);
  expect([found.map((each) => each.name.code), count]).toEqual([['season', 'main_material'], 5]);
});

test('a key is answered within a frame over 20,000 names', () => {
  const many = new NameIndex(
    Array.from({ length: 20_000 }, (_, number) => name(`attribute_${number}`, `Attribute number ${number}`)),
    'en',
  );
  const times = ['a', 'attribute_1', 'number 19999', 'atribute_12', 'nothing like it'].map((text) => {
    // The fastest of several, because the machine may do other work meanwhile.
    const runs = Array.from({ length: 9 }, () => {
      const start = performance.now();
      many.find(text, 50);
      return performance.now() - start;
    });
    return Math.min(...runs);
  });
  expect(Math.max(...times)).toBeLessThan(16);
  expect(many.find('attribute_1999', 50).count).toBe(11);
});
