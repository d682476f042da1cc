import { useEffect, useState, useSyncExternalStore } from 'react';
import { areDatabasesLost, databases, reportStorageFailure, subscribeDatabases } from '../sync/databases';
import { wake } from '../sync/sync-client';
import { useDatabases } from '../sync/use-databases';
import { useWatch } from '../sync/use-sync';
import { DraftEditor } from './draft-editor';
import type { EditorSnapshot } from './editor-state';
import { draftIdOf, type DraftTarget } from './draft-target';
import { useUnloadJournal } from './unload-journal/use-unload-journal';

/**
 * Returns the editor of an instance form, and what the form shows. The engine polls the instance while the form is
 * open. When the page closes, edits that are not on disk go to the unload journal.
 */
export function useDraftEditor(target: DraftTarget): { editor: DraftEditor } & EditorSnapshot {
  const id = draftIdOf(target);
  const [opened, setOpened] = useState(() => ({ id, editor: open(target) }));
  let { editor } = opened;
  if (opened.id !== id) {
    editor = open(target);
    setOpened({ id, editor });
  }
  useWatch('code' in target ? { kind: 'instance', code: target.code } : null);
  const current = useDatabases();
  /** The databases to which the editor has moved. */
  const [used, setUsed] = useState(current);
  useEffect(() => {
    if (current !== null) void editor.moveTo(current).then(() => setUsed(current));
  }, [editor, current]);
  const isLost = useSyncExternalStore(subscribeDatabases, areDatabasesLost);
  useUnloadJournal(editor);
  const snapshot = useSyncExternalStore(editor.subscribe, editor.snapshot);
  // When the databases are replaced, nothing counts as stored until the editor has moved to the new databases.
  return { editor, ...snapshot, storageError: snapshot.storageError || isLost || used !== current };
}

function open(target: DraftTarget): DraftEditor {
  const { cache, drafts } = databases();
  return new DraftEditor({ cache, drafts }, target, () => wake('sender'), reportStorageFailure);
}
