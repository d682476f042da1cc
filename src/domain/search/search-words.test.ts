import { expect, test } from 'vitest';
import { findWords, wordsOf } from './search-words';

const marked = (text: string, ...words: string[]): string[] =>
  findWords(text, words).map(({ start, end }) => text.slice(start, end));

test('words are split at every character that is not a letter or digit', () => {
  expect(wordsOf(' Ada@Acme.test: packshots_to-PIM ')).toEqual(['ada', 'acme', 'test', 'packshots', 'to', 'pim']);
});

test('a place at the start of a word is preferred to a place inside a word', () => {
  expect(findWords('Reshot shot', ['shot'])).toEqual([{ start: 7, end: 11 }]);
  expect(marked('Reshot', 'shot')).toEqual(['shot']);
});

test('ranges are correct in texts with accents and characters of several code units', () => {
  expect(marked('Les 🎉 médias d’été', 'medias', 'ete')).toEqual(['médias', 'été']);
  expect(marked('e\u0301te\u0301', 'ete')).toEqual(['e\u0301te\u0301']);
});

test('ranges do not overlap', () => {
  expect(marked('packshots', 'packshots', 'pack')).toEqual(['packshots']);
});
