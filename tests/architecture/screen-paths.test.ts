import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as paths from '@/domain/addresses/paths';

const PATHS_FILE = 'domain/addresses/paths.ts';
const firstParts = Object.values(paths).flatMap((path) => (typeof path === 'string' ? (path.split('/')[1] ?? '') : []));
const names = [...new Set(firstParts)].filter((name) => name !== '');

/** Matches a string that starts with the path of a screen, and the `path` of any route. */
const WRITTEN = new RegExp(String.raw`['"\`]/(?:${names.join('|')})(?![\w-])|\bpath: ['"\`]/`);

test('the paths of screens are written only in paths.ts', () => {
  expect(names).toContain('job_execution');
  const written = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^ui\/gallery\//.test(file) && file !== PATHS_FILE)
    .flatMap((file) => {
      const code = readFileSync(`src/${file}`, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');
      return code.split('\n').flatMap((line) => (WRITTEN.test(line) ? `${file}: ${line.trim()}` : []));
    });
  expect(written).toEqual([]);
});
