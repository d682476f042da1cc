import { useEffect, useMemo, useState } from 'react';
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

/**
 * Moves the unfinished input of a new instance to the created instance, whose form has replaced the earlier form.
 * @param draftId the id of the draft of the new instance; null if the form has another origin
 * @returns false until the form may read its input
 */
export function useMovedUnfinished(draftId: string | null, code: string): boolean {
  const [isMoved, setMoved] = useState(draftId === null);
  useEffect(() => {
    if (draftId === null) return;
    const move = async (): Promise<void> => {
      try {
        await moveUnfinished(databases().drafts, draftId, draftIdOf({ code }));
      } catch (error) {
        console.warn('Incomplete input could not be moved.', error);
      }
      setMoved(true);
    };
    void move();
  }, [draftId, code]);
  return isMoved;
}
