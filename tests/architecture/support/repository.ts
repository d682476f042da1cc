import { readdirSync, readFileSync } from 'node:fs';

const FOLDERS = ['.ci', 'build', 'e2e', 'locales', 'openapi', 'public', 'src', 'tests', 'workers'];

const inFolder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);

const inRoot = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);

/** The paths of all files of the repository, relative to its root, without generated folders (`dist/`, `.data/`). */
export const files: readonly string[] = [...inRoot, ...FOLDERS.flatMap(inFolder)];

/** The paths of the documents, without the recorded answers of real servers. */
export const documents = files.filter((file) => file.endsWith('.md') && !file.includes('/wire-samples/'));

export const textOf = (file: string): string => readFileSync(file, 'utf8');

/**
 * Whether the repository has a file or a folder of this path. The start of the path may be left out:
 * `drafts/draft-editor.ts` means `src/data/drafts/draft-editor.ts`.
 */
export function exists(path: string): boolean {
  const wanted = path.replace(/^\.\//, '').replace(/\/$/, '');
  return files.some((file) => `/${file}`.endsWith(`/${wanted}`) || `/${file}`.includes(`/${wanted}/`));
}
