import { pollPending } from '../tasks/poll-pending';
import { backfill } from '../tasks/backfill';
import { keepRunDetails } from '../tasks/keep-run-details';
import { pollNewest } from '../tasks/poll-newest';
import { reconcile } from '../tasks/reconcile';
import { pollWatched } from '../tasks/poll-watched';
import { sendDrafts } from '../sender/send-drafts';
import type { TaskCode } from '@workers/protocol/sync-status';
import type { EngineContext } from './engine-context';
import { runTask, type SyncTask } from './sync-task';

/** Creates the tasks of one leadership. */
export function createTasks(context: EngineContext): Map<TaskCode, SyncTask> {
  const tasks = [
    pollNewest(context),
    backfill(context),
    pollPending(context),
    pollWatched(context),
    reconcile(context),
    keepRunDetails(context),
    sendDrafts(context),
  ];
  return new Map(tasks.map((task) => [task.code, task]));
}

/** Runs all tasks until the signal aborts. If one of them rejects, ends the others too, and then rejects. */
export async function runEngine(
  tasks: ReadonlyMap<TaskCode, SyncTask>,
  context: EngineContext,
  signal: AbortSignal,
): Promise<void> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const runs = [...tasks.values()].map((task) => runTask(task, context, either));
  try {
    await Promise.all(runs);
  } finally {
    failed.abort();
    await Promise.allSettled(runs);
  }
}
