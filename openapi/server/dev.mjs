/**
 * For `npm run dev`: starts the reference backend with its fault routes on port 4174, and Vite's dev server on port
 * 5173. The dev server forwards the backend's paths.
 */
import { spawn } from 'node:child_process';
import { installIfNeeded, projectRoot } from './hosting/install.mjs';
import { onStop } from './hosting/on-stop.mjs';

await installIfNeeded();

const flags = process.argv.slice(2);
const commands = [
  [
    '--import',
    'tsx',
    'openapi/server/main.ts',
    '--backend-only',
    '--faults',
    '--port',
    '4174',
    '--data',
    '.data/dev',
    ...flags,
  ],
  ['node_modules/vite/bin/vite.js', '--port', '5173', '--strictPort'],
];
const children = commands.map((args) => spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' }));

let stopping = false;
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
// Ctrl-C also reaches the child processes. The handler keeps this process alive until they have ended.
onStop(() => stop(0));
for (const child of children) child.on('exit', (code) => stop(code ?? 0));
