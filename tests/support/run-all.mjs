/**
 * `npm test`: installs what is missing, runs every check in order, keeps going after a failure and ends with a line `N
 * passed, N failed`. Node built-ins only. With names of steps as arguments, runs only these steps: `npm test -- unit
 * e2e`. `--tours` adds the tours, `--changed` limits Vitest to the tests of changed files.
 */
import { installIfNeeded } from '../../openapi/server/hosting/install.mjs';
import { obtainBrowser } from './browser/obtain-browser.mjs';
import { runStep } from './run-step.mjs';
import { rounds } from './steps.mjs';

const flags = ['--tours', '--changed'];
const wanted = process.argv.slice(2).filter((word) => !flags.includes(word));
const [withTours, onlyChanged] = flags.map((flag) => process.argv.includes(flag));
const names = rounds.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}. Steps: ${names.join(', ')}; ${flags.join(', ')}`);
  process.exit(1);
}
const isWanted = ({ name, onlyNamed }) => (wanted.length === 0 ? withTours || !onlyNamed : wanted.includes(name));

const SLOWEST = 10;
const total = { passed: 0, failed: 0 };
/** A line for each failed or flaky test, for the end of a long output. */
const failures = [];
/** The time of each test, in seconds. */
const times = [];

/** Adds the result of a step and prints its line. */
function report(name, { passed, failed, skipped = 0, flaky = 0, absent = 0, failures: named = [], ...rest }) {
  total.passed += passed;
  total.failed += failed;
  times.push(...(rest.times ?? []).map((each) => ({ ...each, step: name })));
  failures.push(
    ...(named.length === 0 && failed > 0 ? ['see its output above'] : named).map((each) => `${name}: ${each}`),
  );
  const notes = [
    ...(skipped > 0 ? [`, ${skipped} did not run`] : []),
    ...(absent > 0 ? [`, ${absent} not installed and not counted: see above`] : []),
    ...(flaky > 0 ? [`, ${flaky} of them only at the second try: flaky is broken, find the cause`] : []),
  ].join('');
  const seconds = rest.seconds.toFixed(1);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed${notes} (${seconds} s)\n`);
}

/** Runs a step. If the step needs a browser, finds or installs one first; without a browser, the step fails. */
async function runOne(step, options) {
  if (!step.needsBrowser) return runStep(step, options);
  const browser = await obtainBrowser();
  if (browser) return runStep(step, { ...options, variables: { CHROMIUM_PATH: browser.path } });
  return { passed: 0, failed: 1, seconds: 0 };
}

/**
 * Runs steps side by side. The first step shows its output at once. Each other step shows its output when it and all
 * steps before it have ended.
 */
async function runRound(steps) {
  const running = steps.map((step, place) => runOne(step, { onlyChanged, isQuiet: place > 0 }));
  for (const [place, { name }] of steps.entries()) {
    console.log(`── ${name}`);
    const { output = '', ...result } = await running[place];
    process.stdout.write(output);
    report(name, result);
  }
}

try {
  await installIfNeeded();
  for (const round of rounds) await runRound(round.filter(isWanted));
} catch (error) {
  console.error(error);
  report('test run', { passed: 0, failed: 1, seconds: 0 });
}
if (times.length > 0) console.log('The slowest tests:');
for (const { step, name, seconds } of times.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
  console.log(`  ${seconds.toFixed(1)} s  ${step}: ${name}`);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
