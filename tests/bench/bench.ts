import { chromium } from 'playwright';
import { buildIfNeeded } from '../../openapi/server/hosting/build.mjs';
import { findBrowser } from '../support/browser/find-browser.mjs';
import { changeToTabs } from './cases/change-to-tabs';
import { coldStart, coldStartFar } from './cases/cold-start';
import { dashboard } from './cases/dashboard';
import { everyAddress } from './cases/every-address';
import { growth } from './cases/growth';
import { headPoll } from './cases/head-poll';
import { lighthouse } from './cases/lighthouse';
import { offlineReady } from './cases/offline-ready';
import { pollCost } from './cases/poll-cost';
import { RUNS } from './cases/settings';
import { firstFill } from './cases/sync/first-fill';
import { memory } from './cases/sync/memory';
import { interactions } from './cases/use/interactions';
import { log } from './cases/use/log';
import { logView } from './cases/use/log-view';
import { names } from './cases/use/names';
import { palette } from './cases/use/palette';
import { typing } from './cases/use/typing';
import { routeChanges } from './cases/use/route-changes';
import { warnings } from './cases/use/warnings';
import { warmBadLink } from './cases/warm-bad-link';
import { warmOffline } from './cases/warm-offline';
import type { CaseResult } from './result/figures';
import { load, machine, printCase, writeRun, type BenchRun } from './result/report';
import { openStage, type Stage } from './stage/stage';

/** Returns a function that runs a case on a new stage. */
function onStage(play: (stage: Stage) => Promise<CaseResult>): () => Promise<CaseResult> {
  return async () => {
    const stage = await openStage();
    try {
      return await play(stage);
    } finally {
      await stage.close();
    }
  };
}

/** The cases; the keys are their names on the command line. */
const CASES: Record<string, () => Promise<CaseResult>> = {
  'warm-offline': onStage(warmOffline),
  'every-address': onStage(everyAddress),
  'warm-bad-link': onStage(warmBadLink),
  dashboard: onStage(dashboard),
  growth: onStage(growth),
  'change-to-tabs': onStage(changeToTabs),
  'poll-cost': onStage(pollCost),
  'cold-start': onStage(coldStart),
  'cold-start-far': onStage(coldStartFar),
  'offline-ready': onStage(offlineReady),
  'head-poll': headPoll,
  interactions: onStage(interactions),
  'route-changes': onStage(routeChanges),
  typing: onStage(typing),
  log: onStage(log),
  'log-view': onStage(logView),
  warnings: onStage(warnings),
  palette: onStage(palette),
  names: onStage(names),
  lighthouse: onStage(lighthouse),
  memory: onStage(memory),
  'first-fill': onStage(firstFill),
};

async function browserVersion(): Promise<string> {
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: await findBrowser() });
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}

/** `npm run bench -- CASE…`: runs the named cases, or all cases, prints a table and writes the results as JSON. */
async function bench(wanted: string[]): Promise<void> {
  const unknown = wanted.filter((name) => !(name in CASES));
  if (unknown.length > 0)
    throw new Error(`Unknown case: ${unknown.join(', ')}. Cases: ${Object.keys(CASES).join(', ')}.`);
  await buildIfNeeded();
  const run: BenchRun = {
    date: new Date().toISOString().slice(0, 16),
    runs: RUNS,
    machine: machine(),
    browser: await browserVersion(),
    load: [load(), 0],
    cases: [],
  };
  console.log(`${run.machine}\n${run.browser}, medians of ${RUNS} runs, load ${run.load[0]}`);
  for (const name of wanted.length > 0 ? wanted : Object.keys(CASES)) {
    const result = await CASES[name]?.();
    if (result === undefined) continue;
    run.cases.push(result);
    printCase(result);
  }
  run.load[1] = load();
  console.log(`\nLoad at the end: ${run.load[1]}. Results written to ${await writeRun(run)}`);
}

await bench(process.argv.slice(2));
