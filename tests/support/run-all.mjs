/**
 * `npm test`: installs what is missing, runs every check in order, keeps going after a failure and ends with a line
 * `N passed, N failed`. Node built-ins only. Names of steps as arguments run only those: `npm test -- unit e2e`.
 */
import { installIfNeeded } from '../../openapi/server/hosting/install.mjs';
import { obtainBrowser } from './browser/obtain-browser.mjs';
import { runStep } from './run-step.mjs';
import { steps } from './steps.mjs';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`);
  process.exit(1);
}

const total = { passed: 0, failed: 0 };
/** A line for each failed or flaky test, for the end of a long output. */
const failures = [];

/** Adds the result of a step and prints its line. */
function report(name, { passed, failed, skipped = 0, flaky = 0, absent = 0, failures: named = [], seconds }) {
  total.passed += passed;
  total.failed += failed;
  failures.push(
    ...(named.length === 0 && failed > 0 ? ['see its output above'] : named).map((each) => `${name}: ${each}`),
  );
  const notes = [
    ...(skipped > 0 ? [`, ${skipped} did not run`] : []),
    ...(absent > 0 ? [`, ${absent} not installed and not counted: see above`] : []),
    ...(flaky > 0 ? [`, ${flaky} of them only at the second try: flaky is broken, find the cause`] : []),
  ].join('');
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed${notes} (${seconds.toFixed(1)} s)\n`,
  );
}

/** A step that needs a browser finds or installs it first. Without one it fails. */
async function runOne(step) {
  if (!step.needsBrowser) return runStep(step);
  const browser = await obtainBrowser();
  return browser ? runStep(step, { CHROMIUM_PATH: browser.path }) : { passed: 0, failed: 1, seconds: 0 };
}

try {
  await installIfNeeded();
  for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`── ${step.name}`);
    report(step.name, await runOne(step));
  }
} catch (error) {
  console.error(error);
  report('test run', { passed: 0, failed: 1, seconds: 0 });
}
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
