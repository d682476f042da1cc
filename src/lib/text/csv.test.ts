import { expect, test } from 'vitest';
import { csvText } from './csv';

test.each([
  ['a plain text', 'sku is empty', 'sku is empty'],
  ['a comma', 'a, b', '"a, b"'],
  ['quotes', 'the "sku"', '"the ""sku"""'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula after white space', '  @SUM(A1)', "'  @SUM(A1)"],
  ['a minus', '-2+3', "'-2+3"],
  ['a tab', '\t=1', "'\t=1"],
  ['a zero-width space', '\u200B=1', "'\u200B=1"],
  ['several invisible characters', '\u2060\u00AD\uFEFF\u202E@SUM(A1)', "'\u2060\u00AD\uFEFF\u202E@SUM(A1)"],
  ['a byte order mark', '\uFEFF+1', "'\uFEFF+1"],
  ['control characters', '\u0000\u0007\u009F-1', "'\u0000\u0007\u009F-1"],
  ['a no-break space', '\u00A0\u3000=1', "'\u00A0\u3000=1"],
  ['a line feed', '\n=1', `"'\n'=1"`],
  ['a full-width sign', '＝1+1', "'＝1+1"],
  ['a full-width plus sign', '＋1', "'＋1"],
  ['a small sign', '﹫SUM', "'﹫SUM"],
  ['a typographic minus sign', '−1', "'−1"],
  ['a formula after a semicolon', 'a;=1+1', `"a;'=1+1"`],
  ['a formula in a second line', 'a\n \u200B=1', `"a\n \u200B'=1"`],
  ['an e-mail address', 'ada@acme.test', 'ada@acme.test'],
  ['a hyphen inside', 'a - b; c', '"a - b; c"'],
  ['a formula with a comma', '=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('writes %s', (_name, text, cell) => {
  expect(csvText([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

test('numbers stay numbers', () => {
  expect(
    csvText([
      ['ID', 'Step'],
      [-12, 'Read'],
    ]),
  ).toBe('\uFEFFID,Step\r\n-12,Read\r\n');
});
