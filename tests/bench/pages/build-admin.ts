import { cp, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import react from '@vitejs/plugin-react';
import { installed } from '../stage/installed';

const PAGE = 'tests/bench/pages/admin';

/**
 * Builds API Platform Admin with a list of executions. Installs its packages if necessary. Returns the folder with the
 * files.
 */
export async function buildAdmin(): Promise<string> {
  const folder = await installed('admin');
  const outDir = `${folder}/dist`;
  // The page is copied next to its packages, so that the build finds them.
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
