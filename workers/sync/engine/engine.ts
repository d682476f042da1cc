import type { CacheDatabase } from '@/database/cache-database';
import { pollPending } from '../tasks/poll-pending';
import { backfill } from '../tasks/backfill';
import { pollNewest } from '../tasks/poll-newest';
import { reconcile } from '../tasks/reconcile';
import { pollWatched } from '../tasks/poll-watched';
import { sendDrafts } from '../sender/send-drafts';
import { META_TERM } from '@/database/cache-meta';
import type { EngineContext } from './engine-context';
import { runTask, type SyncTask } from './sync-task';

/** Takes the next term in one transaction, so that every earlier engine stops writing. */
export async function takeTerm(cache: CacheDatabase): Promise<number> {
  return cache.transaction('rw', cache.meta, async () => {
    const current = await cache.meta.get(META_TERM);
    const term = (typeof current?.value === 'number' ? current.value : 0) + 1;
    await cache.meta.put({ key: META_TERM, value: term });
    return term;
  });
}

/** The tasks of one leadership, by name. */
export function createTasks(context: EngineContext): Map<string, SyncTask> {
  const tasks = [
    pollNewest(context),
    backfill(context),
    pollPending(context),
    pollWatched(context),
    reconcile(context),
    sendDrafts(context),
  ];
  return new Map(tasks.map((task) => [task.name, task]));
}

/** Runs all tasks until the signal aborts. */
export async function runEngine(
  tasks: Map<string, SyncTask>,
  context: EngineContext,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all([...tasks.values()].map((task) => runTask(task, context, signal)));
}
