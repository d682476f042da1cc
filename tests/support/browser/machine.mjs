// @ts-check
/** Everything that the search for a browser needs from the machine. Tests replace it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectRoot } from '../../../openapi/server/hosting/install.mjs';

/**
 * @typedef {object} Ended how a program ended
 * @property {boolean} ok whether it ended with 0 in time
 * @property {string} output what it wrote to stdout and stderr
 */

/**
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot whether this process may install packages of the system
 * @property {(path: string) => boolean} exists
 * @property {(command: string, args: string[], seconds: number, env?: Record<string, string>) => Promise<Ended>} run
 *   runs a program without input; never rejects
 * @property {() => Promise<string | undefined>} downloadPath where Playwright puts its Chromium; undefined without
 *   Playwright
 */

/** @type {Machine} */
export const thisMachine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: (path) => existsSync(path),
  run,
  async downloadPath() {
    try {
      const { chromium } = await import('playwright');
      return chromium.executablePath();
    } catch {
      return undefined;
    }
  },
};

/**
 * The path of a program in the search path; undefined when there is none.
 * @param {Machine} machine
 * @param {string} name
 */
export function programPath({ env, exists }, name) {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => exists(path));
}

/** @type {Machine['run']} */
function run(command, args, seconds, env = {}) {
  return new Promise((resolve) => {
    let output = '';
    const ownGroup = process.platform !== 'win32';
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: ownGroup,
    });
    const limit = setTimeout(() => {
      output += `\nStopped after ${seconds} seconds`;
      // Ends the whole process group, because a download runs in a child process of the program.
      if (ownGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    }, seconds * 1000);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    child.once('error', (error) => {
      clearTimeout(limit);
      resolve({ ok: false, output: error.message });
    });
    child.once('exit', (code) => {
      clearTimeout(limit);
      resolve({ ok: code === 0, output });
    });
  });
}
