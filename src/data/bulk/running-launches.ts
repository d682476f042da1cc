import { useSyncExternalStore } from 'react';
import type { ApiProblem } from '@/domain/problem';
import { browserLocks } from '@/lib/browser/locks';
import { Listeners } from '@/lib/listeners';
import { launchPorts } from '../launch/launch-ports';
import { databases, reportStorageFailure } from '../sync/databases';
import { launchLines, settleLaunches } from './launch-lines';

/** Stops the launches that this page sends or looks up, by task. The work continues when the screen changes. */
const running = new Map<string, AbortController>();
const changes = new Listeners();

/** The lines to launch, by their codes, and the type of the runs. */
export interface Launches {
  codes: readonly string[];
  delta: boolean | null;
}

/**
 * Looks up the launches of a closed page, then launches waiting lines of a task. A lock ensures that only one tab does
 * this at a time. Does nothing while this page is already launching.
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

/** Whether this page is launching lines of a task or looking up their executions. */
export function useIsLaunching(bulk: string): boolean {
  return useSyncExternalStore(changes.subscribe, () => running.has(bulk));
}
