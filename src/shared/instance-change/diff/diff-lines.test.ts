import { expect, test } from 'vitest';
import { diffLines, foldUnchanged } from './diff-lines';

const SIGNS = { added: '+', removed: '-', unchanged: ' ' };
const signedLines = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => SIGNS[kind] + text);

test.each([
  ['one line changed', 'a\nb\nc', 'a\nB\nc', [' a', '-b', '+B', ' c']],
  ['a line added at the end', 'a\nb', 'a\nb\nc', [' a', ' b', '+c']],
  ['all lines added', '', '{\n}', ['+{', '+}']],
  ['all lines removed', 'a', '', ['-a']],
  ['only the final line break removed', 'a\n', 'a', [' a']],
  ['an empty line removed', 'a\n\nb', 'a\nb', [' a', '-', ' b']],
])('the diff of a text with %s', (_name, before, after, lines) => {
  expect(signedLines(before, after)).toEqual(lines);
});

test('unchanged lines near a change stay visible, others are folded', () => {
  const before = Array.from({ length: 20 }, (_, index) => `line ${index}`);
  const after = before.with(10, 'changed');
  const parts = foldUnchanged(diffLines(before.join('\n'), after.join('\n')));
  expect(parts.map(({ folded, lines }) => [folded, lines.length])).toEqual([
    [true, 7],
    [false, 8],
    [true, 6],
  ]);
  expect(parts.flatMap(({ lines }) => lines)).toHaveLength(21);
});

test('two long texts without a common line take limited time', () => {
  const text = (name: string) => Array.from({ length: 20_000 }, (_, index) => `${name} ${index}`).join('\n');
  const began = performance.now();
  const lines = diffLines(text('old'), text('new'));
  expect(lines).toHaveLength(40_000);
  expect(performance.now() - began).toBeLessThan(5_000);
});
