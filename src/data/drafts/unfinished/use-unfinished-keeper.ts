import { useMemo } from 'react';
import { databases } from '../../sync/databases';
import { useDatabases } from '../../sync/use-databases';
import { draftIdOf, type DraftTarget } from '../draft-target';
import { useUnloadJournal } from '../unload-journal/use-unload-journal';
import { UnfinishedKeeper, type UnfinishedTableName } from './unfinished-keeper';
import { moveUnfinished } from './unfinished';

/** The keeper of what is unfinished in a form; it is on disk before the page can be left. */
export function useUnfinishedKeeper<Name extends UnfinishedTableName>(
  target: DraftTarget,
  name: Name,
): UnfinishedKeeper<Name> {
  const id = draftIdOf(target);
  const open = useDatabases();
  const keeper = useMemo(() => new UnfinishedKeeper((open ?? databases()).drafts, name, id), [open, id, name]);
  useUnloadJournal(keeper);
  return keeper;
}

/** Takes what is unfinished in the form of a new instance along to the form of the instance it has become. */
export async function takeUnfinishedAlong(draftId: string, code: string): Promise<void> {
  await moveUnfinished(databases().drafts, draftId, draftIdOf({ code }));
}
