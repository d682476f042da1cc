// @ts-check
/**
 * For `npm run doctor`: prints a line for each thing that the commands of the README need, and ends with 1 if a
 * required thing is missing. Installs and changes nothing. Uses only Node built-ins, because it runs before the
 * packages are installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { freemem, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { arePackagesInstalled, projectRoot } from '../../../openapi/server/hosting/install.mjs';
import { searchBrowser } from '../browser/find-browser.mjs';
import { firefoxNeeds, webkitNeeds } from '../browser/other-engines.mjs';
import * as checks from './checks.mjs';

const SIGNS = { ok: '✓', note: '!', missing: '✗' };
/**
 * The free space that is needed, in bytes: for packages and a build, and for profiles of browsers (`TEMPORARY_SPACE`).
 */
const PROJECT_SPACE = 1.5e9;
const TEMPORARY_SPACE = 0.5e9;

/** @returns {Promise<checks.Line[]>} */
async function look() {
  const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const areInstalled = arePackagesInstalled();
  return [
    checks.nodeLine(process.versions.node, engines.node),
    checks.packagesLine(areInstalled),
    ...(areInstalled ? [checks.generatedLine(isGeneratedFresh())] : []),
    checks.browserLine(await searchBrowser()),
    ...[firefoxNeeds, webkitNeeds].map((engine) => checks.engineLine(engine, existsSync)),
    checks.portLine(4173, 'npm start', await isFree(4173), 'npm start -- --port N'),
    checks.portLine(4174, 'npm run dev', await isFree(4174), 'end the program that has it'),
    checks.portLine(5173, 'npm run dev', await isFree(5173), 'end the program that has it'),
    checks.diskLine(projectRoot, await freeSpace(projectRoot), areInstalled ? TEMPORARY_SPACE : PROJECT_SPACE),
    checks.diskLine(tmpdir(), await freeSpace(tmpdir()), TEMPORARY_SPACE),
    checks.memoryLine(totalmem(), availableMemory()),
  ];
}

function isGeneratedFresh() {
  const check = spawnSync(process.execPath, ['openapi/generate.mjs', '--check'], { cwd: projectRoot, stdio: 'ignore' });
  return check.status === 0;
}

/**
 * @param {number} port of this machine
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** @param {string} folder */
async function freeSpace(folder) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The available memory, bytes. On Linux, `freemem` counts the file cache as used. */
function availableMemory() {
  const kilobytes = existsSync('/proc/meminfo')
    ? /MemAvailable:\s+(\d+) kB/.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]
    : undefined;
  return kilobytes === undefined ? freemem() : Number(kilobytes) * 1024;
}

const lines = await look();
for (const { state, text } of lines) console.log(`${SIGNS[state]} ${text}`);
const missing = lines.filter(({ state }) => state === 'missing').length;
console.log(missing === 0 ? 'Nothing required is missing.' : `${missing} missing.`);
process.exitCode = missing === 0 ? 0 : 1;
