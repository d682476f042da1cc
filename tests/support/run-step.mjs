/** Runs one step of `npm test` and counts its tests. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../openapi/server/hosting/install.mjs';
import { countTests } from './count-tests.mjs';

const ownGroup = process.platform !== 'win32';
const reports = join(projectRoot, '.cache/test-reports');

/**
 * @param {{ name: string, commands: string[][], counts?: 'vitest' | 'playwright' | 'engines', minutes: number }} step
 * @param {Record<string, string>} variables added to the environment
 * @returns {Promise<{ passed: number, failed: number, skipped?: number, flaky?: number, absent?: number, failures?: string[], seconds: number }>}
 *   a step without test counts counts as one test
 */
export async function runStep(step, variables = {}) {
  const started = performance.now();
  const reportFile = join(reports, `${step.name}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(reportFile, { force: true });
  const environment = {
    ...process.env,
    ...variables,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    ENGINES_REPORT: reportFile,
  };

  // In parallel, because none of them uses two processors.
  const ended = await Promise.all(
    step.commands.map((command) =>
      runProgram(
        command.map((word) => word.replace('$REPORT', reportFile)),
        environment,
        step.minutes,
      ),
    ),
  );
  const ok = ended.every(Boolean);
  const counted = step.counts ? countTests(step.counts, reportFile) : undefined;
  const result = counted ?? { passed: ok ? 1 : 0, failed: 0 };
  // A runner that fails without a failed test (a file that does not load, a crash) must not look like success.
  if (!ok && result.failed === 0) result.failed = 1;
  if (ok && step.counts && result.passed + result.failed + (result.absent ?? 0) === 0) result.failed = 1;
  return { ...result, seconds: (performance.now() - started) / 1000 };
}

/** @returns {Promise<boolean>} whether it ended with 0 in time */
function runProgram(args, env, minutes) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: ownGroup,
    });
    const stop = () => stopWithChildren(child);
    const stopAndEnd = () => {
      stop();
      process.exit(130);
    };
    const limit = setTimeout(() => {
      console.error(`Stopped after ${minutes} minutes: ${args.join(' ')}`);
      stop();
    }, minutes * 60_000);
    const end = (ok) => {
      clearTimeout(limit);
      process.off('SIGINT', stopAndEnd).off('SIGTERM', stopAndEnd);
      resolve(ok);
    };
    process.once('SIGINT', stopAndEnd).once('SIGTERM', stopAndEnd);
    child.on('error', (error) => {
      console.error(error.message);
      end(false);
    });
    child.on('exit', (code) => end(code === 0));
  });
}

/** A runner's browsers and workers belong to its group; stopping it alone would leave them behind. */
function stopWithChildren(child) {
  try {
    if (ownGroup) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
