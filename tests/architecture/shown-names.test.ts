import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file: `src/${file}`, text: readFileSync(`src/${file}`, 'utf8') }));

/**
 * Fallbacks such as `label ?? code`. Fallbacks to an empty text are left out, because they are values to edit and not
 * names to show.
 */
const BARE = /(?:[lL]abel|[cC]ompanyName|\bname) (?:\?\?|\|\|) (?!'')[^;\n]*/g;
/**
 * Files that may have such fallbacks, because the text comes from the console itself, or because
 * `src/api/readers/execution-reader.ts` has already checked the name.
 */
const OWN_WORDS = new Set([
  'src/shared/execution/use-execution-columns.tsx',
  'src/features/executions/view/execution-facts.tsx',
  'src/features/executions/view/execution-head.tsx',
  'src/features/executions/log/log-page.tsx',
  'src/features/job-instances/list/use-instance-columns.tsx',
  'src/features/job-instances/job-types/kit/problems/violation-list.tsx',
  'src/lib/browser/locks.ts',
  'src/ui/filter/use-value-texts.ts',
  'src/ui/table/pager/pager.tsx',
  'src/ui/text/copy-button.tsx',
]);

it('no file falls back from a name with a bare ?? or ||, because that would show an invisible name', () => {
  const bare = sources
    .filter(({ file }) => !OWN_WORDS.has(file))
    .flatMap(({ file, text }) => [...text.matchAll(BARE)].map(([found]) => `${file}: ${found}`));
  expect(bare).toEqual([]);
  expect(sources.filter(({ text }) => /\bvisible\(/.test(text)).length).toBeGreaterThan(20);
});
