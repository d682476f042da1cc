import { Dexie } from 'dexie';
import type { DraftsDatabase } from '@/database/drafts-database';
import type { BulkLineRow, BulkTask } from '@/domain/bulk/bulk-line';
import { randomId } from '@/lib/browser/random-id';
import { visible } from '@/lib/text/visible-text';
import { DAY_MS } from '@/lib/durations';
import type { BulkDatabases } from './bulk-drafts';

/** A task that nobody removes is kept for this time. */
const KEPT_MS = 7 * DAY_MS;

/**
 * Stores a task with a line for each integration, in the given order, and removes old tasks. Drafts and integrations do
 * not change yet.
 * @returns the id of the task
 */
export async function startTask(
  { cache, drafts }: BulkDatabases,
  codes: readonly string[],
  task: BulkTask,
  now = Date.now(),
): Promise<string> {
  const bulk = randomId();
  const rows = await cache.instances.bulkGet([...codes]);
  const lines = codes.map((code, place): BulkLineRow => ({
    bulk,
    code,
    place,
    label: visible(rows[place]?.label) ?? code,
    jobCode: rows[place]?.jobCode ?? null,
    state: 'waiting',
    blocked: null,
    edits: [],
    notes: [],
    draftBefore: null,
    savedAt: null,
    trace: null,
    executionId: null,
    refusal: null,
  }));
  await drafts.transaction('rw', drafts.bulkTasks, drafts.bulkLines, async () => {
    const old = await drafts.bulkTasks.filter(({ createdAt }) => createdAt < now - KEPT_MS).primaryKeys();
    for (const id of old) await removeTask(drafts, id);
    await drafts.bulkTasks.add({ id: bulk, task, createdAt: now });
    await drafts.bulkLines.bulkAdd(lines);
  });
  return bulk;
}

/** Removes a task with its lines. The drafts stay. */
export async function removeTask(drafts: DraftsDatabase, bulk: string): Promise<void> {
  await drafts.transaction('rw', drafts.bulkTasks, drafts.bulkLines, async () => {
    await drafts.bulkLines.where('[bulk+code]').between([bulk, Dexie.minKey], [bulk, Dexie.maxKey]).delete();
    await drafts.bulkTasks.delete(bulk);
  });
}
