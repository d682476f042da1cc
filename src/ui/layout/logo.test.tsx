import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from './logo';

test('the logo is the icon of the installed application', async () => {
  const file = await readFile('public/icons/icon.svg', 'utf8');
  const drawn = renderToStaticMarkup(<Logo />).replace(/ width="24" height="24" aria-hidden="true"/, '');
  const plain = (svg: string): string =>
    svg.replaceAll(/\s*\/>|><\/(?:rect|path|circle)>/g, '>').replaceAll(/\s*\n\s*/g, '');
  expect(plain(drawn)).toBe(plain(file));
});
