import type { DraftEditor, SaveResult } from '@/data/drafts/draft-editor';
import type { Databases } from '@/data/sync/databases';

/** The storage of this device, as far as a Save must know it. */
export interface Storage {
  /** The databases of now; null after a sign-out. */
  current(): Databases | null;
  /** Resolves when nothing is being mended any more. */
  settled(): Promise<void>;
}

/**
 * Saves a draft. A storage that fails is mended rung by rung: the Save waits for it and is done
 * where the storage then stands. It has failed when the storage stands as it stood.
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
