/**
 * `npm run test:engines`: runs the steps of main-job.ts in Firefox and WebKitGTK, against the reference backend.
 * Arguments are names of engines, and limit the run to these engines. A browser that is not installed is skipped, but
 * counts as a failure if CI=true. If `ENGINES_REPORT` is a path, the result is written there as JSON.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { buildIfNeeded } from '../../openapi/server/hosting/build.mjs';
import { type ConsoleServer, startConsoleServer } from '../fixtures/console-server';
import type { Engine } from './engine-page';
import { firefox } from './firefox';
import { mainJob } from './main-job';
import { type RefusalLog, startRefusalLog } from './refusal-log';
import { webkit } from './webkit';

const isCi = process.env['CI'] === 'true';

/** The counts of the report; `failures` has a line for each failure, for the end of a long output. */
const total = { passed: 0, failed: 0, flaky: 0, absent: 0, failures: [] as string[] };

function isInstalled({ name, programs, packages }: Engine): boolean {
  const missing = programs.filter((program) => !existsSync(program));
  if (missing.length === 0) return true;
  total[isCi ? 'failed' : 'absent'] += 1;
  if (isCi) total.failures.push(`${name}: not installed`);
  console.log(`${isCi ? '✗' : '!'} ${name} is not installed: ${missing.join(', ')} missing.`);
  console.log(`  Install it with: apt-get install ${packages.join(' ')}`);
  return false;
}

/** How many steps passed, and the step that failed, with its reason on one line. */
interface Result {
  passed: number;
  failure?: string;
}

const failureOf = (what: string, error: unknown): string =>
  `${what}: ${String(error).replaceAll(/\s+/g, ' ').slice(0, 500)}`;

/** Runs the steps in one engine. After a failure, the remaining steps do not run. */
async function runMainJob(engine: Engine, server: ConsoleServer, log: RefusalLog): Promise<Result> {
  const page = await engine.launch();
  console.log(`${engine.name} (${page.version})`);
  let passed = 0;
  try {
    for (const { name, run } of mainJob(page, server, log.refusals)) {
      const started = performance.now();
      try {
        await run();
      } catch (error) {
        console.error(`  ✗ ${name}\n`, error, '\nErrors in the browser:', page.errors(), '\nRefused:', log.refusals);
        return { passed, failure: failureOf(`${engine.name} › ${name}`, error) };
      }
      passed += 1;
      console.log(`  ✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    }
  } finally {
    await page.close();
  }
  return { passed };
}

async function runOnce(engine: Engine, server: ConsoleServer, log: RefusalLog): Promise<Result> {
  try {
    await server.start();
    await server.reset();
    log.clear();
    return await runMainJob(engine, server, log);
  } catch (error) {
    console.error(`  ✗ ${engine.name}\n`, error);
    return { passed: 0, failure: failureOf(engine.name, error) };
  }
}

/** Runs the steps in each engine and counts each step as a test. As with Playwright, only the CI tries a second time. */
async function runAll(engines: readonly Engine[]): Promise<void> {
  if (engines.length === 0) return;
  await buildIfNeeded();
  const server = await startConsoleServer('dist');
  const log = await startRefusalLog();
  server.addToPolicy(log.directive);
  for (const engine of engines) {
    const first = await runOnce(engine, server, log);
    const last = first.failure !== undefined && isCi ? await runOnce(engine, server, log) : first;
    total.passed += last.passed;
    if (last.failure !== undefined) total.failed += 1;
    else if (first.failure !== undefined) total.flaky += 1;
    if (first.failure !== undefined)
      total.failures.push(first.failure + (last.failure === undefined ? ' (passed at the second try)' : ''));
  }
  log.close();
  await server.close();
}

const wanted = process.argv.slice(2);
await runAll([firefox, webkit].filter((each) => wanted.length === 0 || wanted.includes(each.name)).filter(isInstalled));
const report = process.env['ENGINES_REPORT'];
if (report !== undefined) writeFileSync(report, JSON.stringify(total));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
