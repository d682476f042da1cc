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
