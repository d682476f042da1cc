import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, rules: rulesOf(readFileSync(`src/${file}`, 'utf8')) }));

/** The text of a style sheet without comments, and without the rules for `prefers-reduced-motion`. */
function rulesOf(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@media \(prefers-reduced-motion[\s\S]*?\n\}/g, '');
}

it('no style causes a second layout of the first screen (decision 014)', () => {
  expect(sheets.length).toBeGreaterThan(20);
  for (const { file, rules } of sheets) {
    expect(rules, `${file}: boxes before and after every element`).not.toMatch(/\*::?(?:before|after)/);
    expect(rules, `${file}: a layout before the font is there`).not.toMatch(/@container|container(?:-type|-name)?:/);
  }
});
