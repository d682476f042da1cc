import { useEffect, useState, useSyncExternalStore } from 'react';
import { databases, reportStorageFailure } from '../sync/databases';
import { poke } from '../sync/sync-client';
import { useDatabases } from '../sync/use-databases';
import { useWatch } from '../sync/use-sync';
import { DraftEditor, type EditorSnapshot } from './draft-editor';
import { draftIdOf, type DraftTarget } from './draft-target';

/**
 * The editor of one instance form. The instance on screen is read anew while it is shown; whatever is typed is on disk
 * before the page can be left.
 */
export function useDraftEditor(target: DraftTarget): { editor: DraftEditor } & EditorSnapshot {
  const id = draftIdOf(target);
  const [held, setHeld] = useState(() => ({ id, editor: open(target) }));
  let { editor } = held;
  if (held.id !== id) {
    editor = open(target);
    setHeld({ id, editor });
  }
  useWatch('code' in target ? { kind: 'instance', code: target.code } : null);
  const current = useDatabases();
  useEffect(() => {
    if (current !== null) void editor.moveTo(current);
  }, [editor, current]);
  useEffect(() => {
    const flush = (): void => void editor.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      void editor.flush();
    };
  }, [editor]);
  return { editor, ...useSyncExternalStore(editor.subscribe, editor.snapshot) };
}

function open(target: DraftTarget): DraftEditor {
  const { cache, drafts } = databases();
  return new DraftEditor({ cache, drafts }, target, () => poke('sender'), reportStorageFailure);
}
