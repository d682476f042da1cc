import { useMemo } from 'react';
import { databases } from '../../sync/databases';
import { useDatabases } from '../../sync/use-databases';
import { draftIdOf, type DraftTarget } from '../draft-target';
import { useUnloadJournal } from '../unload-journal/use-unload-journal';
import { UnfinishedInput, type UnfinishedTableName } from './unfinished-input';
import { moveUnfinished } from './unfinished';

/** The unfinished input of a form. When the page closes, input that is not on disk goes to the unload journal. */
export function useUnfinishedInput<Name extends UnfinishedTableName>(
  target: DraftTarget,
  name: Name,
): UnfinishedInput<Name> {
  const id = draftIdOf(target);
  const open = useDatabases();
  const unfinished = useMemo(() => new UnfinishedInput((open ?? databases()).drafts, name, id), [open, id, name]);
  useUnloadJournal(unfinished);
  return unfinished;
}

/** Moves the unfinished input of a new instance to the form of the created instance. */
export async function moveUnfinishedToInstance(draftId: string, code: string): Promise<void> {
  await moveUnfinished(databases().drafts, draftId, draftIdOf({ code }));
}
