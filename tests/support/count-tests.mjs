/** Reads how many tests passed and failed from the JSON file of a test runner. */
import { existsSync, readFileSync } from 'node:fs';

const readers = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  // "flaky" needs retries, which are off; should somebody switch them on, it still is not a pass.
  playwright: ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }),
};

/**
 * @param {'vitest' | 'playwright'} runner
 * @param {string} file
 * @returns {{ passed: number, failed: number, skipped: number } | undefined} undefined when there is no report
 */
export function countTests(runner, file) {
  return existsSync(file) ? readers[runner](JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
