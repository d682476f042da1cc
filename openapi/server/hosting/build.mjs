/** Builds the console into dist/ if a source file changed since the last build. Uses only Node built-ins. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot, run } from './install.mjs';

const sources = [
  'src',
  'workers',
  'locales',
  'public',
  'openapi/generated',
  'openapi/server/hosting/build.mjs',
  'index.html',
  'vite.config.ts',
  'build',
  'tsconfig.base.json',
  'package-lock.json',
];
const dist = join(projectRoot, 'dist');
const stamp = join(projectRoot, '.cache/build.json');

/** Runs `vite build` unless dist/ is up to date. */
export async function buildIfNeeded() {
  const wanted = sourceHash();
  if (isFresh(wanted)) return;
  console.log('Building the console …');
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error']);
  compressFiles();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ sources: wanted, built: builtAt() }));
}

/**
 * Whether dist/ was built from the sources with the hash `wanted`. Also compares the time of the build, because a
 * manual build changes dist/ without updating the record.
 */
function isFresh(wanted) {
  if (!existsSync(stamp) || !existsSync(join(dist, 'index.html'))) return false;
  const last = JSON.parse(readFileSync(stamp, 'utf8'));
  return last.sources === wanted && last.built === builtAt();
}

const builtAt = () => statSync(join(dist, 'index.html')).mtimeMs;

function sourceHash() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesBelow(source)).sort()) {
    if (/\.test\.tsx?$/.test(path)) continue;
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(projectRoot, path)));
  }
  return hash.digest('hex');
}

/** @returns {string[]} */
function filesBelow(path) {
  const absolute = join(projectRoot, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute).flatMap((name) => filesBelow(`${path}/${name}`));
}

/**
 * Writes a gzip copy of each text file in dist/. Any web server that supports such copies ("gzip static") can send
 * them. The next build empties dist/. config.json gets no copy, because the operator changes it.
 */
function compressFiles() {
  for (const path of filesBelow('dist')) {
    if (!/\.(?:js|css|svg|html|json|webmanifest)$/.test(path) || path === 'dist/config.json') continue;
    const absolute = join(projectRoot, path);
    writeFileSync(`${absolute}.gz`, gzipSync(readFileSync(absolute), { level: 9 }));
  }
}
