/** Reads how many tests passed, and which failed, from the JSON file of a test runner. */
import { existsSync, readFileSync } from 'node:fs';

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
  }),
  // Only the CI retries (playwright.config.ts). A test that needed it counts as passed, but is reported as flaky.
  playwright: ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
    failures: suites.flatMap(failedSpecs),
  }),
  // Missing optional browsers do not count as skipped tests.
  engines: ({ passed, failed, absent }) => ({ passed, failed, absent }),
};

const firstLine = (message = '') => message.trim().split('\n', 1)[0];

/** The tests of a suite of Playwright that failed or needed a second try. */
function failedSpecs({ suites = [], specs }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
  const lineOf = ({ file, line, title, ok }) => `${file}:${line} › ${title}${ok ? ' (passed at the second try)' : ''}`;
  return [...failed.map(lineOf), ...suites.flatMap(failedSpecs)];
}

/**
 * @param {'vitest' | 'playwright' | 'engines'} runner
 * @param {string} file
 * @returns {{ passed: number, failed: number, skipped?: number, flaky?: number, absent?: number, failures?: string[] } | undefined}
 *   undefined when there is no report. `failures` has a line for each failed or flaky test
 */
export function countTests(runner, file) {
  return existsSync(file) ? readers[runner](JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
