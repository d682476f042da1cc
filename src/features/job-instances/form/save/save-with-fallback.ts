import type { DraftEditor } from '@/data/drafts/draft-editor';
import type { SaveResult } from '@/data/drafts/editor-state';
import type { Databases } from '@/data/sync/databases';

/** The page's access to this device's storage. */
export interface Storage {
  /** The current databases; null after a sign-out. */
  current(): Databases | null;
  /** Resolves when no storage fallback is running. */
  settled(): Promise<void>;
}

/**
 * Saves a draft. If the storage fails, waits for the storage fallback and retries with the new databases. Returns
 * 'failed' if the fallback has not replaced the databases, or after a sign-out.
 */
export async function saveWithFallback(
  editor: Pick<DraftEditor, 'moveTo' | 'save'>,
  storage: Storage,
): Promise<SaveResult> {
  for (;;) {
    const tried = storage.current();
    if (tried === null) return 'failed';
    await editor.moveTo(tried);
    const result = await editor.save();
    if (result !== 'failed') return result;
    await storage.settled();
    if (storage.current()?.cache === tried.cache) return 'failed';
  }
}
