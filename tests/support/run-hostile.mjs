/**
 * For `npm run test:hostile`: tests every hostile text in every call of the backend, in every reader and in every text
 * field of the console. Tests the calls with 10,000 mutated answers, and every screen with mutated answers. Then it
 * runs the tour of all screens, roles, languages and colours. `HOSTILE_SEED=n` replays a run.
 */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser/find-browser.mjs';

const env = {
  ...process.env,
  HOSTILE_FULL: '1',
  HOSTILE_ANSWERS: process.env['HOSTILE_ANSWERS'] ?? '10000',
  CHROMIUM_PATH: await findBrowser(),
};
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--no-file-parallelism', '--testTimeout', '3600000'];
const commands = [
  [...vitest, 'tests/integration/hostile', 'tests/contract/security'],
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...['every-field', 'mutated-answers', 'round-trip', 'tour'].map((name) => `e2e/tours/${name}.spec.ts`),
    '--timeout',
    '3600000',
    '--global-timeout',
    '14400000',
  ],
];
const results = commands.map((args) => spawnSync(process.execPath, args, { stdio: 'inherit', env }).status);
process.exitCode = results.every((status) => status === 0) ? 0 : 1;
