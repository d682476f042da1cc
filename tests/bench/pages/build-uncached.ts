import { mkdir, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import react from '@vitejs/plugin-react';

const ROOT = 'tests/bench/pages/uncached';
const FOLDER = '.cache/bench/uncached';

/**
 * Builds the uncached control: the console's own grid with the rows of a plain `fetch`. Returns the folder with the
 * files.
 */
export async function buildUncached(): Promise<string> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    define: { __BUILD_ID__: '"bench"' },
    build: { outDir: `../../../../${FOLDER}`, emptyOutDir: true, target: 'es2023' },
  });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/robots.txt`, 'User-agent: *\nDisallow: /\n');
  return FOLDER;
}
