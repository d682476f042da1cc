import { expect, test } from 'vitest';
import { visible, withVisibleControls } from './visible-text';

test.each([
  '',
  ' ',
  '\u00A0\u3000\t\n',
  '\u200B',
  '\u200D\u2060\uFEFF',
  '\u00AD',
  '\u3164\uFFA0\u115F',
  '\u2800',
  '\u{E0041}\uFE0F',
  '\u202E',
  '\u0000',
  '\uD800',
  '\uFFFF',
  '\u0301',
  ' \u0300\u20DD',
  null,
  undefined,
])('%j is invisible', (name) => expect(visible(name)).toBeNull());

test.each(['a', '.', '\u200Ba', '漢', '👩‍👩‍👧', 'e\u0301', '\u093E', '\uFFFD', ' x '])('%j is shown unchanged', (name) =>
  expect(visible(name)).toBe(name),
);

test.each([
  ['\u001B[31mred\u001B[0m', '␛[31mred␛[0m'],
  ['a\tb\0c\u007F', 'a\tb␀c␡'],
  ['abc\u202Etxt\u2066', 'abc\uFFFDtxt\uFFFD'],
  ['Müller 👩‍🚀', 'Müller 👩‍🚀'],
])('control characters of %j are shown', (text, shown) => expect(withVisibleControls(text)).toBe(shown));
