import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { run } from '../../../openapi/server/hosting/install.mjs';

/**
 * Installs the separate package `tests/bench/NAME/package.json` unless it is installed. Returns the folder with its
 * node_modules. The project's `npm ci` does not install this package. Install scripts of its dependencies do not run.
 */
export async function installed(name: string): Promise<string> {
  const folder = resolve('.cache/bench', name);
  const wanted = `tests/bench/${name}/package.json`;
  const text = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');
  if ((await text(`${folder}/installed.json`)) === (await text(wanted))) return folder;
  await mkdir(folder, { recursive: true });
  await copyFile(wanted, `${folder}/package.json`);
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--loglevel=error'];
  await run('npm', ['install', '--prefix', folder, ...quiet]);
  await copyFile(wanted, `${folder}/installed.json`);
  return folder;
}
