import { useSyncExternalStore } from 'react';
import { Listeners } from '@/lib/listeners';
import { databases, reportStorageFailure } from '../sync/databases';
import { draftLines } from './bulk-drafts';

/** The ids of the tasks whose drafts this page is making. The work continues when another screen opens. */
const making = new Set<string>();
const changes = new Listeners();

/** Makes the drafts of a task's waiting lines. Does nothing while this page is already making them. */
export async function makeDrafts(bulk: string): Promise<void> {
  if (making.has(bulk)) return;
  const open = databases();
  making.add(bulk);
  changes.notify();
  try {
    await draftLines(open, bulk);
  } catch (error) {
    if (!reportStorageFailure(error, open)) throw error;
  } finally {
    making.delete(bulk);
    changes.notify();
  }
}

/** Whether this page is making drafts of a task. */
export function useIsMaking(bulk: string): boolean {
  return useSyncExternalStore(changes.subscribe, () => making.has(bulk));
}
