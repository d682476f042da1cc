import type { DraftsDatabase } from '@/database/drafts-database';
import type { BulkLineRow } from '@/domain/bulk/bulk-line';
import type { ApiProblem } from '@/domain/problem';
import { isResultPending } from '../launch/launch-state';
import { Launcher, type LaunchPorts } from '../launch/launcher';
import { readLines } from './bulk-drafts';

/** The dependencies of a task's launches. */
export interface LaunchesContext {
  drafts: DraftsDatabase;
  ports: LaunchPorts;
  /** When it aborts, no further launch begins. The launch in progress still gets its answer. */
  signal: AbortSignal;
  /** Returns the text for a refusal. */
  wordsOf: (problem: ApiProblem) => string;
}

/**
 * Launches the integrations of waiting lines, one at a time. Each launch is one request, which is never repeated. The
 * next launch begins after the answer or, without an answer, after the look-ups. A line becomes `launching` before its
 * request is sent, so that after a crash the launch is looked up (`settleLaunches`) instead of being sent twice.
 */
export async function launchLines(
  bulk: string,
  codes: readonly string[],
  delta: boolean | null,
  context: LaunchesContext,
): Promise<void> {
  for (const code of codes) {
    if (context.signal.aborted) return;
    await launchLine(bulk, code, delta, context);
  }
}

async function launchLine(
  bulk: string,
  code: string,
  delta: boolean | null,
  { drafts, ports, wordsOf }: LaunchesContext,
): Promise<void> {
  const begun = await changeLine(drafts, bulk, code, (line) =>
    line.state === 'waiting' ? { ...line, state: 'launching', trace: null, executionId: null, refusal: null } : null,
  );
  if (!begun) return;
  const trace: LaunchPorts['trace'] = async () => {
    const started = await ports.trace(code);
    await changeLine(drafts, bulk, code, (line) => ({ ...line, trace: started }));
    return started;
  };
  const launcher = new Launcher({ ...ports, trace }, code);
  const answer = await launcher.launch(delta);
  if (answer?.outcome.ok === true) {
    const { executionId } = answer.outcome.value;
    await changeLine(drafts, bulk, code, (line) => ({ ...line, state: 'launched', executionId }));
  } else if (answer?.outcome.ok === false && answer.result === 'refused') {
    const refusal = wordsOf(answer.outcome.problem);
    await changeLine(drafts, bulk, code, (line) => ({ ...line, state: 'refused', refusal }));
  } else await awaitLookUps(launcher, drafts, bulk, code);
}

/** Looks up the launches that got no answer because their page was closed. */
export async function settleLaunches(
  bulk: string,
  { drafts, ports }: Pick<LaunchesContext, 'drafts' | 'ports'>,
): Promise<void> {
  for (const { code, state, trace } of await readLines(drafts, bulk)) {
    if (state !== 'launching') continue;
    // Without a trace, the request was not sent.
    if (trace === null) await changeLine(drafts, bulk, code, (line) => ({ ...line, state: 'waiting' }));
    else {
      const launcher = new Launcher({ ...ports, recall: () => trace }, code);
      launcher.resume();
      await awaitLookUps(launcher, drafts, bulk, code);
    }
  }
}

/** If the launch of a line was refused or is unclear, sets the line to `waiting`, so that it is launched again. */
export async function waitAgain(drafts: DraftsDatabase, bulk: string, code: string): Promise<void> {
  await changeLine(drafts, bulk, code, (line) =>
    line.state === 'refused' || line.state === 'unclear' ? { ...line, state: 'waiting' } : null,
  );
}

/**
 * Waits until the look-ups of a launch have ended, then marks its line as `unclear`. The screen shows the executions
 * that the look-ups found.
 */
async function awaitLookUps(launcher: Launcher, drafts: DraftsDatabase, bulk: string, code: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const check = (): void => {
      if (isResultPending(launcher.snapshot().last)) return;
      stop();
      resolve();
    };
    const stop = launcher.subscribe(check);
    check();
  });
  await changeLine(drafts, bulk, code, (line) => ({ ...line, state: 'unclear' }));
}

/** Changes one line, unless `change` returns null. Returns whether the line was changed. */
async function changeLine(
  { bulkLines }: DraftsDatabase,
  bulk: string,
  code: string,
  change: (line: BulkLineRow) => BulkLineRow | null,
): Promise<boolean> {
  return bulkLines.db.transaction('rw', bulkLines, async () => {
    const line = await bulkLines.get([bulk, code]);
    const next = line === undefined ? null : change(line);
    if (next !== null) await bulkLines.put(next);
    return next !== null;
  });
}
