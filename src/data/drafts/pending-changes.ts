import { saveDraft } from '@/domain/drafts/draft-transitions';
import { importedDraft, readExportedDrafts } from '@/domain/drafts/exported-draft';
import { parseJson } from '@/lib/json';
import { randomId } from '@/lib/browser/random-id';
import { visible } from '@/lib/text/visible-text';
import { databases } from '../sync/databases';
import { poke } from '../sync/sync-client';

/** Save for a draft whose form is not open: it goes out now, or when there is a connection. Gives false when it is gone. */
export async function sendDraftNow(id: string): Promise<boolean> {
  const { drafts: database } = databases();
  const found = await database.transaction('rw', database.drafts, async () => {
    const current = await database.drafts.get(id);
    if (current === undefined) return false;
    await database.drafts.put(saveDraft(current, Date.now()));
    return true;
  });
  poke('sender');
  return found;
}

/** Whether fields of a draft's form show what the draft cannot have, so that sending it would leave them out. */
export async function hasBrokenTexts(id: string): Promise<boolean> {
  return (await databases().drafts.brokenTexts.get(id)) !== undefined;
}

/** What became of a file of drafts: `kept` are instances that have a draft on this device already, which stays. */
export interface ImportedDrafts {
  imported: number;
  kept: string[];
}

/** Takes drafts from the text of a file that `exportDraft` made; null when it is no such file. */
export async function importDrafts(text: string): Promise<ImportedDrafts | null> {
  const read = readExportedDrafts(parseJson(text));
  if (read === null) return null;
  const { drafts: database } = databases();
  return database.transaction('rw', database.drafts, async () => {
    const kept: string[] = [];
    for (const one of read) {
      const draft = importedDraft(one, randomId(), Date.now());
      const known = draft.code === null ? 0 : await database.drafts.where('code').equals(draft.code).count();
      if (known > 0) kept.push(visible(draft.value.label) ?? draft.value.code);
      else await database.drafts.add(draft);
    }
    return { imported: read.length - kept.length, kept };
  });
}
