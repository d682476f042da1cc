import { useSyncExternalStore } from 'react';
import type { ApiProblem } from '@/domain/problem';
import { browserLocks } from '@/lib/browser/locks';
import { Listeners } from '@/lib/listeners';
import { launchPorts } from '../launch/launch-ports';
import { databases, reportStorageFailure } from '../sync/databases';
import { launchLines, settleLaunches } from './launch-lines';

/**
 * The tasks whose launches this page sends or looks up, each with the controller that stops it. The work continues when
 * another screen opens.
 */
const running = new Map<string, AbortController>();
const changes = new Listeners();

/** What to launch. */
export interface Launches {
  /** The codes of the lines. */
  codes: readonly string[];
  /** Whether the runs are delta runs; null for each integration's own setting. */
  delta: boolean | null;
}

/**
 * Looks up the launches that a closed page left without an answer, then launches waiting lines of the task. A lock
 * ensures that only one tab at a time launches lines of the task. Does nothing while this page is already launching
 * them.
 */
export async function runLaunches(
  bulk: string,
  { codes, delta }: Launches,
  wordsOf: (problem: ApiProblem) => string,
): Promise<void> {
  if (running.has(bulk)) return;
  const stop = new AbortController();
  const open = databases();
  const context = { drafts: open.drafts, ports: launchPorts, signal: stop.signal, wordsOf };
  running.set(bulk, stop);
  changes.notify();
  try {
    await browserLocks().request(`launches:${bulk}`, {}, async () => {
      await settleLaunches(bulk, context);
      await launchLines(bulk, codes, delta, context);
    });
  } catch (error) {
    if (!reportStorageFailure(error, open)) throw error;
  } finally {
    running.delete(bulk);
    changes.notify();
  }
}

/** Stops the launches of a task before the next launch begins. */
export function stopLaunches(bulk: string): void {
  running.get(bulk)?.abort();
}

/** Whether this page is launching lines of a task or looking up their executions. */
export function useIsLaunching(bulk: string): boolean {
  return useSyncExternalStore(changes.subscribe, () => running.has(bulk));
}
