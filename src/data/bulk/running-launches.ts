import { useSyncExternalStore } from 'react';
import type { ApiProblem } from '@/domain/problem';
import { browserLocks } from '@/lib/browser/locks';
import { Listeners } from '@/lib/listeners';
import { launchPorts } from '../launch/launch-ports';
import { databases, reportStorageFailure } from '../sync/databases';
import { launchLines, settleLaunches } from './launch-lines';

/** The tasks whose launches this page sends or looks up, each with what stops them. They go on on other screens. */
const running = new Map<string, AbortController>();
const changes = new Listeners();

/** What to launch: the lines by their codes, and the type of the runs. */
export interface Launches {
  codes: readonly string[];
  delta: boolean | null;
}

/**
 * Launches lines of a task that wait, after launches of a closed page were looked up. A lock keeps the tabs from doing
 * both at the same time. Does nothing while this page is already launching.
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

/** Stops before the next launch. */
export function stopLaunches(bulk: string): void {
  running.get(bulk)?.abort();
}

/** Whether this page is launching lines of a task, or looks for their executions. */
export function useIsLaunching(bulk: string): boolean {
  return useSyncExternalStore(changes.subscribe, () => running.has(bulk));
}
