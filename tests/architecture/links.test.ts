import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => `src/${file}`);
const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const using = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('there are sources to check', () => {
  expect(files.length).toBeGreaterThan(300);
});

it('a new tab that a link opens gets no access to its opener', () => {
  const links = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/<[^<>]*target="_blank"[^<>]*>/g)].map(([tag]) => ({ file, tag })),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ tag }) => !/rel="[^"]*\bnoopener\b/.test(tag))).toEqual([]);
  const opens = sources.flatMap(({ text }) => [...text.matchAll(/window\.open\([^)]*\)/g)].map(([call]) => call));
  expect(opens.filter((call) => !call.includes("'noopener'"))).toEqual([]);
});

it('no code turns text into markup or code', () => {
  const ways =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\bsrcdoc\b|\beval\(|new Function\(/;
  expect(using(ways)).toEqual([]);
});

it('one file defines the only Trusted Types policy', () => {
  expect(using(/createPolicy/)).toEqual(['src/lib/trusted-script-url.ts']);
});

it('URL segments are encoded in one place, which accepts any text of a server', () => {
  expect(using(/encodeURI(?:Component)?\(/)).toEqual(['src/lib/addresses/encode-segment.ts']);
});
