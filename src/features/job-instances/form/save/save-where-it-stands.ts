import type { DraftEditor, SaveResult } from '@/data/drafts/draft-editor';
import type { Databases } from '@/data/sync/databases';

/** What a Save needs from this device's storage. */
export interface Storage {
  /** The present databases; null after a sign-out. */
  current(): Databases | null;
  /** Resolves when the storage fallback has ended. */
  settled(): Promise<void>;
}

/**
 * Saves a draft. If the storage fails, it waits for the storage fallback and saves to the new databases. It fails if
 * the fallback has produced no new databases.
 */
export async function saveWhereItStands(
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
