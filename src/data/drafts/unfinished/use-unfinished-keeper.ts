import { useEffect, useMemo } from 'react';
import type { DraftsDatabase } from '@/lib/database/drafts-database';
import { databases } from '../../sync/databases';
import { useDatabases } from '../../sync/use-databases';
import { draftIdOf, type DraftTarget } from '../draft-target';
import { UnfinishedKeeper, type UnfinishedTable } from './unfinished-keeper';
import { moveUnfinished } from './unfinished';

/**
 * The keeper of what is unfinished in a form; it is on disk before the page can be left.
 * @param tableOf a function that stays the same
 */
export function useUnfinishedKeeper<Row extends { id: string }>(
  target: DraftTarget,
  tableOf: (database: DraftsDatabase) => UnfinishedTable<Row>,
): UnfinishedKeeper<Row> {
  const id = draftIdOf(target);
  const open = useDatabases();
  const keeper = useMemo(() => new UnfinishedKeeper(tableOf((open ?? databases()).drafts), id), [open, id, tableOf]);
  useEffect(() => {
    const flush = (): void => void keeper.flush();
    // While the next page is asked for there is time to write; when this one is gone there may be none (decision 021).
    window.addEventListener('beforeunload', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('beforeunload', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [keeper]);
  return keeper;
}

/** Takes what is unfinished in the form of a new instance along to the form of the instance it has become. */
export async function takeUnfinishedAlong(draftId: string, code: string): Promise<void> {
  await moveUnfinished(databases().drafts, draftId, draftIdOf({ code }));
}
