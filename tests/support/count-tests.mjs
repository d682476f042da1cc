/** Reads how many tests passed and failed from the JSON file of a test runner. */
import { existsSync, readFileSync } from 'node:fs';

const readers = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  // Only the CI retries (playwright.config.ts). A test that needed it counts as passed, but is reported as flaky.
  playwright: ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }),
  // Missing optional browsers do not count as skipped tests.
  engines: ({ passed, failed, absent }) => ({ passed, failed, absent }),
};

/**
 * @param {'vitest' | 'playwright' | 'engines'} runner
 * @param {string} file
 * @returns {{ passed: number, failed: number, skipped?: number, flaky?: number, absent?: number } | undefined} undefined when there is no report
 */
export function countTests(runner, file) {
  return existsSync(file) ? readers[runner](JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
