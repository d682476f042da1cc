import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [, light = '', dark = ''] =
  /--bg: light-dark\((#\w+), (#\w+)\)/.exec(readFileSync('src/ui/theme/tokens.css', 'utf8')) ?? [];

test("the browser's bars have the background of the page, in light and dark", () => {
  const metas = [...readFileSync('index.html', 'utf8').matchAll(/<meta name="theme-color"[^>]*>/g)].map(
    ([meta]) => meta,
  );
  const meta = (mode: string, colour: string): string =>
    `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${mode})" data-mode="${mode}" />`;
  expect(light).not.toBe(dark);
  expect(metas).toEqual([meta('light', light), meta('dark', dark)]);
});

test('an installed console starts with the light background of the page; the manifest has no other colour', () => {
  const colours = [...readFileSync('vite.config.ts', 'utf8').matchAll(/(?:background|theme)_color: '(#\w+)'/g)];
  expect(colours.map(([, colour]) => colour)).toEqual([light, light]);
});
