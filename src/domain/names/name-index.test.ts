import { expect, test } from 'vitest';
import type { Name } from './name';
import { NameIndex, nameIndexOf } from './name-index';
import { rowAfterReading } from './name-list';

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

test('an exact match comes first, then names and words that begin with the text, then names that contain it', () => {
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

test('one typing mistake is allowed if nothing matches and the text has at least four letters', () => {
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

const list = (...names: Name[]) =>
  rowAfterReading(
    { connection: 'akeneo/1', kind: 'locale', within: '' },
    undefined,
    { names, isComplete: true },
    Date.now(),
  );

test('the same lists share one index', () => {
  const [one, other] = [list(name('de')), list(name('fr'))];
  const both = nameIndexOf([one, other], 'en');
  expect(nameIndexOf([one, undefined, other], 'en')).toBe(both);
  expect([both.has('de'), both.has('fr'), both.size]).toEqual([true, true, 2]);
  expect(nameIndexOf([one, list(name('it'))], 'en').has('fr')).toBe(false);
  const alone = nameIndexOf([one], 'en');
  expect([alone.size, nameIndexOf([one], 'en') === alone, nameIndexOf([one], 'fr') === alone]).toEqual([
    1,
    true,
    false,
  ]);
  expect(nameIndexOf([undefined], 'en').size).toBe(0);
});

test('names that are switched off are left out, and the index is cached', () => {
  const mixed = list({ ...name('de'), isOff: true }, name('fr'));
  const index = nameIndexOf([mixed], 'en');
  expect([index.size, index.has('de'), index.has('fr')]).toEqual([1, false, true]);
  expect(index.find('de', 50).count).toBe(0);
  expect(nameIndexOf([mixed], 'en')).toBe(index);
});

test('a keystroke searches 20,000 names within a frame', () => {
  const many = new NameIndex(
    Array.from({ length: 20_000 }, (_, number) => name(`attribute_${number}`, `Attribute number ${number}`)),
    'en',
  );
  const times = ['a', 'attribute_1', 'number 19999', 'atribute_12', 'nothing like it'].map((text) => {
    // The fastest of several runs counts, because the machine may do other work meanwhile.
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
