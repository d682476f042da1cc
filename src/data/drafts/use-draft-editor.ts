import { useEffect, useState, useSyncExternalStore } from 'react';
import { fieldsOf } from '@/domain/instance-fields';
import type { InstanceRow } from '@/lib/database/rows';
import { databases } from '../sync/databases';
import { poke } from '../sync/sync-client';
import { DraftEditor, type EditorSnapshot } from './draft-editor';
import { draftIdOf, type DraftTarget } from './draft-target';

/**
 * The editor of one instance form. `server` is the cached instance (null or undefined while unknown, and for a new one).
 * Whatever is typed is on disk before the page can be left.
 */
export function useDraftEditor(
  target: DraftTarget,
  server: InstanceRow | null | undefined,
): { editor: DraftEditor } & EditorSnapshot {
  const { drafts } = databases();
  const id = draftIdOf(target);
  const [held, setHeld] = useState(() => ({ id, editor: open(drafts, target) }));
  let { editor } = held;
  if (held.id !== id) {
    editor = open(drafts, target);
    setHeld({ id, editor });
  }
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
  useEffect(() => {
    editor.setServer(server == null ? null : fieldsOf(server));
  }, [editor, server]);
  return { editor, ...useSyncExternalStore(editor.subscribe, editor.snapshot) };
}

function open(drafts: ReturnType<typeof databases>['drafts'], target: DraftTarget): DraftEditor {
  return new DraftEditor(drafts, target, () => poke('sender'));
}
