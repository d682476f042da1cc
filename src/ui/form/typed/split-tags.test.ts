import { expect, test } from 'vitest';
import { addTags, completesTag, splitTags } from './split-tags';

test('a paste is split at commas, semicolons, spaces and lines', () => {
  expect(splitTags(' a@b.c, d@e.f;g@h.i\nj@k.l\t', 'separators')).toEqual(['a@b.c', 'd@e.f', 'g@h.i', 'j@k.l']);
});

test('if only Enter adds a tag, a text with separators is one tag', () => {
  expect(splitTags(' red, blue ', 'enter')).toEqual(['red, blue']);
  expect(splitTags('   ', 'enter')).toEqual([]);
});

test('only certain keys add a tag', () => {
  expect(['Enter', ' ', ',', ';', 'a'].filter((key) => completesTag(key, 'separators'))).toEqual([
    'Enter',
    ' ',
    ',',
    ';',
  ]);
  expect(['Enter', ' ', ',', ';', 'a'].filter((key) => completesTag(key, 'enter'))).toEqual(['Enter']);
});

test('a tag is not added twice', () => {
  expect(addTags(['a', 'b'], ['b', 'c', 'c'])).toEqual(['a', 'b', 'c']);
});
