/** Installs the packages of the lock file when they are missing or changed. Uses only Node built-ins. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

const stamp = join(projectRoot, 'node_modules/.installed-lock');

/**
 * Runs a program in the project without input, so that it cannot ask questions.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<void>} rejects when the exit code is not 0
 */
export function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with code ${code}`));
    });
  });
}

const lockFile = () => readFileSync(join(projectRoot, 'package-lock.json'));

/** @param {Buffer} lock */
const hashOf = (lock) => createHash('sha256').update(lock).digest('hex');

/**
 * Whether our record says that node_modules was installed from the lock file with this hash.
 * @param {string} wanted
 */
const isRecorded = (wanted) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/** @returns {boolean} whether node_modules belongs to the present lock file; changes nothing */
export function arePackagesInstalled() {
  const lock = lockFile();
  return existsSync(join(projectRoot, 'node_modules')) && (isRecorded(hashOf(lock)) || isInstalledFrom(lock));
}

/** Runs `npm ci` unless node_modules belongs to the present lock file. */
export async function installIfNeeded() {
  const lock = lockFile();
  const wanted = hashOf(lock);
  if (isRecorded(wanted)) return;
  if (isInstalledFrom(lock)) {
    writeFileSync(stamp, wanted);
    return;
  }
  console.log('Installing packages …');
  // With NODE_ENV=production, npm would omit the build tools.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  await (npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args));
  writeFileSync(stamp, wanted);
}

/**
 * Compares npm's own record with the lock file, so that a manual installation counts too.
 * @param {Buffer} lock
 */
function isInstalledFrom(lock) {
  const record = join(projectRoot, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(lock.toString()).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || installed[path]?.version === entry.version,
  );
}
