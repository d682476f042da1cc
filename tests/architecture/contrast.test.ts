import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('src/ui/theme/tokens.css', 'utf8');

type Mode = 'light' | 'dark';

/** The colours in tokens.css: every `--name: light-dark(#light, #dark)`. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
);

function colour(name: string, mode: Mode): string {
  const hex = tokens.get(name)?.[mode];
  if (hex === undefined) throw new Error(`no colour --${name}`);
  return hex;
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}

const surfaces = ['bg', 'bg-subtle', 'bg-hover', 'bg-overlay'];
const texts = [
  ...surfaces.flatMap((surface) => [
    ['text', surface],
    ['text-muted', surface],
    ['accent-text', surface],
    ['error-text', surface],
  ]),
  ...['info', 'success', 'warning', 'error', 'neutral'].map((tone) => [`${tone}-text`, `${tone}-bg`]),
  // Badges in selected rows.
  ...['info', 'success', 'warning', 'error', 'neutral'].map((tone) => [`${tone}-text`, 'bg']),
  ['accent-text', 'accent-bg'],
  ['text-muted', 'accent-bg'],
  ['ins-text', 'ins-bg'],
  ['del-text', 'del-bg'],
  ['text', 'accent-bg'],
  ['text', 'bg-muted'],
  ['text-muted', 'bg-muted'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  // The number of a version on the version's flag, and the description of the version.
  ['bg', 'change'],
  ['change', 'bg'],
] as [string, string][];
const marks = ['mark-success', 'mark-warning', 'mark-error', 'mark-running', 'mark-neutral', 'change'];
/** Borders of controls, the focus ring and marks in pictures, for which 3:1 is enough. */
const shapes = [
  ...[...surfaces, 'band'].flatMap((surface) => marks.map((mark) => [mark, surface])),
  ['line-strong', 'bg'],
  ['line-strong', 'bg-overlay'],
  ['accent', 'bg'],
] as [string, string][];

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  test.each(texts)('%s on %s can be read', (front, back) => {
    expect(contrast(colour(front, mode), colour(back, mode))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('%s on %s can be seen', (front, back) => {
    expect(contrast(colour(front, mode), colour(back, mode))).toBeGreaterThanOrEqual(3);
  });
});
