import { describe, expect, test } from 'vitest';
import { TextIndex } from './text-index';

function indexOf(...names: string[]): TextIndex {
  const index = new TextIndex();
  for (const name of names) index.put({ id: name, name });
  return index;
}

const found = (index: TextIndex, text: string): string[] => index.find(text).map(({ id }) => id);

test('the best matches come first: the whole name, its start, the start of a word, the inside of a word, another text', () => {
  const index = new TextIndex();
  for (const name of ['Backshot', 'Our shot', 'Shots', 'Shot']) index.put({ id: name, name });
  index.put({ id: 'other', name: 'Another', more: 'shot_1' });
  expect(index.find('shot').map(({ id, rank }) => `${id}: ${rank}`)).toEqual([
    'Shot: exact',
    'Shots: start',
    'Our shot: word',
    'Backshot: inside',
    'other: more',
  ]);
});

test('an entry is found if it contains every typed word, in any order', () => {
  const index = indexOf('Packshots to the PIM', 'Packshots to the shop');
  expect(found(index, 'shop pack')).toEqual(['Packshots to the shop']);
  expect(found(index, 'shop brand')).toEqual([]);
});

describe('typing mistakes', () => {
  const index = indexOf('Packshots to the PIM', 'Media rules', 'Product information');
  test.each([
    ['pakshot', 'Packshots to the PIM'],
    ['packhsots', 'Packshots to the PIM'],
    ['meida', undefined],
    ['mdia', 'Media rules'],
    ['produkt infromation', 'Product information'],
  ])('%s finds %s', (text, name) => {
    expect(found(index, text)).toEqual(name === undefined ? [] : [name]);
  });

  test('are not allowed in short words, and only one is allowed below eight letters', () => {
    expect(found(index, 'pin')).toEqual([]);
    expect(found(index, 'pokshat')).toEqual([]);
  });

  test('rank below texts without a mistake', () => {
    const both = indexOf('Pakshot', 'Packshots');
    expect(both.find('pakshot').map(({ id, rank }) => `${id}: ${rank}`)).toEqual(['Pakshot: exact', 'Packshots: typo']);
  });

  test('do not change the order: entries that start with the text come first', () => {
    expect(found(indexOf('Bind packshots', 'Packshots'), 'pakshots')).toEqual(['Packshots', 'Bind packshots']);
  });

  test('are returned with the words that were found instead', () => {
    expect(index.find('pakshot')[0]?.words).toEqual(['packshot']);
  });
});

test('case and accents make no difference', () => {
  const index = indexOf('Intégration des médias', 'ÉCRAN');
  expect(found(index, 'integration MEDIAS')).toEqual(['Intégration des médias']);
  expect(found(index, 'médias')).toEqual(['Intégration des médias']);
  expect(found(index, 'écr')).toEqual(['ÉCRAN']);
});

test('an entry can be replaced and removed', () => {
  const index = new TextIndex();
  index.put({ id: '1', name: 'Old name' });
  index.put({ id: '1', name: 'New name' });
  expect(found(index, 'old')).toEqual([]);
  expect(found(index, 'new')).toEqual(['1']);
  index.remove('1');
  expect(found(index, 'new')).toEqual([]);
});

test('a change of the other text alone replaces the entry', () => {
  const index = new TextIndex();
  index.put({ id: '1', name: 'Name', more: 'acme_1' });
  index.put({ id: '1', name: 'Name', more: '1' });
  expect(found(index, 'acme')).toEqual([]);
});

test('among thousands of matches, entries that start with the text are found', () => {
  const index = new TextIndex();
  for (let number = 0; number < 9_000; number += 1) index.put({ id: String(number), name: `A shot ${number}` });
  index.put({ id: 'last', name: 'Shot' });
  expect(index.find('shot')[0]).toMatchObject({ id: 'last', rank: 'exact' });
});
