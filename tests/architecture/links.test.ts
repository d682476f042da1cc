import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => `src/${file}`);
const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const using = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('has sources to look at', () => {
  expect(files.length).toBeGreaterThan(300);
});

it('a page that is opened apart never gets hold of this one', () => {
  const links = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/<[^<>]*target="_blank"[^<>]*>/g)].map(([tag]) => ({ file, tag })),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ tag }) => !/rel="[^"]*\bnoopener\b/.test(tag))).toEqual([]);
  const opens = sources.flatMap(({ text }) => [...text.matchAll(/window\.open\([^)]*\)/g)].map(([call]) => call));
  expect(opens.filter((call) => !call.includes("'noopener'"))).toEqual([]);
});

it('nobody turns a text into markup or code', () => {
  const ways =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\bsrcdoc\b|\beval\(|new Function\(/;
  expect(using(ways)).toEqual([]);
});

it('there is one policy for addresses of scripts, and it lives in one file', () => {
  expect(using(/createPolicy/)).toEqual(['src/lib/trusted-script-url.ts']);
});

it('parts of addresses are written in one place, which no text of a server can stop', () => {
  expect(using(/encodeURI(?:Component)?\(/)).toEqual(['src/lib/text/storable-text.ts']);
});
