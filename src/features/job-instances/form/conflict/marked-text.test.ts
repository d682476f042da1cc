import { expect, test } from 'vitest';
import { markedText, type MarkUnit } from './marked-text';

const SIGNS = { same: '', added: '+', removed: '-' };
const markedString = (before: string, after: string, unit: MarkUnit): string =>
  markedText(before, after, unit)
    .map(({ kind, text }) => (kind === 'same' ? text : `[${SIGNS[kind]}${text}]`))
    .join('');

test.each<[string, string, string, MarkUnit, string]>([
  ['words', 'Packshots to the PIM', 'Packshots to the PIM, nightly', 'word', 'Packshots to the PIM[+, nightly]'],
  ['characters', '{season}, {year}', '{season}-{year}', 'character', '{season}[-, ][+-]{year}'],
  ['entries', 'a@acme.test', 'a@acme.test, b@acme.test', 'entry', 'a@acme.test[+, b@acme.test]'],
  ['the removal of the only entry', 'a@acme.test', '', 'entry', '[-a@acme.test]'],
  ['the replacement of the only entry', 'a', 'b', 'entry', '[-a][+b]'],
  ['the replacement of the first entry', 'a, b', 'c, d, b', 'entry', '[-a, ][+c, d, ]b'],
  ['entries in the middle', 'a, b, c', 'a, x, c', 'entry', 'a[-, b][+, x], c'],
  [
    'texts with little in common',
    'Images by SKU',
    'Sends all by night',
    'word',
    '[-Images by SKU][+Sends all by night]',
  ],
  ['codes with little in common', 'webimage', 'large', 'character', '[-webimage][+large]'],
  ['nothing in equal texts', 'a', 'a', 'word', 'a'],
  ['a text that was empty before', '', 'new', 'word', '[+new]'],
])('marks %s', (_name, before, after, unit, marks) => {
  expect(markedString(before, after, unit)).toBe(marks);
});

test('two long texts without a common word take limited time', () => {
  const text = (name: string): string => Array.from({ length: 20_000 }, (_, at) => `${name}${at}`).join(' ');
  const began = performance.now();
  markedText(text('old'), text('new'), 'word');
  expect(performance.now() - began).toBeLessThan(2_000);
});
