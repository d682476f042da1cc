/** Reads how many tests passed, and which failed, from the JSON file of a test runner. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../../openapi/server/hosting/install.mjs';

const readers = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        // A file that does not load has no failed test.
        if (failed.length === 0) return [`${name}: ${firstLine(message)}`];
        return failed.map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages[0])}`);
      }),
    times: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(projectRoot, name)} › ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  }),
  // Only the CI retries failed tests (playwright.config.ts). A test that passes at a retry counts as passed, but is
  // reported as flaky.
  playwright: ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
    failures: suites.flatMap(failedSpecs),
    times: suites.flatMap(timesOfSpecs),
  }),
  // Missing optional browsers do not count as skipped tests.
  engines: (report) => report,
};

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n', 1)[0];

/** For each test in a Playwright suite: the time of its last try, in seconds. */
function timesOfSpecs({ suites = [], specs }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({ name: `${file} › ${title}`, seconds: (results.at(-1)?.duration ?? 0) / 1000 })),
  );
  return [...own, ...suites.flatMap(timesOfSpecs)];
}

/** The tests in a Playwright suite that failed or needed a second try, each with the reason of its first failure. */
function failedSpecs({ suites = [], specs }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
  const lineOf = ({ file, line, title, ok, tests }) => {
    const reason = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message;
    return `${file}:${line} › ${title}${ok ? ' (passed at the second try)' : ''}: ${firstLine(reason)}`;
  };
  return [...failed.map(lineOf), ...suites.flatMap(failedSpecs)];
}

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {number} [flaky] passed at the second try
 * @property {number} [absent] engines that are not installed
 * @property {string[]} [failures] a line for each failed or flaky test
 * @property {{ name: string, seconds: number }[]} [times] the time of each test
 *
 * @param {'vitest' | 'playwright' | 'engines'} runner
 * @param {string} file
 * @returns {Counts | undefined} undefined when there is no report
 */
export function countTests(runner, file) {
  return existsSync(file) ? readers[runner](JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
