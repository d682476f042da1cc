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

const total = { passed: 0, failed: 0, absent: 0 };

function isInstalled({ name, programs, packages }: Engine): boolean {
  const missing = programs.filter((program) => !existsSync(program));
  if (missing.length === 0) return true;
  const isRequired = process.env['CI'] === 'true';
  total[isRequired ? 'failed' : 'absent'] += 1;
  console.log(`${isRequired ? '✗' : '!'} ${name} is not installed: ${missing.join(', ')} missing.`);
  console.log(`  Install it with: apt-get install ${packages.join(' ')}`);
  return false;
}

/** Runs the steps in one engine and counts each as a test. After a failure, the remaining steps do not run. */
async function runMainJob(engine: Engine, server: ConsoleServer, log: RefusalLog): Promise<void> {
  const page = await engine.launch();
  console.log(`${engine.name} (${page.version})`);
  try {
    for (const { name, run } of mainJob(page, server, log.refusals)) {
      const started = performance.now();
      try {
        await run();
      } catch (error) {
        total.failed += 1;
        console.error(`  ✗ ${name}\n`, error, '\nErrors in the browser:', page.errors(), '\nRefused:', log.refusals);
        return;
      }
      total.passed += 1;
      console.log(`  ✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    }
  } finally {
    await page.close();
  }
}

async function runAll(engines: readonly Engine[]): Promise<void> {
  if (engines.length === 0) return;
  await buildIfNeeded();
  const server = await startConsoleServer('dist');
  const log = await startRefusalLog();
  server.addToPolicy(log.directive);
  for (const engine of engines) {
    try {
      await server.start();
      await server.reset();
      log.clear();
      await runMainJob(engine, server, log);
    } catch (error) {
      total.failed += 1;
      console.error(`  ✗ ${engine.name}\n`, error);
    }
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
