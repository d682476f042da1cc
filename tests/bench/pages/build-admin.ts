import { cp, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import react from '@vitejs/plugin-react';
import { installed } from '../stage/installed';

const PAGE = 'tests/bench/pages/admin';

/**
 * Builds API Platform Admin with a list of executions, from packages of its own, which are installed when they are not
 * there. Gives the folder with its files.
 */
export async function buildAdmin(): Promise<string> {
  const folder = await installed('admin');
  const outDir = `${folder}/dist`;
  // Beside its packages, so that they are found.
  await cp(PAGE, `${folder}/page`, { recursive: true });
  await build({
    configFile: false,
    root: `${folder}/page`,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
  await writeFile(`${outDir}/robots.txt`, 'User-agent: *\nDisallow: /\n');
  return outDir;
}
