import { posix } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { documents, exists, files, textOf } from './support/repository';

const READMES = ['README.md', 'src/README.md', 'workers/README.md', 'openapi/README.md', 'tests/README.md'];

/** Files and folders that commands create. */
const GENERATED = /^(?:dist|shots|node_modules|\.data|\.cache)\/|^shell\.html$/;
const PATH = /^(?:\.ci|[\w@-][\w.@-]*)(?:\/[\w.@-]+)*(?:\/|\.(?:tsx?|mjs|cjs|json|ya?ml|md|css|html|txt|js))$/;

/** Texts in backticks, without the blocks of several lines. */
const inBackticks = (text: string): string[] =>
  [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside);

/** The headings of a document in the form that links use: "Hosting the console" becomes `hosting-the-console`. */
const headingsOf = (document: string): string[] =>
  [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

test('every expected README exists', () => {
  expect(files).toEqual(expect.arrayContaining(READMES));
});

test('the root README is at most 9 kB', () => {
  expect(Buffer.byteLength(textOf('README.md'))).toBeLessThanOrEqual(9_000);
});

describe.each(documents)('%s', (document) => {
  const text = textOf(document);

  it('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to).filter((to) => !/^https?:/.test(to));
    const broken = links.filter((to) => {
      const [path = '', heading] = to.split('#');
      const file = path === '' ? document : posix.join(posix.dirname(document), path);
      return !files.includes(file) || (heading !== undefined && !headingsOf(file).includes(heading));
    });
    expect(broken).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const paths = inBackticks(text).filter((inside) => PATH.test(inside) && !GENERATED.test(inside));
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });

  it('names commands that package.json has', () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});
