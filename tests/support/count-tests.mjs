/** Reads how many tests passed and failed from the JSON file of a test runner. */
import { existsSync, readFileSync } from 'node:fs';

const readers = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  // Only the CI tries twice (playwright.config.ts): what needed it has passed, and is a fault to be found all the same.
  playwright: ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }),
  // Browsers that a machine need not have are no tests that were left out.
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
