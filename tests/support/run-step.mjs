/** Runs one step of `npm test` and counts its tests. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectRoot } from '../../openapi/server/hosting/install.mjs';
import { countTests } from './count-tests.mjs';

const ownGroup = process.platform !== 'win32';
const reports = join(projectRoot, '.cache/test-reports');

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

/** The commands of a step: the parts of its package script that are joined with `&&`. */
const commandsOf = ({ name, script = name, more = '' }) =>
  scripts[script].split(' && ').map((command) => `${command} ${more}`.trim());

/**
 * @typedef {object} Options
 * @property {Record<string, string>} [variables] added to the environment
 * @property {boolean} [isQuiet] whether to return the output instead of showing it
 * @property {boolean} [onlyChanged] whether Vitest runs only the tests of changed files
 *
 * @param {import('./steps.mjs').Step} step
 * @param {Options} options
 * @returns {Promise<import('./count-tests.mjs').Counts & { seconds: number, output?: string }>}
 *   a step that does not count its tests is reported as one test
 */
export async function runStep(step, { variables = {}, isQuiet = false, onlyChanged = false } = {}) {
  const started = performance.now();
  const reportFile = join(reports, `${step.name}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(reportFile, { force: true });
  const env = {
    ...process.env,
    ...variables,
    // The same `PATH` as in a script that npm runs.
    PATH: [join(projectRoot, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    ENGINES_REPORT: reportFile,
  };
  const mayBeEmpty = onlyChanged && step.counts === 'vitest';
  const more = mayBeEmpty ? ' --changed --passWithNoTests' : '';

  // The commands run in parallel, because none of them uses two processors.
  const ended = await Promise.all(
    commandsOf(step).map((command) =>
      runProgram(command.replace('$REPORT', () => reportFile) + more, { env, isQuiet, minutes: step.minutes }),
    ),
  );
  const ok = ended.every((program) => program.ok);
  const counted = step.counts ? countTests(step.counts, reportFile) : undefined;
  const result = counted ?? { passed: ok ? 1 : 0, failed: 0 };
  // A runner that fails without a failed test (a file that does not load, a crash) must not look like success.
  if (!ok && result.failed === 0) result.failed = 1;
  const isEmpty = result.passed + result.failed + (result.absent ?? 0) === 0;
  if (ok && step.counts && isEmpty && !mayBeEmpty) result.failed = 1;
  const output = ended.map((program) => program.output).join('');
  return { ...result, output, seconds: (performance.now() - started) / 1000 };
}

/** @returns {Promise<{ ok: boolean, output: string }>} whether it ended with 0 in time */
function runProgram(command, { env, isQuiet, minutes }) {
  return new Promise((resolve) => {
    let output = '';
    const shown = isQuiet ? 'pipe' : 'inherit';
    const child = spawn(command, {
      cwd: projectRoot,
      env,
      shell: true,
      stdio: ['ignore', shown, shown],
      detached: ownGroup,
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    const stop = () => stopWithChildren(child);
    const stopAndEnd = () => {
      stop();
      process.exit(130);
    };
    const limit = setTimeout(() => {
      console.error(`Stopped after ${minutes} minutes: ${command}`);
      stop();
    }, minutes * 60_000);
    const end = (ok) => {
      clearTimeout(limit);
      process.off('SIGINT', stopAndEnd).off('SIGTERM', stopAndEnd);
      resolve({ ok, output });
    };
    process.once('SIGINT', stopAndEnd).once('SIGTERM', stopAndEnd);
    child.on('error', (error) => {
      console.error(error.message);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/**
 * Stops a program with its process group. The browsers and workers of a test runner belong to the group, and would
 * otherwise keep running.
 */
function stopWithChildren(child) {
  try {
    if (ownGroup) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
