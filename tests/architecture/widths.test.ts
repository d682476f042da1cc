import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The widths of the window at which a layout may change, px (src/ui/theme/tokens.css). */
const WIDTHS = new Set([640, 860, 1008, 1248, 1600]);

test('a layout changes only at the five widths of the console', () => {
  const wrong = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@(?:media|container)[^{]*\{/g)].flatMap(([rule]) =>
        [...rule.matchAll(/(\d+)px/g)].filter(([, px]) => !WIDTHS.has(Number(px))).map(() => `${file}: ${rule}`),
      ),
    );
  expect(wrong).toEqual([]);
});

test('paper has the layout of a small window', () => {
  const wrong = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@media[^{]*(?:860|1008)px[^{]*\{/g)]
        .map(([rule]) => rule)
        .filter((rule) => !/@media (?:screen and \(.*<|print, \(width >=)/.test(rule))
        .map((rule) => `${file}: ${rule}`),
    );
  expect(wrong).toEqual([]);
});

test('every kind of column has a width', () => {
  const [, union = ''] = /type ColumnKind =([^;]*);/.exec(readFileSync('src/ui/table/column.ts', 'utf8')) ?? [];
  const kinds = [...union.matchAll(/'([\w-]+)'/g)].map(([, kind]) => kind);
  const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8');
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => !tokens.includes(`--w-${kind}: `))).toEqual([]);
});
